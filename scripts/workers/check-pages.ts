import { checkPage, type PageVerdict, type VerdictOf } from "../../checks/check-site";
import type { PageRef } from "../../data/page-refs";
import type { VerdictCache } from "../cache/verdict-cache";
import { progress } from "../progress";
import type { CheckedPage } from "./check-worker";
import { runInWorkers } from "./run-in-workers";

/** Minimum number of pages to check that take long enough to show progress. */
const MIN_PAGES_FOR_PROGRESS = 200;
/** Minimum number of pages to check in workers: below it, starting two workers that open the site takes longer. */
const MIN_PAGES_FOR_WORKERS = 1000;

/**
 * Returns the function that `checkSite` calls for the verdict on a page. Checks the pages of a large site on all cores
 * first.
 *
 * @param cache cache of the site's verdicts
 * @param coreIsFree as in `runInWorkers`
 * @throws when a worker fails
 */
export async function checkPages(
  cache: VerdictCache,
  coreIsFree?: Promise<unknown>,
  minPagesForWorkers = MIN_PAGES_FOR_WORKERS,
): Promise<VerdictOf> {
  const { site } = cache;
  const { pages, root } = site;
  const uncached = [...pages.entries()].filter(([, ref]) => !cache.hasVerdictOf(ref));
  // Without valid constants, no page is checked.
  const isBroken = site.documents.constants.diagnostics.length > 0;
  if (isBroken || uncached.length < Math.min(MIN_PAGES_FOR_PROGRESS, minPagesForWorkers))
    return (ref) => cache.verdictOf(ref);
  const tick = progress("Checking pages", uncached.length);
  const found = new Map<PageRef | undefined, PageVerdict>();
  if (uncached.length >= minPagesForWorkers)
    await runInWorkers<number, CheckedPage>(
      "workers/check-worker",
      [root],
      uncached.map(([index]) => index),
      ({ index, verdict }) => {
        found.set(pages[index], verdict);
        tick();
      },
      coreIsFree,
    );
  return (ref) =>
    cache.verdictOf(ref, () => {
      const known = found.get(ref);
      // The handles of the workers refer to the map, and so to the verdicts, for a while after they have ended.
      found.delete(ref);
      if (!known) tick();
      return known ?? checkPage(site, ref);
    });
}
