import { mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { page, projectOf, text } from "../../tests/check/project";
import { createFaultFinder } from "./find-fault";

let root: string;
let findFault: ReturnType<typeof createFaultFinder>["find"];

const save = (file: string, content: unknown) => writeFileSync(join(root, file), JSON.stringify(content));
const other = (body: string) =>
  page([text(body)], {
    title: "Another page of this project",
    description: `Another. ${page().description}`,
  });

beforeEach(() => {
  root = projectOf({ "pages/index.json": page() });
  findFault = createFaultFinder(root).find;
});

it("finds nothing in a valid project", () => {
  expect(findFault()).toBeUndefined();
  expect(findFault(["pages/index.json"])).toBeUndefined();
});

it("reports the fault of a saved file with its position, and clears it once fixed", () => {
  findFault();
  save("pages/index.json", page([text("It costs $13.")]));
  const fault = findFault(["pages/index.json"]);
  expect(fault?.title).toBe("1 fault in the content");
  expect(fault?.text).toMatch(/^pages\/index\.json:\d+:\d+: error literal-figure\n.*"\$13"/);
  save("pages/index.json", page());
  expect(findFault(["pages/index.json"])).toBeUndefined();
});

it("keeps reporting faults of files that were not saved", () => {
  save("pages/index.json", page([text("It costs $13.")]));
  findFault();
  save("pages/other.json", other("It costs $14."));
  expect(findFault(["pages/other.json"])?.title).toBe("2 faults in the content");
});

it("reports a broken schema, and remembers files saved meanwhile", () => {
  findFault();
  const folder = join(root, "blocks");
  unlinkSync(folder);
  mkdirSync(join(folder, "hero"), { recursive: true });
  writeFileSync(join(folder, "hero/schema.json"), "{");
  expect(findFault(["blocks/hero/schema.json"])?.text).toContain("blocks/hero/schema.json:1:1");
  save("pages/index.json", page([text("It costs $13.")]));
  expect(findFault(["pages/index.json"])?.text).toContain("blocks/hero/schema.json:1:1");
  writeFileSync(join(folder, "hero/schema.json"), '{ "type": "object" }');
  expect(findFault(["blocks/hero/schema.json"])?.text).toMatch(/^pages\/index\.json:/);
});
