import { dirname } from "node:path";
import { dataProperties } from "../../data/block-data";
import { collectionIndex } from "../../data/collections";
import { CONSTANTS_FILE } from "../../data/constants";
import { AUTHORS_FILE, COLLECTION_INDEX, ITEM_SCHEMAS, schemaOfData } from "../../data/known-files";
import { loadPage } from "../../data/load-page";
import { memoize } from "../../data/memoize";
import {
  contentFileOf,
  type PageRef,
  shareImageOf,
  templateParameter,
  unpublishedPages,
} from "../../data/page-refs";
import { lookupOf, type Site } from "../../data/site";
import { resolveText } from "../../data/tokens";
import { isUnpublished } from "../../data/unpublished-name";
import { preventsShowing } from "../../schema/diagnostic";
import type { JsonObject } from "../../schema/json-document";
import { BLOCK_SCHEMA } from "../../schema/schema-parts";
import { humanizeName } from "../../schema/words";
import type { FileEntry } from "../api";
import { summaryOf } from "./file-summary";

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

/** Returns the pages by the contents that a function names for each. */
function pagesBy(pages: readonly PageRef[], contentsOf: (page: PageRef) => readonly string[]) {
  const found = new Map<string, PageRef[]>();
  for (const page of pages)
    for (const content of new Set(contentsOf(page))) {
      const earlier = found.get(content);
      if (earlier) earlier.push(page);
      else found.set(content, [page]);
    }
  return found;
}

/** Returns the pages about each file; those of the items of a collection are about its index, too. */
const pagesAbout = memoize((pages: readonly PageRef[]) =>
  pagesBy(pages, ({ file, itemFile }) =>
    itemFile === undefined ? [file] : [file, itemFile, `${dirname(itemFile)}/${COLLECTION_INDEX}`],
  ),
);

/** Returns the pages whose blocks show a shared block or all items of a collection, by its file or by its folder. */
const pagesByBlockContent = memoize((pages: readonly PageRef[], { root, schemas }: Site) => {
  const foldersShown = (type: unknown): string[] =>
    dataProperties(schemas, `blocks/${type}/schema.json`).flatMap(({ collection, ofAll }) =>
      collection !== undefined && ofAll ? [`data/${collection}`] : [],
    );
  const contentOf = ({ use, type }: JsonObject) =>
    use === null ? foldersShown(type) : [`pages/_shared/${use}.json`];
  return pagesBy(pages, (page) => summaryOf(root, page.file).blocks.flatMap(contentOf));
});

/**
 * Returns the pages that show the content of a file, those about it first.
 *
 * @param pages the pages to choose from
 */
export function pagesShowing(
  site: Site,
  file: string,
  pages: readonly PageRef[] = site.pages,
): readonly PageRef[] {
  const [top, folder, name = ""] = file.replace(/\.json$/, "").split("/");
  if (file === AUTHORS_FILE) return pages.filter(({ itemFile }) => itemFile?.startsWith("data/posts/"));
  if (top === "data" && name === "") {
    const pricing = file === CONSTANTS_FILE ? site.pageOfRoute.get("/pricing") : undefined;
    const page = pricing ?? site.pageOfRoute.get("/");
    return page ? [page] : [];
  }
  const about = pagesAbout(pages).get(file) ?? [];
  if (top === "pages" && folder !== "_shared") return about;
  const content = folder === "_shared" ? file : dirname(file);
  const others = pagesByBlockContent(pages, site).get(content) ?? [];
  return [...about, ...others.filter((ref) => !about.includes(ref))];
}

/**
 * Returns a page that shows a file, undefined if none does, and the first fault that prevents the file from being shown.
 *
 * @param route route of the page, if several show the file
 */
export function loadShowing(site: Site, file: string, route?: string) {
  const places = pagesShowing(site, file);
  const ref = places.find((place) => place.route === route) ?? places[0];
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
  const published = new Set(pages);
  const pageOf = new Map(allPages.map((page) => [contentFileOf(page), page]));
  const sharedFiles = new Set([...shared.values()].map(({ file }) => file));
  return [...editableFiles(site)].map((file) => {
    const { name, collection } = summaryOf(root, file);
    const own = DATA_NAMES[file] ?? name ?? humanizeName(file.replace(/^.*\/_?|\.json$/g, ""));
    const isTemplate = templateParameter(file) !== undefined;
    const page = pageOf.get(file);
    const places = pagesShowing(site, file, allPages);
    const isShared = sharedFiles.has(file);
    const hasPlaces = isShared || isTemplate || file === AUTHORS_FILE || /^data\/[^/]+\//.test(file);
    return {
      file,
      group: groupOf(file),
      name: isTemplate ? `Template for ${collection}` : own,
      route: (page ?? places.find((place) => published.has(place)))?.route,
      schema: isShared ? BLOCK_SCHEMA : file.startsWith("data/") ? schemaOfData(file) : undefined,
      isTemplate,
      isPublished: !isUnpublished(file),
      shareImage: page && !isUnpublished(file) ? shareImageOf(page.route) : undefined,
      stayReason:
        page &&
        (listedRoutes.includes(page.route)
          ? `The site must have ${page.route}. To move or remove it, ask an engineer.`
          : ""),
      shownOn: hasPlaces ? places.map(({ route }) => route) : undefined,
    };
  });
}

/** Returns the texts of all editable files as visitors read them, by file. */
export const fileTexts = (site: Site): Record<string, string> =>
  Object.fromEntries(
    [...editableFiles(site)].map((file) => [
      file,
      resolveText(summaryOf(site.root, file).texts, lookupOf(site)).text,
    ]),
  );
