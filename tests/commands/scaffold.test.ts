import { afterAll, beforeAll, expect, it } from "vitest";
import { parseRoute } from "../../scripts/scaffold/route";
import { makeWorkspace, type Workspace } from "../workspace";
import { run, runTests } from "./run";

let workspace: Workspace;
beforeAll(() => {
  workspace = makeWorkspace();
});
afterAll(() => workspace?.remove());

const said = async (script: string, ...args: string[]) => {
  const { code, out, err } = await run(workspace.root, script, ...args);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  return `\n${err}`;
};

it("new:page says what is wrong with its arguments", async () => {
  expect(await said("new-page")).toMatchInlineSnapshot(`
    "
    A route is missing.
    Usage: npm run new:page -- /features/call-queues --template feature|solution|blank
    "
  `);
  expect(await said("new-page", "/features/call-queues", "--template", "featur")).toMatchInlineSnapshot(`
    "
    There is no template "featur". Did you mean "feature"? Templates: feature, solution, blank.
    "
  `);
  expect(await said("new-page", "/features/call-queues", "--templte", "feature")).toMatchInlineSnapshot(`
    "
    Unknown option '--templte'. To specify a positional argument starting with a '-', place it at the end of the command after '--', as in '-- "--templte"
    Usage: npm run new:page -- /features/call-queues --template feature|solution|blank
    "
  `);
  expect(await said("new-page", "/pricing")).toMatchInlineSnapshot(`
    "
    The route /pricing already belongs to pages/pricing.json.
    "
  `);
});

it("new:block says what is wrong with its name", async () => {
  expect(await said("new-block")).toMatchInlineSnapshot(`
    "
    The name of the block is missing.
    Usage: npm run new:block -- price-note
    "
  `);
  expect(await said("new-block", "PriceNote")).toMatchInlineSnapshot(`
    "
    "PriceNote" is not a block name: small letters, digits and single hyphens.
    Usage: npm run new:block -- price-note
    "
  `);
  expect(await said("new-block", "hero")).toMatchInlineSnapshot(`
    "
    There is already a block "hero" in blocks/hero.
    "
  `);
});

it("new:block makes a folder that keeps the contract of every block", async () => {
  expect((await run(workspace.root, "new-block", "price-note")).code).toBe(0);
  expect((await run(workspace.root, "generate", "--check")).code).toBe(0);
  const { code, out } = await runTests(workspace.root, "tests/contract/blocks.test.ts", "price-note");
  expect(out).toMatch(/Tests {2}[1-9]\d* passed/);
  expect(code).toBe(0);
}, 60_000);

const messageOf = (route: string) => {
  try {
    return `taken as ${parseRoute(route)}`;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
};

it("a route that is none names the route that was meant", () => {
  const routes = [
    "/",
    "/a/b-2",
    "Features/Call Queues",
    "/features//calls/",
    "/features/index",
    "index",
    "/ü",
    "/_x",
  ];
  expect(routes.map((route) => `${route} → ${messageOf(route)}`)).toMatchInlineSnapshot(`
    [
      "/ → taken as /",
      "/a/b-2 → taken as /a/b-2",
      "Features/Call Queues → "Features/Call Queues" is not a route: a slash, then small letters, digits and hyphens. Did you mean "/features/call-queues"?",
      "/features//calls/ → "/features//calls/" is not a route: a slash, then small letters, digits and hyphens. Did you mean "/features/calls"?",
      "/features/index → "/features/index" is not a route: a slash, then small letters, digits and hyphens, without index. Did you mean "/features"?",
      "index → "index" is not a route: a slash, then small letters, digits and hyphens, without index. Did you mean "/"?",
      "/ü → "/ü" is not a route: a slash, then small letters, digits and hyphens.",
      "/_x → "/_x" is not a route: a slash, then small letters, digits and hyphens. Did you mean "/x"?",
    ]
  `);
});
