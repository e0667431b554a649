import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { Diagnostic } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { replaced } from "../schema/replaced";
import { validate } from "../schema/validate";
import { type CollectionItem, itemOfFile } from "./collections";
import { type Block, type Loading, loadBlock, placed, resolveTokens } from "./load-block";
import type { PageRef } from "./page-refs";
import { readDocument } from "./read-document";
import { type Site, siteFields } from "./site";
import type { TokenLookup } from "./tokens";

export type { Block };

/** What editors offer and check in a page. */
const EDITOR_SCHEMA = "schema/page.editor.gen.json";

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

const text = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** What only a template can be, in a page that is none. */
function faultsOfKind(document: JsonDocument, { itemFile }: PageRef): Diagnostic[] {
  if (itemFile !== undefined || !isJsonObject(document.value)) return [];
  const { collection, kind } = document.value;
  const at = { file: document.file, severity: "error", rule: "page-shape", where: "" } as const;
  const template = "a template, whose file name stands in [ ]";
  const faults: Diagnostic[] = [];
  if (collection !== undefined) {
    const message = `Only ${template}, has a collection.`;
    faults.push({ ...at, ...locate(document, ["collection"], "key"), message, fix: "Remove it." });
  }
  if (kind === "article") {
    const message = `Only ${template}, is an article.`;
    faults.push({ ...at, ...locate(document, ["kind"]), message, fix: 'Write "page".' });
  }
  return faults;
}

/** The editor's schema, by the name that pages give it, where there is no such file. */
function faultOfSchema({ root }: Site, document: JsonDocument): Diagnostic[] {
  const { file, value } = document;
  const named = isJsonObject(value) ? value.$schema : undefined;
  if (typeof named !== "string" || !named.startsWith(".") || existsSync(join(root, dirname(file), named)))
    return [];
  const meant = posix.relative(posix.dirname(file), EDITOR_SCHEMA);
  const place = locate(document, ["$schema"]);
  const at = { file, ...place, severity: "error", rule: "page-shape", where: "" } as const;
  const message = `There is no schema "${named}".`;
  return [{ ...at, message, fix: `Write "${meant}".`, ...replaced(document, ["$schema"], meant) }];
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
  const envelope = { ...(isJsonObject(document.value) ? document.value : {}) };
  if (Array.isArray(envelope.blocks))
    envelope.blocks = envelope.blocks.map((entry, index) =>
      placed(loading, document, ["blocks", index], entry),
    );
  const task = { document, path: [], where: "", schema: "schema/page.schema.json", rule: "page-shape" };
  const value = isJsonObject(document.value) ? envelope : document.value;
  diagnostics.push(...validate(site.schemas, { ...task, value }));
  // What has no blocks may be something else altogether.
  if (!Array.isArray(envelope.blocks)) return page;
  diagnostics.push(...faultsOfKind(document, ref), ...faultOfSchema(site, document));
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
