import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeWorkspace, type Workspace } from "../workspace";
import { run } from "./run";

let workspace: Workspace;
beforeAll(() => {
  workspace = makeWorkspace();
});
afterAll(() => workspace?.remove());

it("generate --check names the stale files, and generate writes them", async () => {
  workspace.edit("blocks/countdown/props.gen.ts", "export", "\nexport");
  const stale = await run(workspace.root, "generate", "--check");
  expect(stale.err).toMatch(/^blocks\/countdown\/props\.gen\.ts:1:1: error generated-files\n/);
  expect(stale.code).toBe(1);
  expect(await run(workspace.root, "generate")).toEqual({
    code: 0,
    out: "1 generated files written.\n",
    err: "",
  });
  expect(await run(workspace.root, "generate", "--check")).toMatchObject({ code: 0, err: "" });
});

it("generate refuses a folder without block.tsx", async () => {
  const folder = join(workspace.root, "blocks/half-done");
  mkdirSync(folder);
  writeFileSync(join(folder, "schema.json"), workspace.read("blocks/steps/schema.json"));
  const { code, err } = await run(workspace.root, "generate");
  rmSync(folder, { recursive: true });
  expect({ code, err }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "Missing beside their schema: blocks/half-done/block.tsx. Nothing was generated.
    ",
    }
  `);
});

it("generate names a schema that cannot be read, and one that is no schema", async () => {
  const mend = workspace.edit("blocks/faq/schema.json", "{", "{,");
  const mendOther = workspace.edit("blocks/steps/schema.json", '"type": "string"', '"type": "text"');
  const { code, err } = await run(workspace.root, "generate");
  mend();
  mendOther();
  expect({ code, err }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "blocks/faq/schema.json:1:2: error json-syntax
      A value is expected here (a comma before a closing bracket is not allowed).
      See checks/README.md#json-syntax
    blocks/steps/schema.json:12:15: error schema-shape
      "properties.heading.type" must be equal to one of the allowed values.
      Fix: Choices: array, boolean, integer, null, number, object, string.
      See checks/README.md#schema-shape
    Nothing was generated.
    ",
    }
  `);
});
