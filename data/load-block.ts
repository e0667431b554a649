import type { Diagnostic } from "../schema/diagnostic";
import {
  errorIn,
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { BLOCK_SCHEMA } from "../schema/schema-parts";
import { validate } from "../schema/validate";
import { formatList } from "../schema/words";
import { type DataProperty, dataProperties } from "./block-data";
import { CONSTANTS_FILE } from "./constants";
import { type StatedFacts, stateFacts } from "./facts";
import { type Loading, reportUnknown, resolveTokens, type ValuePlace } from "./loading";
import { placeFields } from "./misplaced-fields";

/** Background style of a section. */
export type Tone = "paper" | "surface" | "ink";

/** A block, ready to render, with the position of its source. */
export interface Block {
  type: string;
  /** Content with all tokens resolved and defaults filled in. */
  props: JsonObject;
  /** Names of the properties that the site filled in from its collections; they are not in the page's file. */
  filled: readonly string[];
  anchor?: string;
  tone?: Tone;
  illustrative: boolean;
  /** Made-up figures of the block's stories and pictures, as they are written there. */
  madeUp: readonly string[];
  /** File that contains the block: the page, or a shared block. */
  document: JsonDocument;
  /** Path of the entry in that file. */
  path: JsonPath;
  /** Number of the block on the page, from 1; blocks too faulty to load leave gaps. */
  number: number;
  /** The number and the type, `block 3 pricing-box`; reports show it in words (describe-places.ts). */
  where: string;
}

/** Resolves `{ "use": name }` to the shared block; reports the fault and returns undefined if it cannot be used. */
function resolveUse(loading: Loading, place: ValuePlace, entry: JsonValue) {
  const { document, path } = place;
  if (!isJsonObject(entry) || typeof entry.use !== "string") return { document, path, entry };
  const name = entry.use;
  const { shared } = loading.site;
  const source = shared.get(name);
  if (!source) {
    const names = [...shared.keys()];
    const list = names.length > 0 ? ` Shared blocks: ${names.join(", ")}.` : "";
    reportUnknown(loading, { ...place, path: [...path, "use"] }, name, names, {
      rule: "unknown-shared-block",
      missingTarget: `shared block ${name}`,
      message: `There is no shared block "${name}".`,
      fix: `Add pages/_shared/${name}.json, or remove this entry.${list}`,
    });
    return undefined;
  }
  if (source.diagnostics.length > 0) return undefined;
  const value = placeFields(loading, source, [], source.value);
  const rule = "block-shape";
  if (isJsonObject(value) && Object.hasOwn(value, "use")) {
    // Prevents cycles.
    const message = "A shared block cannot use another one.";
    const fix = 'Write the block itself here, with "type" and "props".';
    loading.diagnostics.push(errorIn(source, ["use"], { rule, part: "key", message, fix }));
    return undefined;
  }
  const faults = validate(loading.site.schemas, { rule, document: source, value, schema: BLOCK_SCHEMA });
  loading.diagnostics.push(...faults);
  return faults.length === 0 ? { document: source, path: [], entry: value } : undefined;
}

/** Fills facts into the content of a block; reports faults and returns undefined if there are any. */
function fillInFacts(loading: Loading, { document, path }: ValuePlace, written: JsonValue, schema: string) {
  const { faults, ...facts } = stateFacts(loading.site.schemas, schema, written, loading.lookup);
  for (const { path: steps, ...fault } of faults)
    loading.diagnostics.push(errorIn(document, [...path, ...steps], { rule: "block-props", ...fault }));
  return faults.length === 0 ? facts : undefined;
}

/** Rewrites the fault of missing required facts, one for each: the cause is the missing constant. */
function asMissingConstants(
  fault: Diagnostic,
  { document, path }: ValuePlace,
  unstated: StatedFacts["unstated"],
): Diagnostic[] {
  const missing = unstated.filter(({ path: steps, name }) => {
    const { line, column } = locate(document, [...path, ...steps]);
    return fault.line === line && fault.column === column && fault.missingFields?.includes(name);
  });
  if (missing.length === 0) return [fault];
  return missing.map(({ constant }) => {
    const message = `There is no constant "${constant}", which is shown here.`;
    return { ...fault, constant, message, fix: `Add it to ${CONSTANTS_FILE}.` };
  });
}

/** Tells where to correct a value that the site has filled in, since its author cannot. */
function asFaultOfSource(fault: Diagnostic, filled: readonly string[]): Diagnostic {
  if (!fault.isFilledIn || filled.length === 0) return fault;
  const fix = `The site fills in ${formatList(filled.map((name) => `"${name}"`))}: correct its source in data/block-data.ts, its files, or the schema of the block.`;
  return { ...fault, fix };
}

/**
 * Fills in the data that a block's schema requests and its author has not written, such as the list of articles.
 *
 * @param place place of the block
 * @returns the names of the filled properties; undefined if data is missing. A page without an item to show is reported
 *   here; faulty data has been reported at its own file.
 */
function fillInData(
  { site, item, diagnostics }: Loading,
  { document, path }: ValuePlace,
  type: string,
  props: JsonObject,
): string[] | undefined {
  const filled: string[] = [];
  const missing: DataProperty[] = [];
  const isAbout = ({ collection }: DataProperty) => item?.file.startsWith(`data/${collection}/`) ?? false;
  for (const property of dataProperties(site.schemas, `blocks/${type}/schema.json`)) {
    const { name, ofAll, ofItem } = property;
    if (Object.hasOwn(props, name)) continue;
    const value = ofItem && item?.canBeShown && isAbout(property) ? ofItem(item, site) : ofAll?.(site);
    if (value === undefined) missing.push(property);
    else {
      props[name] = structuredClone(value) as JsonValue;
      filled.push(name);
    }
  }
  const collection = missing.find((property) => property.ofItem && !isAbout(property))?.collection;
  if (collection !== undefined) {
    const message = `The block ${type} shows an item of data/${collection}, but this page is not about one.`;
    const fix = "Put it on the template of the collection, whose file name is in [ ].";
    diagnostics.push(errorIn(document, [...path, "type"], { rule: "block-props", message, fix }));
  }
  return missing.length === 0 ? filled : undefined;
}

/**
 * Turns one entry into a block: resolves `use` and tokens, and validates the content against the block's own schema.
 *
 * @param number position on the page, from 1
 * @returns undefined if the entry is too faulty to render; the faults are in `loading.diagnostics`
 */
export function loadBlock(
  loading: Loading,
  file: JsonDocument,
  at: JsonPath,
  number: number,
  value: JsonValue,
): Block | undefined {
  const { schemas } = loading.site;
  const used = resolveUse(loading, { document: file, path: at }, value);
  if (!used || !isJsonObject(used.entry)) return;
  const { document, path, entry } = used;
  const { type, props: written } = entry;
  // Missing fields of the entry have been reported with the page's envelope.
  if (typeof type !== "string" || !isJsonObject(written)) return;
  if (!schemas.blockTypes.includes(type)) {
    const typePlace = { document, path: [...path, "type"] };
    const message = `There is no block "${type}".`;
    const fix = `Blocks: ${schemas.blockTypes.join(", ")}.`;
    reportUnknown(loading, typePlace, type, schemas.blockTypes, { rule: "unknown-block", message, fix });
    return;
  }
  const place: ValuePlace = { document, path: [...path, "props"] };
  const schema = `blocks/${type}/schema.json`;
  const facts = fillInFacts(loading, place, written, schema);
  if (!facts) return;
  const props = resolveTokens(loading, place, facts.value) as JsonObject;
  const filled = fillInData(loading, { document, path }, type, props);
  if (!filled) {
    loading.lacksData = true;
    return;
  }
  const faults = validate(schemas, { ...place, value: props, schema, rule: "block-props" });
  loading.diagnostics.push(
    ...faults
      .flatMap((fault) => asMissingConstants(fault, place, facts.unstated))
      .map((fault) => asFaultOfSource(fault, filled)),
  );
  return {
    type,
    props,
    filled,
    ...(typeof entry.anchor === "string" ? { anchor: entry.anchor } : {}),
    ...(typeof entry.tone === "string" ? { tone: entry.tone as Tone } : {}),
    illustrative: entry.illustrative === true,
    // A single figure that is not in a list has its own fault.
    madeUp: [entry.madeUp ?? []].flat().map(String),
    document,
    path,
    number,
    where: `block ${number} ${type}`,
  };
}
