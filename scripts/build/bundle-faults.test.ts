import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { formatText } from "../report/text";
import { bundleFaults } from "./bundle-faults";

const printFaults = async (root: string, error: unknown) =>
  (await bundleFaults(root, error)).map(formatText).join("\n");

it("reads the position of a syntax error from the bundler's code frame", async () => {
  const message =
    "\x1b[31m[builtin:vite-transform] \x1b[0mExpected `,` or `)` but found `;`\n    \x1b[38;5;246m╭─[\x1b[0m blocks/faq/block.tsx:23:4 \x1b[38;5;246m]\x1b[0m";
  expect(await printFaults("/project", { errors: [{ message, loc: { line: 23 } }] })).toMatchInlineSnapshot(`
    "blocks/faq/block.tsx:23:4: error bundle
      Expected \`,\` or \`)\` but found \`;\`.
      See checks/README.md#bundle"
  `);
});

it("uses the bundler's position without a code frame", async () => {
  const errors = [{ message: "Could not load it", id: "/project/blocks/faq/block.tsx" }];
  expect(await printFaults("/project", { errors })).toMatchInlineSnapshot(`
    "blocks/faq/block.tsx:1:1: error bundle
      Could not load it.
      See checks/README.md#bundle"
  `);
});

it("finds the stylesheet that Tailwind failed to parse", async () => {
  const root = emptyFolder();
  for (const [folder, css] of [
    ["blocks/good", "@import './other.css';\n.good { @apply flex; }"],
    ["blocks/open", ".ok { color: red }\n.open { color: red"],
    ["renderer/styles", ".stray { color: red }\n}"],
  ] as const) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, "block.css"), css);
  }
  const text = await printFaults(root, { errors: [{ name: "CssSyntaxError", id: join(root, "site.css") }] });
  expect(text).toMatchInlineSnapshot(`
    "blocks/open/block.css:2:1: error bundle
      Missing closing } at .open.
      See checks/README.md#bundle
    renderer/styles/block.css:2:1: error bundle
      Missing opening {.
      See checks/README.md#bundle"
  `);
});

it("returns nothing for an error without a position, so that it is rethrown", async () => {
  expect(await bundleFaults("/project", new Error("The disk is full."))).toEqual([]);
});
