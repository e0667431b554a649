import { basename, dirname } from "node:path";
import { dataProperties } from "../../data/block-data";
import { COLLECTION_INDEX, collectionIndex, ITEM_SCHEMAS, schemaOfData } from "../../data/collections";
import { CONSTANTS_FILE } from "../../data/constants";
import { loadPage } from "../../data/load-page";
import { memoize } from "../../data/memoize";
import {
  contentFileOf,
  type PageRef,
  reasonToKeepAddress,
  templateParameter,
  unpublishedPages,
} from "../../data/page-refs";
import { readDocument } from "../../data/read-document";
import { shareImageOf } from "../../data/share-image";
import { lookupOf, type Site } from "../../data/site";
import { resolveText } from "../../data/tokens";
import { isUnpublished } from "../../data/unpublished-name";
import { preventsShowing } from "../../schema/diagnostic";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { humanizeName } from "../../schema/words";
import type { FileEntry } from "../api";
import { textsIn } from "../app/json-edit";

/** Collection whose index can be edited. That of the carriers cannot: a country needs a file that the studio cannot create. */
const INDEXED = "comparisons";
const INDEX_FILE = `data/${INDEXED}/${COLLECTION_INDEX}`;

/** Names of the editable files in data/ that are not items. */
const DATA_NAMES: Readonly<Record<string, string>> = {
  [INDEX_FILE]: "Rows of the tables, and our column",
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

/** Returns the first page that shows the content of a file; undefined if no page does. */
export function findPageShowing(site: Site, file: string): PageRef | undefined {
  const isIndex = basename(file) === COLLECTION_INDEX;
  const own = site.pages.find(
    (ref) =>
      ref.file === file ||
      ref.itemFile === file ||
      (isIndex && ref.itemFile !== undefined && dirname(ref.itemFile) === dirname(file)),
  );
  if (own) return own;
  const [, folder = "", name = ""] = file.replace(/\.json$/, "").split("/");
  const findPageWithBlock = (fits: (block: JsonObject) => boolean) =>
    site.pages.find((ref) => blocksOf(site, ref).some(fits));
  if (folder === "_shared") return findPageWithBlock(({ use }) => use === name);
  const home = site.pageOfRoute.get("/");
  if (name === "") return file === CONSTANTS_FILE ? (site.pageOfRoute.get("/pricing") ?? home) : home;
  return findPageWithBlock(({ type }) =>
    dataProperties(site.schemas, `blocks/${type}/schema.json`).some(
      ({ collection }) => collection === folder,
    ),
  );
}

/** Returns the page that shows a file, undefined if none does, and the first fault that prevents the file from being shown. */
export function loadShowing(site: Site, file: string) {
  const ref = findPageShowing(site, file);
  const page = ref && loadPage(site, ref);
  const own = site.diagnostics.filter((fault) => fault.file === file);
  return { ref, page, obstacle: [...own, ...(page?.diagnostics ?? [])].find(preventsShowing) };
}

/** Returns the section of the file list: the folder of a page, shared blocks, or the kind of data. */
function groupOf(file: string): string {
  const [topFolder, folder = "", ...rest] = file.split("/");
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
    ...items.map(({ document }) => document.file),
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
  const sharedNames = new Map([...shared].map(([name, { file }]) => [file, name]));
  const indexOn = (page: PageRef, sharedName: string) =>
    blocksOf(site, page).findIndex(({ use }) => use === sharedName);
  return [...editableFiles(site)].map((file) => {
    const { value } = readDocument(root, file);
    const { name, title, collection } = isJsonObject(value) ? value : {};
    const own =
      DATA_NAMES[file] ?? String(name ?? title ?? humanizeName(file.replace(/^.*\/_?|\.json$/g, "")));
    const isTemplate = templateParameter(file) !== undefined;
    const page = pageOf.get(file);
    const shownOn = page ?? findPageShowing(site, file);
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
      stayReason: page && (reasonToKeepAddress(page, listedRoutes) ?? ""),
    };
    if (sharedName === undefined) return entry;
    return {
      ...entry,
      schema: "schema/block-entry.schema.json",
      shownOn: allPages.filter((other) => indexOn(other, sharedName) >= 0).map(({ route }) => route),
      block: shownOn && indexOn(shownOn, sharedName),
    };
  });
}
