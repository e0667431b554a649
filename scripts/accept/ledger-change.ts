import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { distance } from "fastest-levenshtein";
import { checkSite } from "../../checks/check-site";
import {
  acceptedFiles,
  acceptedSentences,
  ledgerFile,
  ledgerText,
  unreadLines,
} from "../../checks/ledger/accepted";
import { LEDGER_FOLDER, type LedgerEntry } from "../../checks/ledger/ledger";
import { replaceFile } from "../../data/replace-file";
import type { Sentence } from "../../studio/api";
import type { VerdictCache } from "../cache/verdict-cache";
import { UserError } from "../user-error";

/** Minimum similarity, 0 to 1, of a changed sentence to its former version; below it, the sentence counts as new. */
const MIN_SIMILARITY = 0.5;

const similarity = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length);

/** Returns the sentences that a person has to read, each with the accepted sentence that it replaces. */
function sentencesOf(root: string, ledger: readonly LedgerEntry[]): Sentence[] {
  const accepted = acceptedSentences(root);
  if (accepted.size === 0) return [];
  return ledger.flatMap((entry) => {
    const { unread, gone } = unreadLines(entry, accepted);
    return unread.map(({ title, line: { file, path, label, text } }): Sentence => {
      const sentence = { file, where: title, text, ...(path ? { path } : {}) };
      const [best] = gone
        .filter((former) => former.label === label && similarity(former.text, text) >= MIN_SIMILARITY)
        .sort((a, b) => similarity(b.text, text) - similarity(a.text, text));
      if (!best) return sentence;
      gone.splice(gone.indexOf(best), 1);
      return { ...sentence, before: best.text };
    });
  });
}

/**
 * Compares the text of the site with the accepted ledger.
 *
 * @returns the texts of the ledger files to write, the files of pages that no longer exist, and the sentences that
 *   nobody has accepted yet
 */
export function ledgerChange(cache: VerdictCache) {
  const { site } = cache;
  const ledger = cache.ledger();
  const accepted = acceptedFiles(site.root);
  const expected = new Map(ledger.map((entry) => [ledgerFile(entry), ledgerText(entry)]));
  return {
    changed: new Map([...expected].filter(([file, text]) => accepted.get(file) !== text)),
    gone: [...accepted.keys()].filter((file) => !expected.has(file)),
    sentences: sentencesOf(site.root, ledger),
  };
}

/**
 * Requires a site without errors before its text is accepted: a page with a fault may lack blocks.
 *
 * @throws UserError if the check finds an error
 */
export function requireNoErrors(cache: VerdictCache): void {
  const files = new Set(
    checkSite(cache.site, (ref) => cache.verdictOf(ref))
      .diagnostics.filter(({ severity }) => severity === "error")
      .map(({ file }) => file),
  );
  if (files.size === 0) return;
  throw new UserError(`Nothing was written: ${[...files].join(", ")} must pass npm run check first.`);
}

/** Writes the text of the site into the ledger, after a person has read it. Returns what has changed. */
export function accept(cache: VerdictCache) {
  const { root } = cache.site;
  const change = ledgerChange(cache);
  mkdirSync(join(root, LEDGER_FOLDER), { recursive: true });
  for (const [file, text] of change.changed) replaceFile(join(root, file), text);
  for (const file of change.gone) rmSync(join(root, file));
  return change;
}
