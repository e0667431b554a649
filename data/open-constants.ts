import { findNodeAtLocation } from "jsonc-parser";
import type { Diagnostic } from "../schema/diagnostic";
import type { JsonDocument } from "../schema/json-document";
import { offsetOfPlace } from "../schema/place";
import type { SchemaSet } from "../schema/schema-set";
import { validate } from "../schema/validate";
import { type Constants, loadConstants } from "./constants";

const LEAF_PARTS = /\.(?:value|to|unit|qualifier|source|same|sum|undiscounted|saving|next|alternates)$/;

/** True when a fault is in a constant that has one already: the schema says again that it is none. */
function isWithinOne(
  { line, column }: Diagnostic,
  faults: readonly Diagnostic[],
  { tree, text }: JsonDocument,
): boolean {
  const offset = offsetOfPlace(text, { line, column });
  return faults.some(({ where }) => {
    const steps = where.split(".");
    const leaf = tree && findNodeAtLocation(tree, LEAF_PARTS.test(where) ? steps.slice(0, -1) : steps);
    return leaf !== undefined && offset >= leaf.offset && offset < leaf.offset + leaf.length;
  });
}

/** Reads the project's constants, with all that is wrong with them: as JSON and by their schema. */
export function openConstants(
  root: string,
  schemas: SchemaSet,
): { constants: Constants; document: JsonDocument; diagnostics: Diagnostic[] } {
  const { document, constants, diagnostics: faults } = loadConstants(root);
  if (document.diagnostics.length > 0) return { constants, document, diagnostics: faults };
  const task = { document, value: document.value, schema: "schema/constants.schema.json" };
  const shape = validate(schemas, { ...task, rule: "data-shape" });
  const others = shape.filter((fault) => !isWithinOne(fault, faults, document));
  return { constants, document, diagnostics: [...faults, ...others] };
}
