import { basename, dirname } from "node:path";
import { type Diagnostic, errorAt, FILE_START } from "../schema/diagnostic";
import { errorIn, isJsonObject, type JsonDocument, type JsonValue } from "../schema/json-document";
import { suggestNearest } from "../schema/nearest";
import { collectionNames, itemFiles } from "./collections";
import { filesBelow, publishedFiles } from "./files-below";
import { memoize } from "./memoize";
import { addressFault, nameFault } from "./page-address";
import { readDocument } from "./read-document";
import { isUnpublished, publishedFile } from "./unpublished-name";

/** Route of the not-found page; the build writes it as 404.html, which static hosts serve for unknown paths. */
export const NOT_FOUND_ROUTE = "/404";

/** The source of a page: its file and, for a template, the collection item that fills it. */
export interface PageRef {
  /** Route of the page, such as `/features/voice-calling`. */
  route: string;
  /** JSON file of the page or template, relative to the project's root. */
  file: string;
  /** JSON file of the collection item, for a page made from a template. */
  itemFile?: string;
}

/** Returns the route of a page file: its path in `pages/` without the extension; `index` is the route of its folder. */
export function routeOfFile(file: string): string {
  const path = file.replace(/^pages/, "").replace(/\.json$/, "");
  return path.replace(/\/index$/, "") || "/";
}

/** Returns the page file of a route; the inverse of `routeOfFile`. */
export const fileOfRoute = (route: string): string =>
  route === "/" ? "pages/index.json" : `pages${route}.json`;

/**
 * Returns the address of the share image that the build draws for a page, 1200 by 630 pixels: `/share/pricing.png` for
 * `/pricing`; undefined for the not-found page.
 */
export function shareImageOf(route: string): string | undefined {
  if (route === NOT_FOUND_ROUTE) return undefined;
  return `/share${route === "/" ? "/index" : route}.png`;
}

/** Returns the parameter of a template's file name, `postId` of `pages/blog/[postId].json`; undefined for other files. */
export function templateParameter(file: string): string | undefined {
  return /\/\[([a-zA-Z]+)\]\.json$/.exec(file)?.[1];
}

/** Returns the fault of a template whose `collection` is missing or unknown. */
function collectionFault(
  document: JsonDocument,
  collection: JsonValue | undefined,
  known: readonly string[],
): Diagnostic {
  const isMissing = collection === undefined;
  const list = `Folders of data/ with a file for each page: ${known.join(", ") || "none yet"}.`;
  const message = isMissing
    ? '"collection" is missing, which a template needs.'
    : `There is no folder data/${String(collection)}.`;
  const fix = isMissing
    ? `Add "collection": "…". ${list}`
    : (suggestNearest(String(collection), known) ?? list);
  return errorIn(document, isMissing ? [] : ["collection"], { rule: "page-shape", message, fix });
}

/** Returns one reference for each item of a template's collection. */
function templateRefs(root: string, file: string, diagnostics: Diagnostic[]): PageRef[] {
  const document = readDocument(root, file);
  if (document.diagnostics.length > 0) {
    diagnostics.push(...document.diagnostics);
    return [];
  }
  const collection = isJsonObject(document.value) ? document.value.collection : undefined;
  const known = collectionNames(root);
  if (typeof collection !== "string" || !known.includes(collection)) {
    diagnostics.push(collectionFault(document, collection, known));
    return [];
  }
  const parent = routeOfFile(file).replace(/\/\[[a-zA-Z]+\]$/, "");
  return itemFiles(root, collection).flatMap((itemFile) => {
    const segment = basename(itemFile, ".json");
    const fault = nameFault(itemFile, [segment]);
    if (fault) diagnostics.push(fault);
    return fault ? [] : [{ route: `${parent}/${segment}`, file, itemFile }];
  });
}

/** Returns the file that contains a page's content. */
export const contentFileOf = ({ file, itemFile }: PageRef): string => itemFile ?? file;

/** Returns references to the unpublished pages, with the routes they would have; their file names have an underscore. */
export const unpublishedPages = memoize(
  ({ root, pages }: { root: string; pages: readonly PageRef[] }): readonly PageRef[] =>
    ["pages", "data"]
      .flatMap((folder) => filesBelow(root, folder))
      .filter(isUnpublished)
      .flatMap((file) => {
        const published = publishedFile(file);
        if (file.startsWith("pages/")) return [{ route: routeOfFile(published), file }];
        const other = pages.find(({ itemFile = "" }) => dirname(itemFile) === dirname(file));
        const route = other && `${dirname(other.route)}/${basename(published, ".json")}`;
        return route ? [{ route, file: other.file, itemFile: file }] : [];
      }),
);

/**
 * Lists the pages of a project from the files in `pages/`.
 *
 * @returns one reference for each page, sorted by route; duplicate routes and invalid names are diagnostics
 */
export function pageRefs(root: string): { refs: PageRef[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const refs = new Map<string, PageRef>();
  for (const file of publishedFiles(root, "pages")) {
    const segments = file
      .replace(/^pages\//, "")
      .replace(/\.json$/, "")
      .split("/");
    const isTemplate = templateParameter(file) !== undefined;
    const fault =
      nameFault(file, isTemplate ? segments.slice(0, -1) : segments) ?? addressFault(file, routeOfFile(file));
    if (fault) {
      diagnostics.push(fault);
      continue;
    }
    const found = isTemplate ? templateRefs(root, file, diagnostics) : [{ route: routeOfFile(file), file }];
    for (const ref of found) {
      const earlier = refs.get(ref.route);
      if (earlier) {
        const message = `The route ${ref.route} already belongs to ${contentFileOf(earlier)}.`;
        const fix = earlier.itemFile
          ? "Rename or remove this file."
          : "Rename or remove one of the two files.";
        diagnostics.push(errorAt(file, FILE_START, { rule: "page-name", message, fix }));
      } else refs.set(ref.route, ref);
    }
  }
  return { refs: [...refs.values()].sort((a, b) => (a.route < b.route ? -1 : 1)), diagnostics };
}
