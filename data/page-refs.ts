import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Diagnostic, errorAt, FILE_START } from "../schema/diagnostic";
import { errorIn, isJsonObject, type JsonDocument, type JsonValue } from "../schema/json-document";
import { guessOf } from "../schema/nearest";
import { itemFiles, schemaOfData } from "./collections";
import { once } from "./once";
import { readDocument } from "./read-document";
import { unpublishedFiles, withDraft } from "./unpublished";
import { publishedFile } from "./unpublished-name";

/** Route of the not-found page; the build writes it as 404.html, which static hosts serve for unknown paths. */
export const NOT_FOUND_ROUTE = "/404";

/** Where a page comes from: its file and, for a template, the item of the collection that fills it. */
export interface PageRef {
  /** Path of the page, such as `/features/voice-calling`. */
  route: string;
  /** JSON file of the page or template, from the project's root. */
  file: string;
  /** JSON file of the collection's item, for a page made by a template. */
  itemFile?: string;
}

/** Every page file below `pages/`, sorted; names that begin with an underscore are not pages. */
function pageFiles(root: string, folder = "pages"): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !/^[_.]/.test(name));
  // A link to a folder is not followed; where it is read, the fault says so.
  const isPage = (entry: (typeof entries)[number]) => entry.name.endsWith(".json") || entry.isSymbolicLink();
  const own = entries.filter(isPage).map(({ name }) => name);
  const folders = entries.filter((entry) => !isPage(entry) && entry.isDirectory());
  return [
    ...withDraft(root, folder, own).map((name) => `${folder}/${name}`),
    ...folders.flatMap(({ name }) => pageFiles(root, `${folder}/${name}`)),
  ].sort();
}

/** Route of a page file: its path below `pages/` without the ending; `index` stands for its folder. */
export function routeOfFile(file: string): string {
  const path = file.replace(/^pages/, "").replace(/\.json$/, "");
  return path.replace(/\/index$/, "") || "/";
}

/** The file that makes a page at a route; the opposite of `routeOfFile`. */
export const fileOfRoute = (route: string): string =>
  route === "/" ? "pages/index.json" : `pages${route}.json`;

/** Name of the parameter in a template's file name, `postId` of `pages/blog/[postId].json`. */
export function templateParameter(file: string): string | undefined {
  return /\/\[([a-zA-Z]+)\]\.json$/.exec(file)?.[1];
}

