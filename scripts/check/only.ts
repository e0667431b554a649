import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { CheckResult } from "../../checks/check-site";
import type { PageRef } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { type Diagnostic, hasErrors } from "../../schema/diagnostic";
import { suggestion } from "../command/values";
import { WrongCall } from "../user-error";

/** Leaves of a verdict what concerns some pages and files. */
export type Only = (result: CheckResult) => CheckResult;

/** Files that every page may depend on, such as `data/constants.json`. */
const OF_ALL = /^data\/[^/]+$/;

/** Reads a route such as `/pricing`, a path from the project's root, or any other path of a file or folder in it. */
function read(site: Site, name: string): { pages: PageRef[]; files: string[] } {
  const route = name.replace(/(?<=.)\/$/, "");
  const page = site.pageOfRoute.get(route);
  if (page) return { pages: [page], files: [] };
  const file = relative(site.root, resolve(site.root, name)).replaceAll("\\", "/");
  if (file !== "" && !file.startsWith("..") && existsSync(join(site.root, file)))
    return { pages: site.pages.filter((ref) => ref.file === file), files: [file] };
  const known = site.pages.flatMap((ref) => [ref.route, ref.file, ref.itemFile ?? ref.file]);
  throw new WrongCall(`There is no page or file "${name}".${suggestion(name, known)}`);
}

/**
 * Reads which pages and files are meant. A page stands for its file, its item and the shared blocks in it.
 *
 * @param names routes and paths; without any, everything is meant
 * @throws WrongCall for what the site does not have, with the nearest page or file
 */
export function onlyOf(site: Site, names: readonly string[]): Only {
  if (names.length === 0) return (result) => result;
  const named = names.map((name) => read(site, name));
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
      shared.has(file) || [...files].some((one) => file === one || file.startsWith(`${one}/`));
    const own = result.diagnostics.filter(concerns);
    // Where a page could not be read, and through no fault of its own, what kept it is the verdict.
    const isRead = seen.length === routes.size && seen.every(({ isComplete }) => isComplete);
    const cause = ({ file, severity }: Diagnostic) => severity === "error" && OF_ALL.test(file);
    const causes = isRead || hasErrors(own) ? [] : result.diagnostics.filter((fault) => cause(fault));
    return { ...result, diagnostics: [...causes.filter((fault) => !own.includes(fault)), ...own] };
  };
}
