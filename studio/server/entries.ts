import { basename, dirname } from "node:path";
import { dataProperties } from "../../data/block-data";
import {
  COLLECTION_INDEX,
  collectionIndex,
  ITEM_SCHEMAS,
  itemOfFile,
  schemaOfData,
} from "../../data/collections";
import { CONSTANTS_FILE } from "../../data/constants";
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
import { unpublishedFiles } from "../../data/unpublished";
import { isUnpublished } from "../../data/unpublished-name";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { humanizeName } from "../../schema/words";
import type { FileEntry } from "../api";
import { textsIn } from "../app/json-edit";

/** Names of the files in data/ that affect every page. */
const SITE_WIDE_FILES = {
  navigation: "Menus and footer",
  site: "Name, email and accounts",
  exceptions: "Figures that may be typed",
  constants: "Prices, limits and other facts",
};

/** Collection whose index can be edited. That of the carriers cannot: a country needs a file that the studio cannot create. */
const INDEXED = "comparisons";

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

/** Returns the section of the file list: the folder of a page, shared blocks, or the kind of data. */
function groupOf(file: string): string {
  const [topFolder, folder = "", ...rest] = file.split("/");
  if (rest.length === 0) return topFolder === "pages" ? "Top of the site" : "Every page";
  if (folder === "_shared") return "Shared blocks";
  return humanizeName(topFolder === "data" && folder === "posts" ? "articles" : folder);
}

/** Whether the studio can edit a file. */
export const isEditable = ({ root, pages, shared, collections }: Site, file: string): boolean =>
  pages.some((ref) => ref.file === file) ||
  (isUnpublished(file) && unpublishedFiles(root).includes(file)) ||
  [...shared.values()].some((document) => document.file === file) ||
  file === collectionIndex(collections, INDEXED)?.document.file ||
  (itemOfFile(collections, file) !== undefined && schemaOfData(file) !== undefined) ||
  Object.keys(SITE_WIDE_FILES).some((name) => file === `data/${name}.json`);

/** Lists all editable files: published and unpublished pages, shared blocks, collection items, and data for the whole site. */
export function fileEntries(site: Site): FileEntry[] {
  const { root, pages, shared, collections, listedRoutes } = site;
  const unpublished = unpublishedPages(site);
  const pageOf = new Map([...pages, ...unpublished].map((page) => [contentFileOf(page), page]));
  const entry = (file: string, schema?: string, route = findPageShowing(site, file)?.route): FileEntry => {
    const { value } = readDocument(root, file);
    const { name, title, collection } = isJsonObject(value) ? value : {};
    const own = String(name ?? title ?? humanizeName(file.replace(/^.*\/_?|\.json$/g, "")));
    const isTemplate = templateParameter(file) !== undefined;
    const page = pageOf.get(file);
    return {
      file,
      group: groupOf(file),
      name: isTemplate ? `Template for ${String(collection)}` : own,
      about: resolveText(textsIn(value ?? {}).join(" "), lookupOf(site)).text,
      route,
      schema,
      isTemplate,
      isPublished: !isUnpublished(file),
      shareImage: page && !isUnpublished(file) ? shareImageOf(page.route) : undefined,
      stayReason: page && (reasonToKeepAddress(page, listedRoutes) ?? ""),
    };
  };
  // A template has the route of its first page.
  const routes = new Map(pages.toReversed().map(({ file, route }) => [file, route]));
  return [
    ...[...routes].reverse().map(([file, route]) => entry(file, undefined, route)),
    ...unpublished.map(({ route, file, itemFile }) =>
      itemFile === undefined ? entry(file, undefined, route) : entry(itemFile, schemaOfData(itemFile), route),
    ),
    ...[...shared].map(([name, { file }]) => {
      const indexOn = (page: PageRef) => blocksOf(site, page).findIndex(({ use }) => use === name);
      const shownOn = [...pages, ...unpublished].filter((page) => indexOn(page) >= 0);
      const first = shownOn.find((page) => pages.includes(page));
      return {
        ...entry(file, "schema/block-entry.schema.json", first?.route),
        shownOn: shownOn.map(({ route }) => route),
        block: first && indexOn(first),
      };
    }),
    ...Object.entries(ITEM_SCHEMAS).flatMap(([collection, schema]) =>
      (collections.get(collection) ?? []).map(({ document }) => entry(document.file, schema)),
    ),
    ...[collectionIndex(collections, INDEXED) ?? []].flat().map(({ document: { file } }) => ({
      ...entry(file, schemaOfData(file)),
      name: "Rows of the tables, and our column",
    })),
    ...Object.entries(SITE_WIDE_FILES).map(([name, words]) => ({
      ...entry(`data/${name}.json`, `schema/${name}.schema.json`),
      name: words,
    })),
  ];
}
