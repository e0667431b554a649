import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadPage } from "../../data/load-page";
import { openSite } from "../../data/site";
import { site } from "../../tests/render";
import { ROOT } from "../../tests/roots";
import { chosenSubjects, PICTURE, pictureProject, routeOf, subjectsOf } from "./subjects";

const subjects = subjectsOf(site.schemas);

it("creates a valid page for each example, and removes its folder", () => {
  const { folder, remove } = pictureProject(ROOT, subjects);
  const pages = openSite(folder, site.schemas);
  const faults = subjects.flatMap((subject) => {
    const ref = pages.pageOfRoute.get(routeOf(subject));
    return ref ? loadPage(pages, ref).diagnostics.map(({ message }) => message) : [subject.name];
  });
  remove();
  expect(faults).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

it("selects the named subjects, or all", () => {
  expect(chosenSubjects(subjects, [])).toBe(subjects);
  const some = chosenSubjects(subjects, ["call-screen", "hero"]).map(({ folder }) => folder);
  expect(some).toEqual(["blocks/hero", "renderer/ui/visuals/call-screen"]);
  expect(() => chosenSubjects(subjects, ["heroo"])).toThrow(
    'There is no block or visual "heroo". Did you mean "hero"?',
  );
});

it("keeps the pictures small enough in total for the repository", () => {
  const bytes = subjects.map(({ folder }) => readFileSync(join(ROOT, folder, PICTURE)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_400_000);
});
