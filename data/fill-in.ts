import type { Diagnostic } from "../schema/diagnostic";
import { errorIn, type JsonObject, type JsonValue, locate } from "../schema/json-document";
import { formatList } from "../schema/words";
import { type DataProperty, dataProperties } from "./block-data";
import { CONSTANTS_FILE } from "./constants";
import { type StatedFacts, stateFacts } from "./facts";
import type { Loading, ValuePlace } from "./loading";

/** Fills facts into the content of a block; reports faults and returns undefined if there are any. */
export function fillInFacts(
  loading: Loading,
  { document, path }: ValuePlace,
  written: JsonValue,
  schema: string,
): Omit<StatedFacts, "faults"> | undefined {
  const { faults, ...facts } = stateFacts(loading.site.schemas, schema, written, loading.lookup);
  for (const { path: steps, ...fault } of faults)
    loading.diagnostics.push(errorIn(document, [...path, ...steps], { rule: "block-props", ...fault }));
  return faults.length === 0 ? facts : undefined;
}

/** Rewrites the fault of a missing required fact: the cause is the missing constant. */
export function asMissingConstant(
  fault: Diagnostic,
  { document, path }: ValuePlace,
  unstated: StatedFacts["unstated"],
): Diagnostic {
  const fact = unstated.find(({ path: steps, name }) => {
    const { line, column } = locate(document, [...path, ...steps]);
    return fault.line === line && fault.column === column && fault.missingFields?.includes(name);
  });
  if (!fact?.constant) return fault;
  const message = `There is no constant "${fact.constant}", which is shown here.`;
  return { ...fault, constant: fact.constant, message, fix: `Add it to ${CONSTANTS_FILE}.` };
}

/** Tells where to correct a value that the site has filled in, since its author cannot. */
export function asFaultOfSource(fault: Diagnostic, filled: readonly string[]): Diagnostic {
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
export function fillInData(
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
