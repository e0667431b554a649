import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkPage, checkSite, type PageVerdict } from "../../checks/check-site";
import type { PageRef } from "../../data/page-refs";
import { openSite, type Site } from "../../data/site";
import { hasErrors } from "../../schema/diagnostic";
import { realSchemas } from "../check/project";
import { mutate, mutations } from "./mutations";
import { copyProject, type ProjectCopy } from "./project-copy";
import { NO_TIMEOUT, RUNS } from "./runs";
import { expectLocated, expectPrintable } from "./sound-report";

/** A broken data file concerns many pages. */
const numRuns = Math.ceil(RUNS / 10);
/** So many pages are checked again in each run, beside those that the broken file makes. */
const PAGES = 2;

let project: ProjectCopy;
let files: readonly string[];
/** What the rules over all pages need of those that are not checked again. */
let verdicts: ReadonlyMap<string, PageVerdict>;
beforeAll(() => {
  project = copyProject();
  // Everything that is read before a page is: data, shared blocks, templates.
  files = project.files.filter((file) => /^data\/|^pages\/_shared\/|\[/.test(file));
  const site = openSite(project.root, realSchemas());
  verdicts = new Map(site.pages.map((ref) => [ref.route, checkPage(site, ref)]));
});
afterAll(() => project?.remove());

it(
  "a data file, a shared block or a template that anything may have happened to leaves a verdict",
  () => {
    let clean = 0;
    const property = fc.property(fc.nat(), fc.nat(), mutations, (choice, page, changes) => {
      const file = files[choice % files.length] ?? "";
      const verdictOf = (site: Site, ref: PageRef): PageVerdict => {
        const distance = (site.pages.indexOf(ref) - page + site.pages.length * page) % site.pages.length;
        const isConcerned = ref.file === file || ref.itemFile === file || distance < PAGES;
        return (isConcerned ? undefined : verdicts.get(ref.route)) ?? checkPage(site, ref);
      };
      project.during(file, mutate(project.read(file), changes), () => {
        const { diagnostics } = checkSite(openSite(project.root, realSchemas()), { verdictOf });
        for (const diagnostic of diagnostics) expectLocated(project.root, diagnostic);
        expectPrintable(project.root, diagnostics);
        if (!hasErrors(diagnostics)) clean += 1;
      });
    });
    fc.assert(property, { numRuns, seed: 20251114, verbose: 1 });
    expect(clean).toBeGreaterThan(0);
    expect(clean).toBeLessThan(numRuns);
  },
  NO_TIMEOUT,
);
