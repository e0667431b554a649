import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { CheckResult } from "../../checks/check-site";
import type { PageRef } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { type Diagnostic, hasErrors } from "../../schema/diagnostic";
import { suggestion } from "../command/values";
import { UsageError } from "../user-error";

/** Reduces a result to the diagnostics of some pages and files. */
export type ResultFilter = (result: CheckResult) => CheckResult;

/** Matches files that every page may depend on, such as `data/constants.json`. */
const SHARED_DATA_FILE = /^data\/[^/]+$/;

/**
 * Resolves a route such as `/pricing`, or a path of a file or folder, absolute or relative to the project's root, which
 * itself is "".
 */
function resolveName(site: Site, name: string): { pages: PageRef[]; files: string[] } {
  const route = name.replace(/(?<=.)\/$/, "");
  const page = site.pageOfRoute.get(route);
  if (page) return { pages: [page], files: [] };
  const file = relative(site.root, resolve(site.root, name)).replaceAll("\\", "/");
  if (name !== "" && !file.startsWith("..") && existsSync(join(site.root, file)))
    return { pages: site.pages.filter((ref) => ref.file === file), files: [file] };
  const known = site.pages.flatMap((ref) => [ref.route, ref.file, ref.itemFile ?? ref.file]);
  throw new UsageError(`There is no page or file "${name}".${suggestion(name, known)}`);
}

/**
 * Creates a filter for the named pages and files. A page includes its file, its item and its shared blocks.
 *
 * @param names routes and paths; if empty, the filter keeps everything
 * @throws UsageError for an unknown page or file, with the nearest one
 */
export function createResultFilter(site: Site, names: readonly string[]): ResultFilter {
  if (names.length === 0) return (result) => result;
  const named = names.map((name) => resolveName(site, name));
  const pages = named.flatMap((one) => one.pages);
  const files = new Set([
    ...named.flatMap((one) => one.files),
    ...pages.flatMap(({ file, itemFile = file }) => [file, itemFile]),
  ]);
  const routes = new Set(pages.map(({ route }) => route));
  return (result) => {
    const seen = result.pages.filter(({ route }) => routes.has(route));
    const shared = new Set(seen.flatMap(({ sharedFiles }) => sharedFiles));
    const concerns = ({ file }: Diagnostic) =>
      shared.has(file) || [...files].some((one) => one === "" || file === one || file.startsWith(`${one}/`));
    const own = result.diagnostics.filter(concerns);
    // If a page could not be read although it has no error itself, the errors of the shared data are reported.
    const isRead = seen.length === routes.size && seen.every(({ isComplete }) => isComplete);
    const cause = ({ file, severity }: Diagnostic) => severity === "error" && SHARED_DATA_FILE.test(file);
    const causes = isRead || hasErrors(own) ? [] : result.diagnostics.filter((fault) => cause(fault));
    return { ...result, diagnostics: [...causes.filter((fault) => !own.includes(fault)), ...own] };
  };
}
