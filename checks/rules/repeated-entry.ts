import { isJsonObject, type JsonDocument, type JsonPath, type JsonValue } from "../../schema/json-document";
import { isPlaceholder } from "../placeholder";
import { type Finding, findingAt, type TextRule } from "../rule";

/** Properties that identify an entry in its list. */
const IDENTIFYING_FIELDS = ["id", "name", "title", "question", "href"];
/** Chosen facts that identify an entry without a title: their names are shown in its place. */
const CHOSEN_FACTS = ["feature", "attribute"];
/** Minimum number of words. Shorter texts may be repeated: a figure, a choice. */
const MIN_WORDS = 3;

const isUnwritten = (value: JsonValue): boolean => typeof value === "string" && isPlaceholder(value);

/** Returns what identifies an entry in its list, with the words for it. */
function identitiesOf(entry: JsonValue): [identity: string, words: string][] {
  if (typeof entry === "string")
    return entry.split(/\s+/).length < MIN_WORDS || isUnwritten(entry) ? [] : [[entry, "This text"]];
  if (!isJsonObject(entry)) return [];
  const what = "use" in entry ? "shared block" : "type" in entry ? `${entry.type} block` : "entry";
  const whole = Object.values(entry).some(isUnwritten) ? [] : [JSON.stringify(entry)];
  const fields = "title" in entry ? IDENTIFYING_FIELDS : [...IDENTIFYING_FIELDS, ...CHOSEN_FACTS];
  const names = fields.filter((name) => typeof entry[name] === "string" && entry[name] !== "");
  return [
    ...whole.map((text): [string, string] => [text, `This ${what}`]),
    ...names
      .filter((name) => !isUnwritten(entry[name] ?? ""))
      .map((name): [string, string] => [`${name} ${entry[name]}`, `The ${name} "${entry[name]}"`]),
  ];
}

/** Reports entries that are in one list twice. A drawing may show something twice. */
function repeatedIn(document: JsonDocument): Finding[] {
  const visit = (value: JsonValue, path: JsonPath): Finding[] => {
    if (path.at(-1) === "visual" || path.at(-1) === "lines") return [];
    if (isJsonObject(value))
      return Object.entries(value).flatMap(([name, child]) => visit(child, [...path, name]));
    if (!Array.isArray(value)) return [];
    const seen = new Map<string, number>();
    return value.flatMap((entry, index) => {
      const identities = identitiesOf(entry);
      const known = identities.find(([identity]) => seen.has(identity));
      for (const [identity] of identities) seen.set(identity, seen.get(identity) ?? index + 1);
      if (!known) return visit(entry, [...path, index]);
      const [identity, words] = known;
      const message = `${words} is in this list twice: it is also entry ${seen.get(identity)}.`;
      return [findingAt(document, [...path, index], { message, fix: "Remove one, or change it." })];
    });
  };
  return document.diagnostics.length === 0 ? visit(document.value, []) : [];
}

/** No block, question, country or other entry is in a list twice. */
export const repeatedEntry: TextRule = {
  name: "repeated-entry",
  check: ({ documents }) => documents.flatMap(repeatedIn),
};
