import { once } from "node:events";
import { join } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { type CheckResult, checkSite } from "../../checks/check-site";
import { planFixes } from "../../checks/fix";
import { unreadSentences } from "../../checks/ledger/accepted";
import { placeholder } from "../../checks/rules/placeholder";
import { exampleFaults } from "../../data/load-page";
import { replaceFile } from "../../data/replace-file";
import { openSite } from "../../data/site";
import { type Diagnostic, hasErrors, sortDiagnostics } from "../../schema/diagnostic";
import { cachedChecker, VerdictCache } from "../cache/verdict-cache";
import { batchSaves } from "../dev/changes";
import { requireSchemas } from "../generate/schema-faults";
import { fixReport } from "../report/fixes";
import type { Format } from "../report/formats";
import { printReport } from "../report/print";
import { FaultsError } from "../report/text";
import { userErrorMessage } from "../user-error";
import { checkPages } from "../workers/check-pages";
import { createResultFilter } from "./result-filter";

/** Options from the command line. */
export interface CheckRequest {
  /** Routes and files to report on; if empty, everything. */
  names: readonly string[];
  format: Format;
  hasDetails: boolean;
}

/** Merges the unread sentences of each file into one diagnostic: `npm run accept` prints them together. */
function mergeByFile(unread: readonly Diagnostic[]): Diagnostic[] {
  const firsts = new Map<string, Diagnostic>();
  for (const fault of unread) firsts.set(fault.file, firsts.get(fault.file) ?? fault);
  return [...firsts.values()].map((first) => {
    const count = unread.filter(({ file }) => file === first.file).length;
    if (count === 1) return first;
    const message = `${count} sentences here are new, and nobody has accepted them yet. Nothing is wrong with them.`;
    return { ...first, where: "", message };
  });
}

/** Returns the unread sentences, except those of pages with placeholders, which are still being written. */
function unreadIn({ diagnostics }: CheckResult, cache: VerdictCache): Diagnostic[] {
  const unwritten = new Set(
    diagnostics.filter(({ rule }) => rule === placeholder.name).map(({ file }) => file),
  );
  return unreadSentences(cache.site, () => cache.ledger()).filter(({ file }) => !unwritten.has(file));
}

/** Checks the current files of the project. */
async function checkNow(root: string, names: readonly string[]): Promise<CheckResult> {
  const site = openSite(root, requireSchemas(root));
  const filter = createResultFilter(site, names);
  const cache = new VerdictCache(site);
  const result = filter(checkSite(site, await checkPages(cache)));
  // Errors come first: a wrong sentence must not be accepted, and examples use the same constants.
  const isSound = !hasErrors(result.diagnostics);
  const later = isSound ? [...mergeByFile(unreadIn(result, cache)), ...exampleFaults(site)] : [];
  const { diagnostics } = filter({ ...result, diagnostics: later });
  cache.close();
  return { ...result, diagnostics: sortDiagnostics([...result.diagnostics, ...diagnostics]) };
}

/** Returns the faults of schemas, without which nothing can be checked, as a result; throws any other error again. */
function resultOf(fault: unknown): CheckResult {
  if (fault instanceof FaultsError) return { diagnostics: [...fault.faults], pages: [] };
  throw fault;
}

/**
 * Checks the project and prints the verdict.
 *
 * @param fix whether to apply the fixes that are certain and check again
 * @returns whether there are no errors
 * @throws UsageError for a page or file that the site does not have
 */
export async function check(root: string, request: CheckRequest, fix: boolean): Promise<boolean> {
  let result = await checkNow(root, request.names).catch(resultOf);
  if (fix) {
    const plan = planFixes(root, result.diagnostics);
    // Programs read the report from stdout, so it must contain nothing else.
    const stream = ["json", "sarif"].includes(request.format) ? process.stderr : process.stdout;
    stream.write(`${fixReport(plan.fixes)}\n\n`);
    for (const [file, text] of plan.texts) replaceFile(join(root, file), text);
    if (plan.fixes.length > 0) result = await checkNow(root, request.names);
  }
  printReport(root, result, request);
  return !hasErrors(result.diagnostics);
}

/** Folders that a verdict depends on. */
const WATCHED_FOLDERS = ["pages", "data", "public", "schema", "blocks", "renderer", "scripts/build/outputs"];

/** First and last line of each check, which .vscode/tasks.json matches. */
const BEGIN_MESSAGE = "Checking";
const END_MESSAGE = "Waiting for the next save (Ctrl+C to stop).";

/**
 * Checks the project, and again after each save. A save rechecks only what it affects; unread sentences are reported
 * only by a single check.
 *
 * @returns the file watcher, which the caller closes
 * @throws UsageError for a page or file that the site does not have
 */
export async function checkSaves(root: string, { names, ...request }: CheckRequest): Promise<FSWatcher> {
  const filter = createResultFilter(openSite(root, requireSchemas(root)), names);
  const checker = cachedChecker(root);
  const report = (files?: readonly string[]) => {
    console.log(files ? `\n${BEGIN_MESSAGE} again: ${files.join(", ")}` : `${BEGIN_MESSAGE} everything`);
    try {
      printReport(root, filter(checker.check(files)), request);
    } catch (fault) {
      if (fault instanceof FaultsError) printReport(root, resultOf(fault), request);
      else console.error(userErrorMessage(fault) ?? fault);
    }
    console.log(END_MESSAGE);
  };
  const noticeFile = batchSaves(report);
  const watcher = watch(WATCHED_FOLDERS, { cwd: root, ignoreInitial: true });
  watcher.on("all", (_event, path) => noticeFile(path));
  await once(watcher, "ready");
  report();
  return watcher;
}
