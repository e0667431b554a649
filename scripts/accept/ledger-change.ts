import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "../../checks/check-site";
import { acceptedFiles, ledgerFile, ledgerText, unreadSentences } from "../../checks/ledger/accepted";
import { LEDGER_FOLDER } from "../../checks/ledger/ledger";
import type { Sentence } from "../../studio/api";
import type { KeptPages } from "../kept/kept-pages";
import { UserError } from "../user-error";

/**
 * Compares what the site says with what has been accepted.
 *
 * @returns texts by the files that are to be written, files of pages that are no more, and the sentences that sell and
 *   that nobody has accepted yet
 */
export function ledgerChange(kept: KeptPages) {
  const { site } = kept;
  const ledger = kept.ledger();
  const accepted = acceptedFiles(site.root);
  const wanted = new Map(ledger.map((entry) => [ledgerFile(entry), ledgerText(entry)]));
  return {
    changed: new Map([...wanted].filter(([file, text]) => accepted.get(file) !== text)),
    gone: [...accepted.keys()].filter((file) => !wanted.has(file)),
    sentences: unreadSentences(site, () => ledger).map(({ file, where, message }): Sentence => {
      return { file, where, text: message.slice(message.indexOf('"') + 1, -1) };
    }),
  };
}

/**
 * Asks that what is to be accepted is sound: of a page with a fault, blocks may be missing.
 *
 * @throws UserError where the check finds an error
 */
export function requireSound(kept: KeptPages): void {
  const files = new Set(
    checkSite(kept.site, { verdictOf: (_site, ref) => kept.verdictOf(ref) })
      .diagnostics.filter(({ severity }) => severity === "error")
      .map(({ file }) => file),
  );
  if (files.size === 0) return;
  throw new UserError(`Nothing was written: ${[...files].join(", ")} must pass npm run check first.`);
}

/** Writes what the site says into the ledger: a person has read it. */
export function accept(kept: KeptPages) {
  const { root } = kept.site;
  const change = ledgerChange(kept);
  mkdirSync(join(root, LEDGER_FOLDER), { recursive: true });
  for (const [file, text] of change.changed) writeFileSync(join(root, file), text);
  for (const file of change.gone) rmSync(join(root, file));
  return change;
}
