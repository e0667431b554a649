import { checkPage, type PageVerdict } from "../../checks/check-site";
import type { PageRef } from "../../data/page-refs";
import type { KeptPages } from "../kept/kept-pages";
import { progress } from "../progress";
import type { CheckedPageReply, CheckTask } from "./check-worker";
import { runInWorkers } from "./share-out";

/** From so many pages on the check takes long enough to show how far it has come. */
const MIN_PAGES_FOR_PROGRESS = 200;
/** Below so many, all pages are sooner checked here than two workers are started and have opened the site. */
const MIN_PAGES_FOR_WORKERS = 1000;

/**
 * Gives what `checkSite` asks for a page's verdict; those of a large site have been found on all cores by then.
 *
 * @param cache the site, with the verdicts of an earlier run
 * @param coreIsFree as of `shareOut`
 * @throws when a worker does not come to its end
 */
export async function checkPages(
  cache: KeptPages,
  coreIsFree?: Promise<unknown>,
  minPagesForWorkers = MIN_PAGES_FOR_WORKERS,
): Promise<typeof checkPage> {
  const { site } = cache;
  const { pages, root } = site;
  const uncached = [...pages.entries()].filter(([, ref]) => !cache.hasVerdictOf(ref));
  // Without the constants no page is checked.
  const isBroken = site.constantsDocument.diagnostics.length > 0;
  if (isBroken || uncached.length < Math.min(MIN_PAGES_FOR_PROGRESS, minPagesForWorkers))
    return (_site, ref) => cache.verdictOf(ref);
  const tick = progress("Checking pages", uncached.length);
  const found = new Map<PageRef | undefined, PageVerdict>();
  if (uncached.length >= minPagesForWorkers)
    await runInWorkers<number, CheckedPageReply>(
      "workers/check-worker",
      { root } satisfies CheckTask,
      uncached.map(([index]) => index),
      ({ index, verdict }) => {
        found.set(pages[index], verdict);
        tick();
      },
      coreIsFree,
    );
  return (_site, ref) =>
    cache.verdictOf(ref, () => {
      const known = found.get(ref);
      if (!known) tick();
      return known ?? checkPage(site, ref);
    });
}
