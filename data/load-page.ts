import type { Diagnostic } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  locate,
  placeInString,
} from "../schema/json-document";
import { nearest } from "../schema/nearest";
import { validate } from "../schema/validate";
import type { PageRef } from "./page-refs";
import { readDocument } from "./read-document";
import { type Site, siteFields } from "./site";
import { resolveValue, type TokenLookup } from "./tokens";

/** Background of a section. */
export type Tone = "paper" | "surface" | "ink";

/** A block, ready to render, that still knows where its source stands. */
export interface Block {
  type: string;
  /** Content with every token resolved and defaults filled in. */
  props: JsonObject;
  anchor?: string;
  tone?: Tone;
  illustrative: boolean;
  /** File that holds the block: the page, or a shared block. */
  document: JsonDocument;
  /** Path of the entry in that file. */
  path: JsonPath;
  /** The block in a marketer's words: `block 3 pricing-box`. */
  where: string;
}

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

/** What one page's loading needs at hand. */
interface Loading {
  site: Site;
  lookup: TokenLookup;
  diagnostics: Diagnostic[];
  usedTokens: Set<string>;
}

/** Resolves the tokens of a value and reports those that cannot be. */
function resolveTokens(
  loading: Loading,
  document: JsonDocument,
  path: JsonPath,
  value: JsonValue,
  where: string,
): JsonValue {
  const resolved = resolveValue(value, loading.lookup);
  for (const key of resolved.used) loading.usedTokens.add(key);
  for (const fault of resolved.faults) {
    loading.diagnostics.push({
      file: document.file,
      ...placeInString(document, [...path, ...fault.path], fault.offset, fault.length),
      severity: "error",
      rule: "unknown-token",
      where,
      message: fault.message,
      ...(fault.fix ? { fix: fault.fix } : {}),
    });
  }
  return resolved.value;
}

function unknownShared(
  loading: Loading,
  document: JsonDocument,
  path: JsonPath,
  name: string,
  where: string,
): void {
  const names = [...loading.site.shared.keys()];
  const meant = nearest(name, names);
  loading.diagnostics.push({
    file: document.file,
    ...locate(document, [...path, "use"]),
    severity: "error",
    rule: "unknown-shared-block",
    where,
    message: `There is no shared block "${name}".`,
    fix: meant ? `Did you mean "${meant}"?` : `Shared blocks: ${names.join(", ") || "none yet"}.`,
  });
}

/** Faults of a shared block's envelope; that it cannot use another one keeps them from running in a circle. */
function sharedFaults(loading: Loading, shared: JsonDocument, name: string): Diagnostic[] {
  const where = `shared block ${name}`;
  if (isJsonObject(shared.value) && Object.hasOwn(shared.value, "use")) {
    const message = "A shared block cannot use another one.";
    const fix = 'Write the block itself here, with "type" and "props".';
    const place = locate(shared, ["use"], "key");
    return [{ file: shared.file, ...place, severity: "error", rule: "block-shape", where, message, fix }];
  }
  const task = { document: shared, path: [], value: shared.value, schema: "schema/block-entry.schema.json" };
  return validate(loading.site.schemas, { ...task, rule: "block-shape", where });
}

/** Follows `{ "use": name }` to the shared file; undefined when there is none. */
function sourceOf(loading: Loading, document: JsonDocument, path: JsonPath, entry: JsonValue, where: string) {
  if (!isJsonObject(entry) || typeof entry.use !== "string") return { document, path, entry };
  const shared = loading.site.shared.get(entry.use);
  if (!shared) {
    unknownShared(loading, document, path, entry.use, where);
    return undefined;
  }
  if (shared.diagnostics.length > 0) return undefined;
  const faults = sharedFaults(loading, shared, entry.use);
  loading.diagnostics.push(...faults);
  return faults.length === 0 ? { document: shared, path: [], entry: shared.value } : undefined;
}

/** Turns one entry into a block; undefined when it is too faulty to render. `number` counts from 1 on the page. */
function loadBlock(
  loading: Loading,
  file: JsonDocument,
  at: JsonPath,
  number: number,
  value: JsonValue,
): Block | undefined {
  const { schemas } = loading.site;
  const used = sourceOf(loading, file, at, value, `block ${number}`);
  if (
    !used ||
    !isJsonObject(used.entry) ||
    typeof used.entry.type !== "string" ||
    !isJsonObject(used.entry.props)
  )
    return;
  const { document, path, entry } = used;
  const type = String(entry.type);
  const where = `block ${number} ${type}`;
  if (!schemas.blockTypes.includes(type)) {
    const meant = nearest(type, schemas.blockTypes);
    loading.diagnostics.push({
      file: document.file,
      ...locate(document, [...path, "type"]),
      severity: "error",
      rule: "unknown-block",
      where: `block ${number}`,
      message: `There is no block "${type}".`,
      fix: `${meant ? `Did you mean "${meant}"? ` : ""}Blocks: ${schemas.blockTypes.join(", ")}.`,
    });
    return;
  }
  const propsPath = [...path, "props"];
  const props = resolveTokens(loading, document, propsPath, entry.props ?? {}, where) as JsonObject;
  const schema = `blocks/${type}/schema.json`;
  const faults = validate(schemas, {
    document,
    path: propsPath,
    value: props,
    schema,
    rule: "block-props",
    where,
  });
  loading.diagnostics.push(...faults);
  return {
    type,
    props,
    ...(typeof entry.anchor === "string" ? { anchor: entry.anchor } : {}),
    ...(typeof entry.tone === "string" ? { tone: entry.tone as Tone } : {}),
    illustrative: entry.illustrative === true,
    document,
    path,
    where,
  };
}

/** The lookup of a page's tokens, with the fields of its collection item where a template makes it. */
function lookupFor(site: Site, ref: PageRef, diagnostics: Diagnostic[]): TokenLookup {
  const namespaces: Record<string, JsonValue> = { site: siteFields(site) };
  if (ref.itemFile) {
    const item = readDocument(site.root, ref.itemFile);
    diagnostics.push(...item.diagnostics);
    namespaces.item = item.value;
  }
  return { constants: site.constants, namespaces, route: ref.route };
}

const text = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

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
  const loading: Loading = {
    site,
    lookup: lookupFor(site, ref, diagnostics),
    diagnostics,
    usedTokens: new Set(),
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
  const task = { document, path: [], where: "", schema: "schema/page.schema.json", rule: "page-shape" };
  const value = isJsonObject(document.value) ? envelope : document.value;
  diagnostics.push(...validate(site.schemas, { ...task, value }));
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
  const value = document.value;
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
