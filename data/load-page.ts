import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { type Diagnostic, preventsShowing } from "../schema/diagnostic";
import {
  errorIn,
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonValue,
  replaceEdit,
  withValue,
} from "../schema/json-document";
import { PAGE_SCHEMA } from "../schema/schema-parts";
import { validate } from "../schema/validate";
import { itemOfFile } from "./collections";
import { faultsOfData } from "./known-files";
import { type Block, loadBlock } from "./load-block";
import { type Loading, resolveTokens } from "./loading";
import { placeFields } from "./misplaced-fields";
import { NOT_FOUND_ROUTE, type PageRef } from "./page-refs";
import { readDocument } from "./read-document";
import { lookupOf, type Site } from "./site";

export type { Block };

/** A page, ready to render. */
export interface Page {
  route: string;
  document: JsonDocument;
  title: string;
  description: string;
  name: string;
  kind: string;
  shareImage?: string;
  shareImageAlt?: string;
  blocks: Block[];
  diagnostics: Diagnostic[];
  /** Whether a block is left out because its data is faulty. */
  lacksData?: boolean;
}

/** Schema that editors use for pages. */
const EDITOR_SCHEMA = "schema/page.editor.gen.json";

/** Routes of the pages of which the site has one each, by their kind. */
const ROUTE_OF_KIND = new Map([
  ["home", "/"],
  ["not-found", NOT_FOUND_ROUTE],
]);

/**
 * Returns the faults that the schema of pages cannot find: fields and kinds that only other pages have, and a missing
 * `$schema` file.
 */
function faultsBeyondSchema(
  root: string,
  document: JsonDocument,
  { collection, kind, $schema: named }: JsonObject,
  { itemFile, route }: PageRef,
): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const report = (field: string, message: string, fix: string, more: object = {}) =>
    faults.push(errorIn(document, [field], { rule: "page-shape", message, fix, ...more }));
  const onlyTemplate = "Only a template, whose file name is in [ ],";
  const isTemplate = itemFile !== undefined;
  if (!isTemplate && collection !== undefined)
    report("collection", `${onlyTemplate} has a collection.`, "Remove it.", { part: "key" });
  if (!isTemplate && kind === "article") report("kind", `${onlyTemplate} is an article.`, 'Write "page".');
  const only = ROUTE_OF_KIND.get(String(kind));
  if (only !== undefined && route !== only)
    report("kind", `Only the page ${only} is of the kind "${kind}".`, 'Write "page".');
  const folder = posix.dirname(document.file);
  if (typeof named === "string" && named.startsWith(".") && !existsSync(join(root, folder, named))) {
    const meant = posix.relative(folder, EDITOR_SCHEMA);
    const edit = replaceEdit(document, ["$schema"], meant);
    report("$schema", `There is no schema "${named}".`, `Write "${meant}".`, edit);
  }
  return faults;
}

/** Text fields of a page other than its blocks. */
const TEXT_FIELDS = ["title", "description", "name", "kind", "shareImage", "shareImageAlt"] as const;

/**
 * Resolves the tokens in a page's own texts, moves misplaced fields of its blocks, and validates all of it but the content
 * of the blocks; undefined if the page has no blocks.
 */
function loadEnvelope(
  loading: Loading,
  document: JsonDocument,
  ref: PageRef,
): { blocks: JsonValue[]; meta: JsonObject } | undefined {
  const { site, diagnostics } = loading;
  const task = { document, schema: PAGE_SCHEMA, rule: "page-shape" };
  const written = document.value;
  const { blocks: entries, ...own } = isJsonObject(written) ? written : {};
  const texts = resolveTokens(loading, { document, path: [] }, own) as JsonObject;
  if (!Array.isArray(entries)) {
    const value = isJsonObject(written) ? { ...written, ...texts } : written;
    diagnostics.push(...validate(site.schemas, { ...task, value }));
    return undefined;
  }
  const blocks = entries.map((entry, index) => placeFields(loading, document, ["blocks", index], entry));
  const value = { ...texts, blocks };
  const faults = validate(site.schemas, { ...task, value });
  // The length of an item's text is reported in the item's file.
  diagnostics.push(...(loading.item?.diagnostics.length ? faults.filter(preventsShowing) : faults));
  diagnostics.push(...faultsBeyondSchema(site.root, document, own, ref));
  const { blocks: _, ...meta } = value as JsonObject;
  return { blocks, meta };
}

/**
 * Loads one page: reads its file, resolves tokens, and validates the envelope and each block against its own schema.
 *
 * Tokens are resolved before validation, so that lengths are those of the text that a visitor reads.
 *
 * @returns the page with all its faults; blocks too faulty to render are left out of `blocks`
 */
export function loadPage(site: Site, ref: PageRef): Page {
  const { route } = ref;
  const document = readDocument(site.root, ref.file);
  const item = ref.itemFile === undefined ? undefined : itemOfFile(site.collections, ref.itemFile);
  const diagnostics = [...document.diagnostics, ...(item?.diagnostics ?? [])];
  const lookup = lookupOf(site, { route, item: item?.value });
  const loading: Loading = { site, lookup, diagnostics, item };
  const words = { title: "", description: "", name: "", kind: "page" };
  const page: Page = { route, document, ...words, blocks: [], diagnostics };
  // Without the file or the item, all further faults would be consequences.
  if (diagnostics.some(preventsShowing)) return page;
  const envelope = loadEnvelope(loading, document, ref);
  if (!envelope) return page;
  for (const name of TEXT_FIELDS) {
    const text = envelope.meta[name];
    if (typeof text === "string") page[name] = text;
  }
  for (const [index, entry] of envelope.blocks.entries()) {
    const block = loadBlock(loading, document, ["blocks", index], index + 1, entry);
    if (block) page.blocks.push(block);
  }
  if (loading.lacksData) page.lacksData = true;
  return page;
}

/**
 * Loads a file that contains one block, as if the block were the only one of a page.
 *
 * @returns the block (undefined if its faults prevent loading) and every fault, at its place in the file
 */
export function loadBlockFile(
  site: Site,
  document: JsonDocument,
): { block: Block | undefined; diagnostics: Diagnostic[] } {
  const diagnostics = [...document.diagnostics];
  const shared = new Map([["example", document]]);
  const lookup = lookupOf(site, { route: "/" });
  const loading: Loading = { site: { ...site, shared }, lookup, diagnostics };
  return { block: loadBlock(loading, document, [], 1, { use: "example" }), diagnostics };
}

/** Returns the faults of the examples of blocks and visuals, each in its own file. Pages cannot show a faulty example. */
export function exampleFaults(site: Site): Diagnostic[] {
  const folders = site.schemas.paths.flatMap((path) => /^(.+)\/schema\.json$/.exec(path)?.[1] ?? []);
  return folders.flatMap((folder) => {
    const document = readDocument(site.root, `${folder}/example.json`);
    if (folder.startsWith("blocks/")) return loadBlockFile(site, document).diagnostics;
    // Validation fills in defaults, and the cached document must not change.
    const copy = withValue(document, structuredClone(document.value));
    return faultsOfData(copy, site.schemas, "block-props", `${folder}/schema.json`);
  });
}
