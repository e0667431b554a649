import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { Draft } from "../../data/read-document";
import { block, page, projectOf, text } from "../../tests/check/project";
import { emptyFolder } from "../../tests/empty-folder";
import { UserError } from "../user-error";
import { findFailedBlock, pageFault } from "./page-fault";

const FILE = "pages/pricing.json";

it("reports the error of a component as a fault of its block, with the first lines of its stack", async () => {
  const error = Object.assign(new Error(), { stack: "TypeError: x\n┌ hint\n at a\n at b\n at c\n at d" });
  expect(await pageFault(FILE, error, async () => "block 2 hero")).toMatchObject({
    file: FILE,
    where: "block 2 hero",
    message: "The page could not be rendered. TypeError: x\n at a\n at b\n at c",
  });
});

it("names the sources of the bundled code, and no packages", async () => {
  const chunk = join(emptyFolder(), "chunk a.js");
  writeFileSync(chunk, "// blocks/hero/block.tsx\nfail();\n// renderer/page-view.tsx\nrender();\n");
  const { href } = pathToFileURL(chunk);
  const frames = [
    `at Hero (${href}:2:1)`,
    "at retry (/p/node_modules/react/a.js:1:2)",
    `at async ${href}:4:1`,
  ];
  const error = Object.assign(new Error(), { stack: ["Error: x", ...frames].join("\n    ") });
  const fault = await pageFault(FILE, error, async () => "");
  expect(fault.message).toBe(
    "The page could not be rendered. Error: x\n    at Hero (blocks/hero/block.tsx)\n    at async renderer/page-view.tsx",
  );
});

it("reports a full disk as an error of the system", async () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  await expect(pageFault(FILE, error, async () => "")).rejects.toThrow(
    new UserError("The disk is full. Free some space and try again."),
  );
});

it("finds the first block that fails on its own, unless the frame of the page does", async () => {
  const blocks = [text("Good."), { use: "plans" }, block("hero", { heading: "Bad" })];
  const root = projectOf({ [FILE]: page(blocks) });
  const findFailing = (pattern: RegExp) =>
    findFailedBlock(root, FILE, async (draft: Draft) => {
      if (pattern.test(draft.text)) throw new Error("x");
    });
  expect(await findFailing(/Bad/)).toMatch(/^block \d hero$/);
  expect(await findFailing(/Bad|plans/)).toMatch(/^block \d plans$/);
  expect(await findFailing(/title/)).toBe("");
  expect(await findFailing(/nothing/)).toBe("");
});
