import fc from "fast-check";
import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { EDITS, makeEditedProject, PROJECT_FILES } from "../../checks/site-checker.fixture";
import { openSite } from "../../data/site";
import { VerdictCache } from "../../scripts/cache/verdict-cache";
import { cacheIn } from "../cache";
import { realSchemas } from "../check/project";
import { emptyFolder } from "../empty-folder";
import { NO_TIMEOUT, RUNS } from "./runs";

const edits = fc.array(fc.tuple(fc.constantFrom(...EDITS), fc.constantFrom(...PROJECT_FILES)), {
  minLength: 1,
  maxLength: 5,
});

it(
  "the incremental check and the cached check match a full check after any edits",
  () => {
    cacheIn(emptyFolder());
    const { root, checker, reset, edit } = makeEditedProject();
    reset();
    const property = fc.property(edits, (list) => {
      for (const [name, file] of list) {
        edit(name, file);
        const full = checkSite(openSite(root, realSchemas()));
        expect(checker.check([file]), `${name} ${file}`).toEqual(full);
        const kept = new VerdictCache(openSite(root, realSchemas()));
        expect(
          checkSite(kept.site, (ref) => kept.verdictOf(ref)),
          `${name} ${file}`,
        ).toEqual(full);
        kept.close();
      }
    });
    fc.assert(property, { numRuns: Math.ceil(RUNS / 20) });
  },
  NO_TIMEOUT,
);
