import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { checkPage, checkSite, type PageVerdict } from "../../checks/check-site";
import type { PageRef } from "../../data/page-refs";
import { openSite, type Site } from "../../data/site";
import { hasErrors } from "../../schema/diagnostic";
import { realSchemas } from "../check/project";
import { copyProject, type ProjectCopy } from "../project-copy";
import { mutate, mutations } from "./mutations";
import { NO_TIMEOUT, RUNS } from "./runs";
import { expectLocated, expectPrintable } from "./sound-report";

/** A broken data file affects many pages. */
const numRuns = Math.ceil(RUNS / 10);
/** Number of pages checked again in each run, besides those that the broken file generates. */
const PAGES = 2;

let project: ProjectCopy;
let files: readonly string[];
/** Cached verdicts of the other pages, for the rules over all pages. */
let verdicts: ReadonlyMap<string, PageVerdict>;
beforeAll(() => {
  project = copyProject();
  // Files that are read before any page: data, shared blocks, templates.
  files = project.files.filter((file) => /^data\/|^pages\/_shared\/|\[/.test(file));
  const site = openSite(project.root, realSchemas());
  verdicts = new Map(site.pages.map((ref) => [ref.route, checkPage(site, ref)]));
});

it(
  "a mutated data file, shared block or template produces a verdict with located faults",
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
        const site = openSite(project.root, realSchemas());
        const { diagnostics } = checkSite(site, (ref) => verdictOf(site, ref));
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
