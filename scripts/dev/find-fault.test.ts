import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeProject, page, text } from "../../tests/check/project";
import { type FindFault, faultFinder } from "./find-fault";

let project: ReturnType<typeof makeProject>;
let findFault: FindFault;

const save = (file: string, content: unknown) =>
  writeFileSync(join(project.root, file), JSON.stringify(content));
const other = (body: string) => page([text(body)], { title: "Another page of this project" });

beforeEach(() => {
  project = makeProject({ "pages/index.json": page() });
  findFault = faultFinder(project.root);
});
afterEach(() => project.remove());

it("finds nothing in a sound project", () => {
  expect(findFault()).toBeUndefined();
  expect(findFault(["pages/index.json"])).toBeUndefined();
});

it("finds the fault of a saved file, with its place, and that it is mended", () => {
  findFault();
  save("pages/index.json", page([text("It costs $13.")]));
  const fault = findFault(["pages/index.json"]);
  expect(fault).toMatchObject({ title: "1 fault in the content", place: { file: "pages/index.json" } });
  expect(fault?.text).toContain('"$13"');
  save("pages/index.json", page());
  expect(findFault(["pages/index.json"])).toBeUndefined();
});

it("still tells the faults of files that were not saved", () => {
  save("pages/index.json", page([text("It costs $13.")]));
  findFault();
  save("pages/other.json", { ...other("It costs $14."), description: `Another. ${page().description}` });
  expect(findFault(["pages/other.json"])?.title).toBe("2 faults in the content");
});

it("tells a broken schema, and forgets no save that was made meanwhile", () => {
  findFault();
  const folder = join(project.root, "blocks");
  rmSync(folder);
  mkdirSync(join(folder, "hero"), { recursive: true });
  writeFileSync(join(folder, "hero/schema.json"), "{");
  expect(findFault(["blocks/hero/schema.json"])?.text).toContain("blocks/hero/schema.json:1:1");
  save("pages/index.json", page([text("It costs $13.")]));
  expect(findFault(["pages/index.json"])?.text).toContain("blocks/hero/schema.json:1:1");
  writeFileSync(join(folder, "hero/schema.json"), '{ "type": "object" }');
  expect(findFault(["blocks/hero/schema.json"])?.place?.file).toBe("pages/index.json");
});
