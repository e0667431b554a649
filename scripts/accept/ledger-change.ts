import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { distance } from "fastest-levenshtein";
import { checkSite } from "../../checks/check-site";
import {
  type Accepted,
  acceptedFiles,
  acceptedSentences,
  countLinesOf,
  ledgerFile,
  ledgerText,
  unreadLines,
} from "../../checks/ledger/accepted";
import { LEDGER_FOLDER, type LedgerEntry, type LedgerLine, ledgerOf } from "../../checks/ledger/ledger";
import { type Draft, runWithDraft } from "../../data/read-document";
import { replaceFile } from "../../data/replace-file";
import { openSite } from "../../data/site";
import type { Sentence } from "../../studio/api";
import type { VerdictCache } from "../cache/verdict-cache";
import { UserError } from "../user-error";

/** Minimum similarity, 0 to 1, of a changed sentence to its former version; below it, the sentence counts as new. */
const MIN_SIMILARITY = 0.5;

const similarity = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length);

/** Returns the sentences that are not accepted, by their lines, each with the accepted sentence that it replaces. */
function sentencesOf(accepted: Accepted, ledger: readonly LedgerEntry[]): Map<LedgerLine, Sentence> {
  if (accepted.size === 0) return new Map();
  const sentences = ledger.flatMap((entry) => {
    const { unread, gone } = unreadLines(entry, accepted);
    const sentenceOf = (title: string, { file, path, label, text }: LedgerLine): Sentence => {
      const sentence = { file, where: title, text, ...(path ? { path } : {}) };
      const [best] = gone
        .filter((former) => former.label === label && similarity(former.text, text) >= MIN_SIMILARITY)
        .sort((a, b) => similarity(b.text, text) - similarity(a.text, text));
      if (!best) return sentence;
      gone.splice(gone.indexOf(best), 1);
      return { ...sentence, before: best.text };
    };
    return unread.map(({ title, line }) => [line, sentenceOf(title, line)] as const);
  });
  return new Map(sentences);
}

/** Returns an entry without the sentences that are left to read; the accepted ones that they replace stay. */
function withoutLeft(entry: LedgerEntry, left: ReadonlyMap<LedgerLine, Sentence>): LedgerEntry {
  const acceptedLines = (line: LedgerLine): LedgerLine[] => {
    const sentence = left.get(line);
    if (!sentence) return [line];
    return sentence.before === undefined ? [] : [{ ...line, text: sentence.before }];
  };
  const parts = entry.parts.map((part) => ({ ...part, lines: part.lines.flatMap(acceptedLines) }));
  return { ...entry, parts: parts.filter(({ lines }) => lines.length > 0) };
}

/**
 * Compares the text of the site with the accepted ledger.
 *
 * @param isRead whether a person has read the new sentences of a file; by default, of all
 * @returns the texts of the ledger files to write, the files of pages that no longer exist, and the sentences that
 *   nobody has accepted yet
 */
export function ledgerChange(cache: VerdictCache, isRead: (file: string) => boolean = () => true) {
  const { site } = cache;
  const ledger = cache.ledger();
  const accepted = acceptedFiles(site.root);
  const sentences = sentencesOf(acceptedSentences(site.root), ledger);
  const left = new Map([...sentences].filter(([, { file }]) => !isRead(file)));
  /** Whether all new sentences of an entry are left to read, so that its file stays as it is. */
  const isUnread = ({ parts }: LedgerEntry): boolean => {
    const unread = parts.flatMap(({ lines }) => lines.filter((line) => sentences.has(line)));
    return unread.length > 0 && unread.every((line) => left.has(line));
  };
  const files = new Set(ledger.map(ledgerFile));
  const texts = ledger
    .filter((entry) => !isUnread(entry))
    .map((entry) => [ledgerFile(entry), ledgerText(withoutLeft(entry, left))] as const);
  return {
    changed: new Map(texts.filter(([file, text]) => accepted.get(file) !== text)),
    gone: [...accepted.keys()].filter((file) => !files.has(file)),
    sentences: [...sentences.values()],
  };
}

/** Returns the sentences in other files that a save of a draft would change, as that of a fact changes many pages. */
export function sentencesChangedBy(cache: VerdictCache, draft: Draft): Sentence[] {
  const before = new Map(cache.ledger().map((entry) => [ledgerFile(entry), ledgerText(entry)]));
  const after = runWithDraft(draft, () => ledgerOf(openSite(cache.site.root)));
  return [...sentencesOf(countLinesOf(before), after).values()].filter(({ file }) => file !== draft.file);
}

/** Formats sentences for a person to read: a heading for each place, and below each sentence the one that it replaces. */
export function describeSentences(sentences: readonly Sentence[]): string {
  const placeOf = ({ file, where }: Sentence): string => [...new Set([file, where])].join(", ");
  const lines = sentences.flatMap((sentence, index) => {
    const previous = sentences[index - 1];
    const isSamePlace = previous && placeOf(previous) === placeOf(sentence);
    return [
      ...(isSamePlace ? [] : ["", placeOf(sentence)]),
      `  “${sentence.text}”`,
      ...(sentence.before === undefined ? [] : [`    instead of “${sentence.before}”`]),
    ];
  });
  return lines.map((line) => `${line}\n`).join("");
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

/**
 * Writes the text of the site into the ledger, after a person has read it. Returns what has changed.
 *
 * @param read all new sentences of some files, to accept only these; by default, everything is accepted
 * @throws UserError if these files have other new sentences by now
 */
export function accept(cache: VerdictCache, read?: readonly Sentence[]) {
  const { root } = cache.site;
  const files = read && new Set(read.map(({ file }) => file));
  const isRead = (file: string): boolean => files?.has(file) ?? true;
  const change = ledgerChange(cache, isRead);
  const current = change.sentences.filter(({ file }) => isRead(file));
  if (read && JSON.stringify(current) !== JSON.stringify(read))
    throw new UserError(
      "The site has changed in the meantime. Reload this page, and read the sentences again.",
    );
  mkdirSync(join(root, LEDGER_FOLDER), { recursive: true });
  for (const [file, text] of change.changed) replaceFile(join(root, file), text);
  for (const file of change.gone) rmSync(join(root, file));
  return change;
}