/** True when a template's `collection` names a folder of data/, and nothing outside it. */
function isCollection(root: string, collection: unknown): collection is string {
  if (typeof collection !== "string" || !/^[a-z][a-z-]*$/.test(collection)) return false;
  return statSync(join(root, "data", collection), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The fault of a template that names no folder of data/. */
function noCollection(root: string, document: JsonDocument, collection: JsonValue | undefined): Diagnostic {
  const data = join(root, "data");
  const known = existsSync(data) ? readdirSync(data).filter((name) => isCollection(root, name)) : [];
  const isMissing = collection === undefined;
  const list = `Folders of data/ with a file for each page: ${known.join(", ") || "none yet"}.`;
  const message = isMissing
    ? '"collection" is missing, which a template needs.'
    : `There is no folder data/${String(collection)}.`;
  const fix = isMissing ? `Add "collection": "…". ${list}` : (guessOf(String(collection), known) ?? list);
  return errorIn(document, isMissing ? [] : ["collection"], { rule: "page-shape", message, fix });
}

/** One reference for each item of the collection that a template names. */
function templateRefs(root: string, file: string, diagnostics: Diagnostic[]): PageRef[] {
  const document = readDocument(root, file);
  if (document.diagnostics.length > 0) {
    diagnostics.push(...document.diagnostics);
    return [];
  }
  const collection = isJsonObject(document.value) ? document.value.collection : undefined;
  if (!isCollection(root, collection)) {
    diagnostics.push(noCollection(root, document, collection));
    return [];
  }
  const parent = routeOfFile(file).replace(/\/\[[a-zA-Z]+\]$/, "");
  return itemFiles(root, collection).flatMap((name) => {
    const itemFile = `data/${collection}/${name}`;
    const segment = name.replace(/\.json$/, "");
    const fault = nameFault(itemFile, [segment]);
    if (fault) diagnostics.push(fault);
    return fault ? [] : [{ route: `${parent}/${segment}`, file, itemFile }];
  });
}

/** The file with what a page says. */
export const contentOf = ({ file, itemFile }: PageRef): string => itemFile ?? file;

/** What would be pages of a site if it were published: the file of each has its underscore. */
export const unpublishedPages = once(
  ({ root, pages }: { root: string; pages: readonly PageRef[] }): readonly PageRef[] =>
    unpublishedFiles(root).flatMap((file) => {
      const published = publishedFile(file);
      if (file.startsWith("pages/")) return [{ route: routeOfFile(published), file }];
      const other = pages.find(({ itemFile = "" }) => dirname(itemFile) === dirname(file));
      const route = other && `${dirname(other.route)}/${basename(published, ".json")}`;
      return route ? [{ route, file: other.file, itemFile: file }] : [];
    }),
);

/** Of what pages are made of, only articles have no other name than their address. */
const ARTICLE = "schema/post.schema.json";

/** Why a page has to keep its address; undefined where it may get another one, or be removed. */
export function whyItStays(
  { route, itemFile }: PageRef,
  listedRoutes: readonly string[],
): string | undefined {
  if (listedRoutes.includes(route)) return `The site has to have ${route}, since data/routes.json lists it.`;
  if (itemFile === undefined || schemaOfData(itemFile) === ARTICLE) return undefined;
  return `${route} is made of ${itemFile}, which other pages know by its name.`;
}

const SEGMENT = "[a-z0-9][a-z0-9-]*";
const IS_SEGMENT = new RegExp(`^${SEGMENT}$`);
const IS_ROUTE = new RegExp(`^(?:/|(?:/${SEGMENT})+)$`);

/** True for a path that a page can have. */
export const canBeRoute = (path: string): boolean => IS_ROUTE.test(path);

/** A name as a part of an address: "Früh ling" is "fruh-ling". */
const asSegment = (name: string): string =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A fault when a part of the file's path cannot be part of an address that people type, else undefined. */
function nameFault(file: string, segments: readonly string[]): Diagnostic | undefined {
  const odd = segments.find((segment) => !IS_SEGMENT.test(segment));
  if (odd === undefined) return undefined;
  const slug = asSegment(odd);
  const renamed = file.endsWith(`/${odd}.json`) ? `the file to "${slug}.json"` : `the folder to "${slug}"`;
  const message = `"${odd}" cannot be part of an address.`;
  const fix = `${slug === "" ? "" : `Rename ${renamed}. `}A name has small letters, digits and hyphens only.`;
  return errorAt(file, FILE_START, { rule: "page-name", message, fix });
}

/**
 * Lists the pages of a project from the files below `pages/`.
 *
 * @returns one reference a page, sorted by route; two files with one route and odd names are diagnostics
 */
export function pageRefs(root: string): { refs: PageRef[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const refs = new Map<string, PageRef>();
  for (const file of pageFiles(root)) {
    const segments = file
      .replace(/^pages\//, "")
      .replace(/\.json$/, "")
      .split("/");
    const isTemplate = templateParameter(file) !== undefined;
    const fault = nameFault(file, isTemplate ? segments.slice(0, -1) : segments);
    if (fault) {
      diagnostics.push(fault);
      continue;
    }
    const found = isTemplate ? templateRefs(root, file, diagnostics) : [{ route: routeOfFile(file), file }];
    for (const ref of found) {
      const earlier = refs.get(ref.route);
      if (earlier) {
        const message = `The route ${ref.route} already belongs to ${contentOf(earlier)}.`;
        const fix = earlier.itemFile
          ? "Rename or remove this file."
          : "Rename or remove one of the two files.";
        diagnostics.push(errorAt(file, FILE_START, { rule: "page-name", message, fix }));
      } else refs.set(ref.route, ref);
    }
  }
  return { refs: [...refs.values()].sort((a, b) => (a.route < b.route ? -1 : 1)), diagnostics };
}
