import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { checkPage } from "../../checks/check-site";
import { firstCauses } from "../../checks/first-causes";
import { describePlaces } from "../../data/describe-places";
import { loadPage } from "../../data/load-page";
import { openSite, type Site } from "../../data/site";
import { PageView } from "../../renderer/page-view";
import "../components";
import { hasErrors } from "../../schema/diagnostic";
import { realSchemas } from "../check/project";
import { copyProject, type ProjectCopy } from "../project-copy";
import { mutate, mutations } from "./mutations";
import { NO_TIMEOUT, RUNS } from "./runs";
import { expectLocated, expectPrintable } from "./sound-report";

/** Rendering is slower than checking, so only every fifth clean page is rendered. */
const RENDERED = 5;

let project: ProjectCopy;
let site: Site;
beforeAll(() => {
  project = copyProject();
  site = openSite(project.root, realSchemas());
});

it(
  "a mutated page either has located faults or renders",
  () => {
    let clean = 0;
    let faulty = 0;
    const property = fc.property(fc.nat(), mutations, (choice, changes) => {
      const ref = site.pages[choice % site.pages.length];
      if (!ref) throw new Error("There are no pages.");
      const bytes = mutate(project.read(ref.file), changes);
      project.during(ref.file, bytes, () => {
        const verdict = checkPage(site, ref);
        const diagnostics = describePlaces(site, firstCauses(site, verdict.diagnostics));
        for (const diagnostic of diagnostics) expectLocated(project.root, diagnostic);
        expectPrintable(project.root, diagnostics);
        if (hasErrors(diagnostics)) {
          faulty += 1;
          return;
        }
        clean += 1;
        if (clean % RENDERED > 0) return;
        const page = loadPage(site, ref);
        expect(renderToStaticMarkup(createElement(PageView, { site, page }))).toContain("<main");
      });
    });
    fc.assert(property, { numRuns: RUNS, seed: 20251112, verbose: 1 });
    // Pages of only one kind would prove nothing.
    expect(clean).toBeGreaterThan(RUNS / 50);
    expect(faulty).toBeGreaterThan(RUNS / 4);
  },
  NO_TIMEOUT,
);
