import { dataProperties } from "../../data/block-data";
import { ITEM_SCHEMAS, itemOfFile, schemaOfData } from "../../data/collections";
import { CONSTANTS_FILE } from "../../data/constants";
import {
  contentOf,
  type PageRef,
  templateParameter,
  unpublishedPages,
  whyItStays,
} from "../../data/page-refs";
import { readDocument } from "../../data/read-document";
import { shareImageOf } from "../../data/share-image";
import { lookupOf, type Site } from "../../data/site";
import { resolveText } from "../../data/tokens";
import { unpublishedFiles } from "../../data/unpublished";
import { isUnpublished } from "../../data/unpublished-name";
import { wordsOfName } from "../../schema/field-title";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import type { FileEntry } from "../api";
import { textsIn } from "../app/json-edit";

/** Files of data/ that concern every page. */
const EVERYWHERE = {
  navigation: "Menus and footer",
  site: "Name, email and accounts",
  exceptions: "Figures that may be typed",
  constants: "Prices, limits and other facts",
};

/** The blocks that stand in a page's file, in whatever form. */
function blocksOf({ root }: Site, { file }: PageRef): JsonObject[] {
  const { value } = readDocument(root, file);
  return isJsonObject(value) && Array.isArray(value.blocks) ? value.blocks.filter(isJsonObject) : [];
}

/** The first page that shows what a file says; undefined where none does. */
export function pageShowing(site: Site, file: string): PageRef | undefined {
  const own = site.pages.find((ref) => ref.file === file || ref.itemFile === file);
  if (own) return own;
  const [, folder = "", name = ""] = file.replace(/\.json$/, "").split("/");
  const withBlock = (fits: (block: JsonObject) => boolean) =>
    site.pages.find((ref) => blocksOf(site, ref).some(fits));
  if (folder === "_shared") return withBlock(({ use }) => use === name);
  const home = site.pageOfRoute.get("/");
  if (name === "") return file === CONSTANTS_FILE ? (site.pageOfRoute.get("/pricing") ?? home) : home;
  return withBlock(({ type }) =>
    dataProperties(site.schemas, `blocks/${type}/schema.json`).some(
      ({ collection }) => collection === folder,
    ),
  );
}

/** The sections of the list: pages by their folder, what several pages share, and the data. */
function groupOf(file: string): string {
  const [room, folder = "", ...rest] = file.split("/");
  if (rest.length === 0) return room === "pages" ? "Top of the site" : "Every page";
  if (folder === "_shared") return "Shared blocks";
  return wordsOfName(room === "data" && folder === "posts" ? "articles" : folder);
}

/** True for a file that can be edited. */
export const isEditable = ({ root, pages, shared, collections }: Site, file: string): boolean =>
  pages.some((ref) => ref.file === file) ||
  (isUnpublished(file) && unpublishedFiles(root).includes(file)) ||
  [...shared.values()].some((document) => document.file === file) ||
  (itemOfFile(collections, file) !== undefined && schemaOfData(file) !== undefined) ||
  Object.keys(EVERYWHERE).some((name) => file === `data/${name}.json`);

/** Everything that can be edited: pages, published or not, shared blocks, articles and other items, and what stands on every page. */
export function fileEntries(site: Site): FileEntry[] {
  const { root, pages, shared, collections, listedRoutes } = site;
  const unpublished = unpublishedPages(site);
  const pageOf = new Map([...pages, ...unpublished].map((page) => [contentOf(page), page]));
  const entry = (file: string, schema?: string, route = pageShowing(site, file)?.route): FileEntry => {
    const { value } = readDocument(root, file);
    const { name, title, collection } = isJsonObject(value) ? value : {};
    const own = String(name ?? title ?? wordsOfName(file.replace(/^.*\/_?|\.json$/g, "")));
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
      stays: page && (whyItStays(page, listedRoutes) ?? ""),
    };
  };
  // Of a template's pages, the first one.
  const routes = new Map(pages.toReversed().map(({ file, route }) => [file, route]));
  return [
    ...[...routes].reverse().map(([file, route]) => entry(file, undefined, route)),
    ...unpublished.map(({ route, file, itemFile }) =>
      itemFile === undefined ? entry(file, undefined, route) : entry(itemFile, schemaOfData(itemFile), route),
    ),
    ...[...shared].map(([name, { file }]) => {
      const placeOn = (page: PageRef) => blocksOf(site, page).findIndex(({ use }) => use === name);
      const shownOn = pages.filter((page) => placeOn(page) >= 0);
      const [first] = shownOn;
      return {
        ...entry(file, "schema/block-entry.schema.json", first?.route),
        shownOn: shownOn.map(({ route }) => route),
        block: first && placeOn(first),
      };
    }),
    ...Object.entries(ITEM_SCHEMAS).flatMap(([collection, schema]) =>
      (collections.get(collection) ?? []).map(({ document }) => entry(document.file, schema)),
    ),
    ...Object.entries(EVERYWHERE).map(([name, words]) => ({
      ...entry(`data/${name}.json`, `schema/${name}.schema.json`),
      name: words,
    })),
  ];
}
