import type { SchemaPlace } from "../../../schema/field-title";
import { isJsonObject, type JsonValue } from "../../../schema/json-document";
import { childOf } from "../../../schema/json-path";
import { commonEnds } from "../common-ends";
import { type Field, fieldAt, type Schemas } from "../fields/field";
import { textsIn } from "../json-edit";

/** Returns the field that the form has for a place. It knows more words than the schema of the value alone. */
function fieldOf(schemas: Schemas, { schema, steps, value }: SchemaPlace): Field {
  const top = [{ schema: schemas.schema(schema), file: schema }];
  let node = value as JsonValue | undefined;
  let field = fieldAt(schemas, top, node);
  for (const step of steps) {
    const own = field.kind === "group" ? field.fields.find(({ name }) => name === step)?.at : undefined;
    node = childOf(node, step);
    field = fieldAt(schemas, own ?? ("item" in field ? field.item : []), node);
  }
  return field;
}

/** Formats a value as one line, in the words of its field; the words of a group or a list are its texts. */
export function wordsOf(schemas: Schemas, place: SchemaPlace | undefined, value: JsonValue): string {
  if (isJsonObject(value) || Array.isArray(value)) return textsIn(value).join(" · ") || "…";
  const field = place && fieldOf(schemas, place);
  const choice = field?.kind === "choice" && field.choices.find((one) => one.value === String(value));
  if (choice) return choice.label;
  return typeof value === "boolean" ? (value ? "On" : "Off") : String(value);
}

/** Words of one version: those that both have at the beginning, those that only this one has, and those that both have at the end. */
type Version = readonly [start: string, own: string, end: string];

/** Finds the words that differ between two texts. If none do, as when a price becomes a fact, all of them count. */
export function compareWords(before: string, after: string): [before: Version, after: Version] {
  const parts = /(?<=\s)|(?=\s)|(?=[.,:;!?]+(?:\s|$))/;
  const [old, next] = [before.split(parts), after.split(parts)];
  const { start, end } = before === after ? { start: 0, end: 0 } : commonEnds(old, next);
  const split = (words: readonly string[]): Version => {
    const last = words.length - end;
    return [words.slice(0, start).join(""), words.slice(start, last).join(""), words.slice(last).join("")];
  };
  return [split(old), split(next)];
}
