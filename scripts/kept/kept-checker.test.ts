import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkPage } from "../../checks/check-site";
import { type EditedProject, makeEditedProject } from "../../checks/site-checker.fixture";
import { openSite } from "../../data/site";
import { KeptChecker } from "./kept-checker";
import { KeptPages } from "./kept-pages";

let project: EditedProject;
let folder: string;
beforeAll(() => {
  project = makeEditedProject();
  project.beginAnew();
  folder = mkdtempSync(join(tmpdir(), "kept-checker-"));
});
afterAll(() => {
  project.remove();
  rmSync(folder, { recursive: true });
});

it("keeps what it finds at first, begins with what is kept, and judges a save anew", () => {
  const found = new KeptChecker(project.root, "1", folder).check();
  const kept = new KeptPages(openSite(project.root), "1", folder);
  expect(kept.site.pages.filter((ref) => !kept.hasVerdictOf(ref))).toEqual([]);

  // What only a verdict of an earlier run can say.
  const [ref] = kept.site.pages.filter(({ route }) => route === "/other");
  if (!ref) throw new Error("There is no page /other.");
  const verdict = checkPage(kept.site, ref);
  const told = { ...verdict, summary: { ...verdict.summary, blocks: verdict.summary.blocks + 100 } };
  const earlier = new KeptPages(kept.site, "2", folder);
  earlier.verdictOf(ref, () => told);
  earlier.save();
  const checker = new KeptChecker(project.root, "2", folder);
  expect(checker.check().summary.blocks).toBe(found.summary.blocks + 100);

  project.change("pages/other.json", (text) => `${text}\n`);
  expect(checker.check(["pages/other.json"]).summary.blocks).toBe(found.summary.blocks);
  expect(checker.checked).toEqual(["/other"]);
});
