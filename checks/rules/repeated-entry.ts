import { isJsonObject, type JsonDocument, type JsonPath, type JsonValue } from "../../schema/json-document";
import { isPlaceholder } from "../placeholder";
import { type Finding, findingAt, type TextRule } from "../rule";

/** What names an entry among the others of its list. */
const NAMES = ["id", "name", "title", "question", "href"];
/** A text of fewer words may be said twice: a figure, a choice. */
const FEWEST_WORDS = 3;

/** By what an entry is the same as another one of its list, with the words for it. */
function identitiesOf(entry: JsonValue): Map<string, string> {
  if (typeof entry === "string")
    return new Map(
      entry.split(/\s+/).length < FEWEST_WORDS || isPlaceholder(entry) ? [] : [[entry, "This text"]],
    );
  if (!isJsonObject(entry)) return new Map();
  const names = NAMES.flatMap((name): [string, string][] => {
    const value = entry[name];
    return typeof value === "string" && value !== "" && !isPlaceholder(value)
      ? [[`${name} ${value}`, `The ${name} "${value}"`]]
      : [];
  });
  const what = typeof entry.type === "string" ? `This ${entry.type} block` : "This entry";
  const isUnwritten = Object.values(entry).some((value) => typeof value === "string" && isPlaceholder(value));
  if (isUnwritten) return new Map(names);
  return new Map([[JSON.stringify(entry), "use" in entry ? "This shared block" : what], ...names]);
}

/** The entries that stand in one list twice. What a drawing shows may happen twice. */
function repeatedIn(document: JsonDocument): Finding[] {
  const findings: Finding[] = [];
  const visit = (value: JsonValue, path: JsonPath) => {
    if (path.at(-1) === "visual" || path.at(-1) === "lines") return;
    if (!Array.isArray(value)) {
      for (const [name, child] of Object.entries(isJsonObject(value) ? value : {}))
        visit(child, [...path, name]);
      return;
    }
    const seen = new Map<string, number>();
    for (const [index, entry] of value.entries()) {
      const identities = [...identitiesOf(entry)];
      const known = identities.find(([identity]) => seen.has(identity));
      if (known) {
        const message = `${known[1]} is in this list twice: it is also entry ${(seen.get(known[0]) ?? 0) + 1}.`;
        findings.push(findingAt(document, [...path, index], { message, fix: "Remove one, or change it." }));
      }
      for (const [identity] of identities) seen.set(identity, seen.get(identity) ?? index);
      if (!known) visit(entry, [...path, index]);
    }
  };
  if (document.diagnostics.length === 0) visit(document.value, []);
  return findings;
}

/** Nothing stands twice in a list. */
export const repeatedEntry: TextRule = {
  name: "repeated-entry",
  severity: "error",
  summary: "No block, question, country or other entry is in a list twice.",
  formerly: ["repeated-data"],
  docs: {
    why: "An entry that was copied and not changed is read twice by every visitor. A list tells its entries apart by their names.",
    wrong: `[{ "type": "rich-text", "props": { "body": "Call us." } }, { "type": "rich-text", "props": { "body": "Call us." } }]`,
    right: `[{ "type": "rich-text", "props": { "body": "Call us." } }, { "type": "rich-text", "props": { "body": "Write to us." } }]`,
  },
  check: ({ documents }) => documents.flatMap(repeatedIn),
};
