import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { FROZEN_SITE } from "../roots";
import { block, check, type Files, formatDiagnostic, page, projectOf, realSchemas } from "./project";

/** The errors of a project, as formatted for people. */
function errors(files: Files): string {
  const found = check(files).diagnostics.filter(({ severity }) => severity === "error");
  return `\n${found.map((diagnostic) => formatDiagnostic(files, diagnostic)).join("\n\n")}\n`;
}

it("no-pages reports that there is nothing to check", () => {
  const root = projectOf({ "pages/index.json": page() });
  rmSync(join(root, "pages"), { recursive: true });
  const { diagnostics } = checkSite(openSite(root, realSchemas()));
  const found = diagnostics.filter(({ rule }) => rule === "no-pages");
  expect(found.map((diagnostic) => formatDiagnostic({}, diagnostic))).toMatchInlineSnapshot(`
    [
      "pages:1:1 «» error no-pages
    There are no pages to check.
    Fix: Add one: npm run new:page -- / --template blank",
    ]
  `);
});

it("block-props reports a block that needs the item of a template", () => {
  const back = { label: "All articles", to: "/" };
  expect(
    errors({ "pages/index.json": page([block("blog-post", { back, shareButtons: [] })]) }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:14:15 «"blog-post"» error block-props
    block 2 Blog post: The block blog-post shows an item of data/posts, but this page is not about one.
    Fix: Put it on the template of the collection, whose file name is in [ ].
    "
  `);
});

it("asks for the document of a figure in an article, before an exception", () => {
  const file = "data/posts/keeping-your-number.json";
  const post = JSON.parse(readFileSync(join(FROZEN_SITE, file), "utf8")) as { content: string[] };
  const content = [...post.content, "Of the numbers that we asked about, 38% had moved once."];
  const files = {
    [file]: { ...post, content },
    "pages/blog/[postId].json": page([], { collection: "posts", title: "{{item.title}}: our own words" }),
  };
  const { diagnostics } = check(files);
  const fault = diagnostics.find(({ message }) => message.includes("38%"));
  expect(fault?.fix).toMatch(
    /^If a document says it, add that to "sources", and "38%" to its "figures": \[ … \]\./,
  );
});
