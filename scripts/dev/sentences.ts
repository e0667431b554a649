import { openSite } from "../../data/site";
import type { Sentence } from "../../studio/api";
import { accept, ledgerChange, requireSound } from "../accept/ledger-change";
import { KeptPages } from "../kept/kept-pages";
import { UserError } from "../user-error";

/** The sentences of a site that nobody has accepted yet. */
export const unreadIn = (root: string): Sentence[] => ledgerChange(new KeptPages(openSite(root))).sentences;

/**
 * Accepts what the site says, as `npm run accept` does.
 *
 * @param read the sentences that somebody has read
 * @throws UserError where the site says something else by now, or has a fault
 */
export function acceptIn(root: string, read: readonly Sentence[]): void {
  const kept = new KeptPages(openSite(root));
  requireSound(kept);
  if (JSON.stringify(ledgerChange(kept).sentences) !== JSON.stringify(read))
    throw new UserError("The site says something else by now. Read it again.");
  accept(kept);
}
