import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeCodeProject } from "../../tests/commands/code-project";
import { eventually } from "../../tests/eventually";
import { createRegenerator } from "./regenerate";

it("regenerates files from the schemas after a pause in saving", async () => {
  const { root, remove } = makeCodeProject();
  const regenerator = createRegenerator(root, (fault) => expect(fault).toBeUndefined());
  const props = join(root, "blocks/steps/props.gen.ts");
  writeFileSync(props, "");
  regenerator.schedule();
  regenerator.schedule();
  await eventually(() => expect(readFileSync(props, "utf8")).toContain("StepsProps"));
  await regenerator.stop();
  remove();
});
