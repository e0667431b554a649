import { checkPage, type PageVerdict } from "../../checks/check-site";
import type { PageRef } from "../../data/page-refs";
import type { KeptPages } from "../kept/kept-pages";
import { progress } from "../progress";
import type { CheckedPageReply, CheckTask } from "./check-worker";
import { shareOut } from "./share-out";

/** From so many pages on the check takes long enough to show how far it has come. */
const WORTH_SHOWING = 200;
/** Below so many, all pages are sooner checked here than two workers are started and have opened the site. */
const WORTH_SHARING = 1000;

/**
 * Gives what `checkSite` asks for a page's verdict; those of a large site have been found on all cores by then.
 *
 * @param kept the site, with the verdicts of an earlier run
 * @param coreIsFree as of `shareOut`
 * @throws when a worker does not come to its end
 */
export async function checkPages(
  kept: KeptPages,
  coreIsFree?: Promise<unknown>,
  worthSharing = WORTH_SHARING,
): Promise<typeof checkPage> {
  const { site } = kept;
  const { pages, root } = site;
  const unknown = [...pages.entries()].filter(([, ref]) => !kept.hasVerdictOf(ref));
  // Without the constants no page is checked.
  const isBroken = site.constantsDocument.diagnostics.length > 0;
  if (isBroken || unknown.length < Math.min(WORTH_SHOWING, worthSharing))
    return (_site, ref) => kept.verdictOf(ref);
  const tick = progress("Checking pages", unknown.length);
  const found = new Map<PageRef | undefined, PageVerdict>();
  if (unknown.length >= worthSharing)
    await shareOut<number, CheckedPageReply>(
      "workers/check-worker",
      { root } satisfies CheckTask,
      unknown.map(([index]) => index),
      ({ index, verdict }) => {
        found.set(pages[index], verdict);
        tick();
      },
      coreIsFree,
    );
  return (_site, ref) =>
    kept.verdictOf(ref, () => {
      const known = found.get(ref);
      if (!known) tick();
      return known ?? checkPage(site, ref);
    });
}
