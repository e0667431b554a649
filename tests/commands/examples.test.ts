import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { main as check } from "../../scripts/check";
import { main as pictures } from "../../scripts/pictures";
import { makeCodeProject } from "./code-project";
import { runHere } from "./run";

it("a faulty example is reported in its own file, before a browser waits for it", async () => {
  const root = makeCodeProject();
  const file = "blocks/countdown/example.json";
  writeFileSync(join(root, file), '{ "type": "countdown" }\n');
  const fault = `${file}:1:1: error block-shape\n  "props" is missing.`;
  expect(await runHere(pictures, root, "countdown")).toMatchObject({
    code: 1,
    err: expect.stringContaining(fault),
  });
  const { code, out } = await runHere(check, root, "--format", "lines");
  expect(code).toBe(1);
  expect(out).toContain(`${file}:1:1: error block-shape: "props" is missing.`);
});
