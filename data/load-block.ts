import type { Diagnostic } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { isSlip, nearest } from "../schema/nearest";
import { replaced } from "../schema/replaced";
import { validate } from "../schema/validate";
import { blockData, collectionOf, dataProperties } from "./block-data";
import { sourceOf } from "./block-source";
import { CONSTANTS_FILE } from "./constants";
import { type StatedFacts, stateFacts } from "./facts";
import { type Loading, resolveTokens } from "./loading";

/** Background of a section. */
export type Tone = "paper" | "surface" | "ink";

/** A block, ready to render, that still knows where its source stands. */
export interface Block {
  type: string;
  /** Content with every token resolved and defaults filled in. */
  props: JsonObject;
  /** Names of the properties that the site filled in from its collections; they stand in no page's file. */
  filled: readonly string[];
  /** The facts that the site stated, as tokens: `{{plans.standard.price}}`. */
  facts: readonly string[];
  anchor?: string;
  tone?: Tone;
  illustrative: boolean;
  /** Figures of its stories and pictures that are made up, as they are written there. */
  madeUp: readonly string[];
  /** File that holds the block: the page, or a shared block. */
  document: JsonDocument;
  /** Path of the entry in that file. */
  path: JsonPath;
  /** The block by its number on the page and its type, `block 3 pricing-box`; reports say it in words (where.ts). */
  where: string;
}

function unknownBlock(
  loading: Loading,
  document: JsonDocument,
  path: JsonPath,
  type: string,
  where: string,
): void {
  const { blockTypes } = loading.site.schemas;
  const meant = nearest(type, blockTypes);
  loading.diagnostics.push({
    file: document.file,
    ...locate(document, [...path, "type"]),
    severity: "error",
    rule: "unknown-block",
    where,
    message: `There is no block "${type}".`,
    fix: meant ? `Did you mean "${meant}"?` : `Blocks: ${blockTypes.join(", ")}.`,
    ...(meant && isSlip(type, meant) ? replaced(document, [...path, "type"], meant) : {}),
  });
}

/** Content with the facts of the entities that it names; undefined, with the faults reported, when they cannot be told. */
function withFacts(
  loading: Loading,
  document: JsonDocument,
  path: JsonPath,
  written: JsonValue,
  schema: string,
  where: string,
): Omit<StatedFacts, "faults"> | undefined {
  const { faults, ...facts } = stateFacts(loading.site.schemas, schema, written, loading.lookup);
  for (const { path: steps, part, ...fault } of faults)
    loading.diagnostics.push({
      file: document.file,
      ...locate(document, [...path, ...steps], part),
      severity: "error",
      rule: "block-props",
      where,
      ...fault,
    });
  return faults.length === 0 ? facts : undefined;
}

/** The fault of a fact that a block must have and no constant states: the constant is what is missing. */
function ofConstant(
  fault: Diagnostic,
  document: JsonDocument,
  path: JsonPath,
  unstated: StatedFacts["unstated"],
): Diagnostic {
  const fact = unstated.find(({ path: steps, name }) => {
    const { line, column } = locate(document, [...path, ...steps]);
    return fault.line === line && fault.column === column && fault.lacks?.includes(name);
  });
  if (!fact?.constant) return fault;
  const message = `There is no constant "${fact.constant}", which is shown here.`;
  return { ...fault, constant: fact.constant, message, fix: `Add it to ${CONSTANTS_FILE}.` };
}

/**
 * Gives a block the data that its schema asks for.
 *
 * @returns the names of what was filled in; undefined where something is missing. That the page has no item to show is
 *   reported; what faulty data cannot give has been reported where the data stands.
 */
function fillIn(
  loading: Loading,
  block: Pick<Block, "type" | "props" | "document" | "path" | "where">,
): string[] | undefined {
  const { site, item, diagnostics } = loading;
  const schema = `blocks/${block.type}/schema.json`;
  const asked = dataProperties(site.schemas, schema);
  if (asked.length === 0) return [];
  const { collections, constants } = site;
  const data = blockData(site.schemas, schema, block.props, { collections, constants, item });
  Object.assign(block.props, data);
  const missing = asked.filter(({ name }) => !Object.hasOwn(block.props, name));
  const [collection] = missing.flatMap((property) => collectionOf(property) ?? []);
  if (collection !== undefined) {
    diagnostics.push({
      file: block.document.file,
      ...locate(block.document, [...block.path, "type"]),
      severity: "error",
      rule: "block-props",
      where: block.where,
      message: `The block ${block.type} shows an item of data/${collection}, and this page is about none.`,
      fix: "Put it on the template of the collection, whose file name is in [ ].",
    });
  }
  return missing.length === 0 ? Object.keys(data) : undefined;
}

/**
 * Turns one entry into a block: follows `use`, resolves tokens, validates the content against the block's own schema.
 *
 * @param number counts from 1 on the page
 * @returns undefined when the entry is too faulty to render; the faults are in `loading.diagnostics`
 */
export function loadBlock(
  loading: Loading,
  file: JsonDocument,
  at: JsonPath,
  number: number,
  value: JsonValue,
): Block | undefined {
  const { schemas } = loading.site;
  const used = sourceOf(loading, file, at, value, `block ${number}`);
  // What the envelope lacks has been reported with the envelope.
  if (!used || !isJsonObject(used.entry) || !isJsonObject(used.entry.props)) return;
  const { document, path, entry } = used;
  const { type } = entry;
  if (typeof type !== "string") return;
  if (!schemas.blockTypes.includes(type)) {
    unknownBlock(loading, document, path, type, `block ${number}`);
    return;
  }
  const where = `block ${number} ${type}`;
  const propsPath = [...path, "props"];
  const schema = `blocks/${type}/schema.json`;
  const facts = withFacts(loading, document, propsPath, entry.props ?? {}, schema, where);
  if (!facts) return;
  const props = resolveTokens(loading, document, propsPath, facts.value, where) as JsonObject;
  const filled = fillIn(loading, { type, props, document, path, where });
  if (!filled) {
    loading.lacksData = true;
    return;
  }
  const faults = validate(schemas, {
    document,
    path: propsPath,
    value: props,
    schema,
    rule: "block-props",
    where,
  });
  loading.diagnostics.push(...faults.map((fault) => ofConstant(fault, document, propsPath, facts.unstated)));
  return {
    type,
    props,
    filled,
    facts: facts.stated,
    ...(typeof entry.anchor === "string" ? { anchor: entry.anchor } : {}),
    ...(typeof entry.tone === "string" ? { tone: entry.tone as Tone } : {}),
    illustrative: entry.illustrative === true,
    // One figure without its list is a fault of its own.
    madeUp: [entry.madeUp ?? []].flat().map(String),
    document,
    path,
    where,
  };
}
