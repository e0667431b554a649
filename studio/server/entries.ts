import { basename, dirname } from "node:path";
import { dataProperties } from "../../data/block-data";
import {
  AUTHORS_FILE,
  COLLECTION_INDEX,
  collectionIndex,
  ITEM_SCHEMAS,
  schemaOfData,
} from "../../data/collections";
import { CONSTANTS_FILE } from "../../data/constants";
import { loadPage } from "../../data/load-page";
import { memoize } from "../../data/memoize";
import {
  contentFileOf,
  type PageRef,
  reasonToKeepAddress,
  shareImageOf,
  templateParameter,
  unpublishedPages,
} from "../../data/page-refs";
import { readDocument } from "../../data/read-document";
import { lookupOf, type Site } from "../../data/site";
import { resolveText } from "../../data/tokens";
import { isUnpublished } from "../../data/unpublished-name";
import { preventsShowing } from "../../schema/diagnostic";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { BLOCK_SCHEMA } from "../../schema/schema-parts";
import { humanizeName } from "../../schema/words";
import type { FileEntry } from "../api";
import { textsIn } from "../app/json-edit";

/** Collection whose index can be edited. That of the carriers cannot: a country needs a file that the studio cannot create. */
const INDEXED = "comparisons";
const INDEX_FILE = `data/${INDEXED}/${COLLECTION_INDEX}`;

/** Names of the editable files in data/ that are not items. */
const DATA_NAMES: Readonly<Record<string, string>> = {
  [INDEX_FILE]: "Rows of the tables, and our column",
  [AUTHORS_FILE]: "Authors of articles",
  "data/navigation.json": "Menus and footer",
  "data/site.json": "Name, email and accounts",
  "data/exceptions.json": "Figures that may be typed",
  [CONSTANTS_FILE]: "Prices, limits and other facts",
};

/** Returns the blocks of a page's file, which may be invalid. */
function blocksOf({ root }: Site, { file }: PageRef): JsonObject[] {
  const { value } = readDocument(root, file);
  return isJsonObject(value) && Array.isArray(value.blocks) ? value.blocks.filter(isJsonObject) : [];
}

/**
 * Generates the pages that show the content of a file, those about it first.
 *
 * @param pages the pages to choose from
 * @param blocks returns the blocks of a page
 */
export function* pagesShowing(
  site: Site,
  file: string,
  pages: readonly PageRef[] = site.pages,
  blocks = (ref: PageRef) => blocksOf(site, ref),
): Generator<PageRef> {
  const [top, folder = "", name = ""] = file.replace(/\.json$/, "").split("/");
  if (top === "data" && name === "") {
    const isArticle = ({ itemFile }: PageRef) => itemFile?.startsWith("data/posts/");
    const special = new Map([
      [CONSTANTS_FILE, site.pageOfRoute.get("/pricing")],
      [AUTHORS_FILE, pages.find(isArticle)],
    ]);
    const shown = special.get(file) ?? site.pageOfRoute.get("/");
    if (shown) yield shown;
    return;
  }
  const isIndex = basename(file) === COLLECTION_INDEX;
  const about = pages.filter(
    (ref) =>
      ref.file === file ||
      ref.itemFile === file ||
      (isIndex && ref.itemFile !== undefined && dirname(ref.itemFile) === dirname(file)),
  );
  yield* about;
  if (top === "pages" && folder !== "_shared") return;
  const shows = ({ use, type }: JsonObject): boolean =>
    folder === "_shared"
      ? use === name
      : dataProperties(site.schemas, `blocks/${type}/schema.json`).some(
          ({ collection, ofAll }) => collection === folder && ofAll !== undefined,
        );
  for (const ref of pages) if (!about.includes(ref) && blocks(ref).some(shows)) yield ref;
}

/** Returns the page that shows a file, undefined if none does, and the first fault that prevents the file from being shown. */
export function loadShowing(site: Site, file: string) {
  const [ref] = pagesShowing(site, file);
  const page = ref && loadPage(site, ref);
  const own = site.diagnostics.filter((fault) => fault.file === file);
  return { ref, page, obstacle: [...own, ...(page?.diagnostics ?? [])].find(preventsShowing) };
}

/** Returns the section of the file list: the folder of a page, shared blocks, or the kind of data. */
function groupOf(file: string): string {
  const [topFolder, folder = "", ...rest] = file.split("/");
  if (file === AUTHORS_FILE) return "Articles";
  if (rest.length === 0) return topFolder === "pages" ? "Top of the site" : "Every page";
  if (folder === "_shared") return "Shared blocks";
  return humanizeName(topFolder === "data" && folder === "posts" ? "articles" : folder);
}

/**
 * Returns the paths of all editable files: published and unpublished pages, shared blocks, collection items, and data for the
 * whole site.
 */
const editableFiles = memoize((site: Site): ReadonlySet<string> => {
  const { pages, shared, collections } = site;
  const items = Object.keys(ITEM_SCHEMAS).flatMap((collection) => collections.get(collection) ?? []);
  const hasIndex = collectionIndex(collections, INDEXED) !== undefined;
  return new Set([
    ...pages.map(({ file }) => file),
    ...unpublishedPages(site).map(contentFileOf),
    ...[...shared.values()].map(({ file }) => file),
    ...items.map(({ file }) => file),
    ...Object.keys(DATA_NAMES).filter((file) => file !== INDEX_FILE || hasIndex),
  ]);
});

/** Whether the studio can edit a file. */
export const isEditable = (site: Site, file: string): boolean => editableFiles(site).has(file);

/** Lists all editable files. */
export function fileEntries(site: Site): FileEntry[] {
  const { root, pages, shared, listedRoutes } = site;
  const allPages = [...pages, ...unpublishedPages(site)];
  const pageOf = new Map(allPages.map((page) => [contentFileOf(page), page]));
  const blocks = memoize((page: PageRef) => blocksOf(site, page));
  const sharedNames = new Map([...shared].map(([name, { file }]) => [file, name]));
  return [...editableFiles(site)].map((file) => {
    const { value } = readDocument(root, file);
    const { name, title, collection } = isJsonObject(value) ? value : {};
    const own =
      DATA_NAMES[file] ?? String(name ?? title ?? humanizeName(file.replace(/^.*\/_?|\.json$/g, "")));
    const isTemplate = templateParameter(file) !== undefined;
    const page = pageOf.get(file);
    const places = [...pagesShowing(site, file, allPages, blocks)];
    const shownOn = page ?? places.find((place) => pages.includes(place));
    const sharedName = sharedNames.get(file);
    const entry: FileEntry = {
      file,
      group: groupOf(file),
      name: isTemplate ? `Template for ${String(collection)}` : own,
      about: resolveText(textsIn(value ?? {}).join(" "), lookupOf(site)).text,
      route: shownOn?.route,
      schema: file.startsWith("data/") ? schemaOfData(file) : undefined,
      isTemplate,
      isPublished: !isUnpublished(file),
      shareImage: page && !isUnpublished(file) ? shareImageOf(page.route) : undefined,
      stayReason: page && (reasonToKeepAddress(page.route, listedRoutes) ?? ""),
      shownOn: /^(?:pages\/_shared|data\/[^/]+)\//.test(file) ? places.map(({ route }) => route) : undefined,
    };
    if (sharedName === undefined) return entry;
    return {
      ...entry,
      schema: BLOCK_SCHEMA,
      block: shownOn && blocks(shownOn).findIndex(({ use }) => use === sharedName),
    };
  });
}
