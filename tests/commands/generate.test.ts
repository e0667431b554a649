import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { main } from "../../scripts/generate";
import { generate } from "../../scripts/generate/generate";
import { makeCodeProject } from "./code-project";
import { runHere } from "./run";

const root = makeCodeProject();
beforeAll(() => runHere(main, root));

/** Replaces a text that the file must contain; returns a function that restores the file. */
function edit(file: string, found: string, replacement: string): () => void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(found);
  writeFileSync(path, text.replace(found, replacement));
  return () => writeFileSync(path, text);
}

const choices = (): string => readFileSync(join(root, "schema/content.editor.gen.json"), "utf8");

it("generate --check names the stale files, and generate writes them", async () => {
  edit("blocks/countdown/props.gen.ts", "export", "\nexport");
  const stale = await runHere(main, root, "--check");
  expect(stale).toMatchObject({ code: 1, out: "" });
  expect(stale.err).toMatch(/^blocks\/countdown\/props\.gen\.ts:1:1: error generated-files\n/);
  const written = await runHere(main, root);
  expect(written).toEqual({ code: 0, out: "1 generated file written.\n", err: "" });
  const fresh = await runHere(main, root, "--check");
  expect(fresh).toEqual({ code: 0, out: "Generated files are up to date.\n", err: "" });
});

it("a new page makes no committed file stale, and is offered by editors", async () => {
  const path = join(root, "pages/new.json");
  writeFileSync(path, readFileSync(join(root, "pages/index.json")));
  expect(await generate(root, true)).toEqual([]);
  await runHere(main, root);
  const { $defs } = JSON.parse(choices());
  const offered = $defs.address.defaultSnippets.map(({ label }: { label: string }) => label);
  expect(offered).toEqual(expect.arrayContaining(["/", "/new"]));
  rmSync(path);
});

it("generate keeps the editor schemas while the constants are invalid", async () => {
  const before = choices();
  const mend = edit("data/constants.json", "{", "{,");
  const { code, out } = await runHere(main, root);
  mend();
  expect({ code, out }).toEqual({ code: 0, out: "0 generated files written.\n" });
  expect(choices()).toBe(before);
});

it("generate rejects a block folder without block.tsx", async () => {
  const folder = join(root, "blocks/half-done");
  mkdirSync(folder);
  writeFileSync(join(folder, "schema.json"), readFileSync(join(root, "blocks/steps/schema.json")));
  const { code, err } = await runHere(main, root);
  rmSync(folder, { recursive: true });
  expect({ code, err }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "blocks/half-done/block.tsx:1:1: error schema-shape
      This file is missing, and the block or visual of its folder needs it.
      Fix: Write it, or remove the folder.
      See checks/README.md#schema-shape
    ",
    }
  `);
});

it("generate reports a schema with a syntax error, and one that is not a valid schema", async () => {
  const mend = edit("blocks/faq/schema.json", "{", "{,");
  const mendOther = edit("blocks/steps/schema.json", '"type": "string"', '"type": "text"');
  const { code, err } = await runHere(main, root);
  mend();
  mendOther();
  expect({ code, err }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "blocks/faq/schema.json:1:2: error json-syntax
      This comma separates nothing.
      Fix: Remove it.
      See checks/README.md#json-syntax
    blocks/steps/schema.json:23:82: error schema-shape
      "type" cannot be "text".
      Fix: Choices: array, boolean, integer, null, number, object, string.
      See checks/README.md#schema-shape
    ",
    }
  `);
});

it("generate reports a schema that cannot be compiled, and a folder without one", async () => {
  const mend = edit("blocks/faq/schema.json", '"maxItems"', '"maxItens"');
  mkdirSync(join(root, "blocks/half-done"));
  const { code, err } = await runHere(main, root);
  mend();
  rmSync(join(root, "blocks/half-done"), { recursive: true });
  expect({ code, err }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "blocks/half-done/schema.json:1:1: error schema-shape
      This file is missing, and the block or visual of its folder needs it.
      Fix: Write it, or remove the folder.
      See checks/README.md#schema-shape
    blocks/faq/schema.json:16:7: error schema-shape
      There is no "maxItens" in JSON Schema.
      Fix: Did you mean "maxItems"?
      See checks/README.md#schema-shape
    ",
    }
  `);
});
