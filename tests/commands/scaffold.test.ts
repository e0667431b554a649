import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { openSite } from "../../data/site";
import { main as generate } from "../../scripts/generate";
import { main as newBlock } from "../../scripts/new-block";
import { main as newPage } from "../../scripts/new-page";
import { parseRoute } from "../../scripts/scaffold/route";
import { page, projectOf } from "../check/project";
import { expectSoundBlockSchema, renderedExample } from "../contract/block-contract";
import { makeCodeProject } from "./code-project";
import { type Command, runHere } from "./run";

const root = projectOf({
  "pages/index.json": page(),
  "pages/pricing.json": page([], { title: "What a number costs" }),
});

/** The message of a command that fails; code 2 is for an invalid call. */
const said = async (code: 1 | 2, command: Command, ...args: string[]) => {
  const { err, ...outcome } = await runHere(command, root, ...args);
  expect(outcome).toEqual({ code, out: "" });
  return `\n${err}`;
};

it("new:page reports invalid arguments", async () => {
  expect(await said(2, newPage, "/features/call-queues", "--template", "featur")).toMatchInlineSnapshot(`
    "
    "featur" is not a template. Did you mean "feature"? Choices: feature, solution, blank, article, comparison.
    For help: npm run new:page -- --help
    "
  `);
  expect(await said(1, newPage, "/pricing")).toMatchInlineSnapshot(`
    "
    There is a page /pricing already: pages/pricing.json.
    "
  `);
});

it("new:page copies the blocks of another page without its texts", async () => {
  expect((await runHere(newPage, root, "/offers", "--like", "/pricing")).code).toBe(0);
  const written = JSON.parse(readFileSync(join(root, "pages/offers.json"), "utf8"));
  expect(written).toMatchObject({ $schema: "../schema/page.editor.gen.json", name: "Offers", kind: "page" });
  const [hero] = written.blocks;
  expect(hero).toMatchObject({ type: "hero", props: { heading: "[The page's main heading]" } });
  expect(readFileSync(join(root, "pages/pricing.json"), "utf8")).not.toContain("[The page");
});

it("new:page writes to the folder with the content", async () => {
  vi.stubEnv("PINGO_ROOT", root);
  expect((await runHere(newPage, "/no-such-folder", "/elsewhere")).code).toBe(0);
  expect(openSite(root).pageOfRoute.has("/elsewhere")).toBe(true);
});

it("new:page reports an invalid page to copy", async () => {
  expect(await said(1, newPage, "/offers-too", "--like", "/prices")).toMatchInlineSnapshot(`
    "
    There is no page /prices.
    "
  `);
  expect(
    await said(2, newPage, "/offers-too", "--like", "/pricing", "--template", "blank"),
  ).toMatchInlineSnapshot(`
    "
    Option "--like <route>" cannot be used with option "--template <template>".
    For help: npm run new:page -- --help
    "
  `);
});

it("new:block reports an invalid name", async () => {
  expect(await said(2, newBlock, "PriceNote")).toMatchInlineSnapshot(`
    "
    "PriceNote" is not a block name: lowercase letters, digits and single hyphens.
    For help: npm run new:block -- --help
    "
  `);
  expect(await said(1, newBlock, "hero")).toMatchInlineSnapshot(`
    "
    There is already a block "hero" in blocks/hero.
    "
  `);
});

it("new:block creates a folder that satisfies the contract of every block", async () => {
  const code = makeCodeProject();
  expect((await runHere(newBlock, code, "price-note")).code).toBe(0);
  expect((await runHere(generate, code, "--check")).code).toBe(0);
  const site = openSite(code);
  expectSoundBlockSchema(site.schemas.schema("blocks/price-note/schema.json"));
  const { default: component } = (await import(join(code, "blocks/price-note/block.tsx"))) as {
    default: ComponentType<object>;
  };
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
  expect(await renderedExample(site, "price-note", component)).toContain("[Title of the section]");
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

const messageOf = (route: string) => {
  try {
    return `taken as ${parseRoute(route)}`;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
};

it("an invalid route is reported with a suggestion", () => {
  const routes = [
    "/",
    "/a/b-2",
    "Features/Call Queues",
    "/features//calls/",
    "/features/index",
    "index",
    "/ü",
    "/_x",
    "/a--b",
    "/data/prices",
  ];
  expect(routes.map((route) => `${route} → ${messageOf(route)}`)).toMatchInlineSnapshot(`
    [
      "/ → taken as /",
      "/a/b-2 → taken as /a/b-2",
      "Features/Call Queues → "Features/Call Queues" is not a route: a slash, then lowercase letters, digits and single hyphens. Did you mean "/features/call-queues"?",
      "/features//calls/ → "/features//calls/" is not a route: a slash, then lowercase letters, digits and single hyphens. Did you mean "/features/calls"?",
      "/features/index → "/features/index" is not a route: a slash, then lowercase letters, digits and single hyphens, without index. Did you mean "/features"?",
      "index → "index" is not a route: a slash, then lowercase letters, digits and single hyphens, without index. Did you mean "/"?",
      "/ü → "/ü" is not a route: a slash, then lowercase letters, digits and single hyphens. Did you mean "/u"?",
      "/_x → "/_x" is not a route: a slash, then lowercase letters, digits and single hyphens. Did you mean "/x"?",
      "/a--b → "/a--b" is not a route: a slash, then lowercase letters, digits and single hyphens. Did you mean "/a-b"?",
      "/data/prices → "/data/prices" cannot be a page: the build writes other files to /data/.",
    ]
  `);
});
