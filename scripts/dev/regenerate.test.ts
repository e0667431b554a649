import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeCodeProject } from "../../tests/commands/code-project";
import { eventually } from "../../tests/eventually";
import { regenerator } from "./regenerate";

it("writes what editors offer once nothing has been saved for a while", async () => {
  const { root, remove } = makeCodeProject();
  const generated = regenerator(root, (fault) => expect(fault).toBeUndefined());
  const offers = () => readFileSync(join(root, "schema/content.editor.gen.json"), "utf8");
  writeFileSync(join(root, "pages/fresh.json"), readFileSync(join(root, "pages/index.json")));
  expect(offers()).not.toContain('"/fresh"');
  generated.later();
  generated.later();
  await eventually(() => expect(offers()).toContain('"label": "/fresh"'));
  await generated.settled();
  remove();
});
