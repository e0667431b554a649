import type { Diagnostic } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { validate } from "../schema/validate";
import { placed } from "./block-source";
import { type CollectionItem, itemOfFile } from "./collections";
import { type Block, loadBlock } from "./load-block";
import { type Loading, resolveTokens } from "./loading";
import { faultOfSchema, faultsOfKind } from "./page-faults";
import type { PageRef } from "./page-refs";
import { readDocument } from "./read-document";
import { type Site, siteFields } from "./site";
import type { TokenLookup } from "./tokens";

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
  /** Keys of the constants that the page's tokens named. */
  usedTokens: string[];
  diagnostics: Diagnostic[];
  /** True when a block is left out since the data that it shows is faulty. */
  lacksData?: boolean;
}

/** The lookup of a page's tokens, with the fields of its collection item where a template makes it. */
function lookupFor(
  site: Site,
  ref: PageRef,
  item: CollectionItem | undefined,
  diagnostics: Diagnostic[],
): TokenLookup {
  const namespaces: Record<string, JsonValue> = { site: siteFields(site) };
  if (item) {
    diagnostics.push(...item.diagnostics);
    namespaces.item = item.value;
  }
  return { constants: site.constants, namespaces, route: ref.route };
}

const PAGE_FIELDS = [
  "$schema",
  "title",
  "description",
  "name",
  "kind",
  "shareImage",
  "shareImageAlt",
  "collection",
];
/** So many fields that a page lacks: the file is something else. */
const FEWEST_FIELDS = 3;

/** The fault of a file that holds something else than a page, such as an article. */
function notAPage(document: JsonDocument): Diagnostic | undefined {
  const { file, value } = document;
  const fields = isJsonObject(value) ? Object.keys(value).filter((name) => !PAGE_FIELDS.includes(name)) : [];
  if (!isJsonObject(value) || Object.hasOwn(value, "blocks") || fields.length < FEWEST_FIELDS)
    return undefined;
  const message = `This is no page: it has no blocks, but ${fields.slice(0, FEWEST_FIELDS).join(", ")}.`;
  const fix = "An article belongs in data/posts, another item in the folder of its collection below data/.";
  const place = locate(document, []);
  return { file, ...place, severity: "error", rule: "page-shape", where: "", message, fix };
}

const text = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** What stands in a page's file, with the fields of its blocks where they belong; undefined where it has no blocks. */
function envelopeOf(loading: Loading, document: JsonDocument, ref: PageRef): JsonObject | undefined {
  const { site, diagnostics } = loading;
  const task = { document, path: [], where: "", schema: "schema/page.schema.json", rule: "page-shape" };
  const written = document.value;
  const hasBlocks = isJsonObject(written) && Array.isArray(written.blocks);
  const blocks = hasBlocks ? (written.blocks as JsonValue[]) : [];
  const entries = blocks.map((entry, index) => placed(loading, document, ["blocks", index], entry));
  const value = hasBlocks ? { ...written, blocks: entries } : written;
  diagnostics.push(...validate(site.schemas, { ...task, value }));
  // What has no blocks may be something else altogether.
  if (!hasBlocks) return undefined;
  diagnostics.push(...faultsOfKind(document, ref), ...faultOfSchema(site.root, document));
  return value as JsonObject;
}

/**
 * Loads one page: reads its file, resolves tokens, validates the envelope and each block against its own schema.
 *
 * Tokens are resolved before validation, so lengths are judged on what a visitor reads.
 *
 * @returns the page with all its faults; blocks too faulty to render are left out of `blocks`
 */
export function loadPage(site: Site, ref: PageRef): Page {
  const document = readDocument(site.root, ref.file);
  const diagnostics = [...document.diagnostics];
  const item = ref.itemFile === undefined ? undefined : itemOfFile(site.collections, ref.itemFile);
  const loading: Loading = {
    site,
    lookup: lookupFor(site, ref, item, diagnostics),
    diagnostics,
    usedTokens: new Set(item?.usedTokens),
    item,
  };
  const page: Page = {
    route: ref.route,
    document,
    title: "",
    description: "",
    name: "",
    kind: "page",
    blocks: [],
    usedTokens: [],
    diagnostics,
  };
  // Without its file or its item, every other fault would only repeat this one.
  if (diagnostics.length > 0) return page;
  const wrongKind = notAPage(document);
  if (wrongKind) {
    diagnostics.push(wrongKind);
    return page;
  }
  const envelope = envelopeOf(loading, document, ref);
  if (!envelope) return page;
  const { blocks, ...meta } = envelope;
  const resolved = resolveTokens(loading, document, [], meta, "") as JsonObject;
  page.title = text(resolved.title);
  page.description = text(resolved.description);
  page.name = text(resolved.name);
  page.kind = text(resolved.kind) || "page";
  if (typeof resolved.shareImage === "string") page.shareImage = resolved.shareImage;
  if (typeof resolved.shareImageAlt === "string") page.shareImageAlt = resolved.shareImageAlt;
  for (const [index, entry] of (Array.isArray(blocks) ? blocks : []).entries()) {
    const block = loadBlock(loading, document, ["blocks", index], index + 1, entry);
    if (block) page.blocks.push(block);
  }
  if (loading.lacksData) page.lacksData = true;
  page.usedTokens = [...loading.usedTokens];
  return page;
}

/**
 * Loads a file that holds a single block entry, such as a block's `example.json`.
 *
 * @returns the block (undefined when it is too faulty) and every fault
 */
export function loadBlockEntry(
  site: Site,
  document: JsonDocument,
): { block: Block | undefined; diagnostics: Diagnostic[] } {
  const diagnostics = [...document.diagnostics];
  const lookup: TokenLookup = { constants: site.constants, namespaces: { site: siteFields(site) } };
  const loading: Loading = { site, lookup, diagnostics, usedTokens: new Set() };
  const value = placed(loading, document, [], document.value);
  const task = {
    document,
    path: [],
    value,
    schema: "schema/block-entry.schema.json",
    rule: "block-shape",
    where: "",
  };
  diagnostics.push(...validate(site.schemas, task));
  return { block: loadBlock(loading, document, [], 1, value), diagnostics };
}
