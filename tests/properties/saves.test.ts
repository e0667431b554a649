import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { EDITS, type EditedProject, FILES, makeEditedProject } from "../../checks/site-checker.fixture";
import { openSite } from "../../data/site";
import { realSchemas } from "../check/project";
import { NO_LIMIT, RUNS } from "./runs";

let project: EditedProject;
beforeAll(() => {
  project = makeEditedProject();
  project.beginAnew();
});
afterAll(() => project?.remove());

const edits = fc.array(fc.tuple(fc.constantFrom(...EDITS), fc.constantFrom(...FILES)), {
  minLength: 1,
  maxLength: 5,
});

it(
  "the check of what a save concerns gives the verdict of a full check after any edits",
  () => {
    const { root, checker, edit } = project;
    const property = fc.property(edits, (list) => {
      for (const [name, file] of list) {
        edit(name, file);
        const full = checkSite(openSite(root, realSchemas()));
        expect(checker.check([file]), `${name} ${file}`).toEqual(full);
      }
    });
    fc.assert(property, { numRuns: Math.ceil(RUNS / 20) });
  },
  NO_LIMIT,
);
