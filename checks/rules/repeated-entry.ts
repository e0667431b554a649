import {
  isJsonObject,
  type JsonDocument,
  type JsonPath,
  type JsonValue,
  locate,
} from "../../schema/json-document";
import type { Field } from "../checked-page";
import { isPlaceholder } from "../placeholder";
import type { Finding, PageRule } from "../rule";

/** What names an entry among the others of its list. */
const NAMES = ["id", "name", "title", "question", "href"];
/** A text of fewer words may be said twice: a figure, a choice. */
const FEWEST_WORDS = 3;
/** So many words make a text that nobody means to say in two blocks. */
const FEWEST_OF_SENTENCE = 7;

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
export function repeatedIn(document: JsonDocument): Finding[] {
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
      const known = [...identitiesOf(entry)].find(([identity]) => seen.has(identity));
      if (known) {
        const message = `${known[1]} is in this list twice: it is also entry ${(seen.get(known[0]) ?? 0) + 1}.`;
        const place = locate(document, [...path, index]);
        findings.push({
          file: document.file,
          ...place,
          where: "",
          message,
          fix: "Remove one, or change it.",
        });
      }
      for (const identity of identitiesOf(entry).keys()) seen.set(identity, seen.get(identity) ?? index);
      if (!known) visit(entry, [...path, index]);
    }
  };
  if (document.diagnostics.length === 0) visit(document.value, []);
  return findings;
}

/** Texts that two blocks of a page have. What a drawing shows, and what a source says, may be said again. */
function repeatedTexts(fields: readonly Field[]): Finding[] {
  const seen = new Map<string, Field>();
  return fields.flatMap((field): Finding[] => {
    const { source = "", role, where, document, path } = field;
    const isLong = source.split(/\s+/).length >= FEWEST_OF_SENTENCE && !isPlaceholder(source);
    if (!isLong || (role !== "prose" && role !== "markdown") || path.includes("visual")) return [];
    const earlier = seen.get(source);
    seen.set(source, earlier ?? field);
    if (!earlier || earlier.path[1] === path[1] || earlier.document !== document) return [];
    const place = locate(document, path);
    const message = `This text is on the page twice: it is also in ${/^block \d+/.exec(earlier.where)?.[0] ?? "another block"}.`;
    const fix = "Remove one, or change it.";
    return [{ file: document.file, ...place, where, severity: "warning", message, fix }];
  });
}

/** Nothing stands twice in a list of a page. */
export const repeatedEntry: PageRule = {
  name: "repeated-entry",
  severity: "error",
  summary: "No block, question or other entry is in a list twice, and no sentence in two blocks.",
  docs: {
    why: "An entry that was copied and not changed is read twice by every visitor. A list tells its entries apart by their names.",
    wrong: `[{ "type": "rich-text", "props": { "body": "Call us." } }, { "type": "rich-text", "props": { "body": "Call us." } }]`,
    right: `[{ "type": "rich-text", "props": { "body": "Call us." } }, { "type": "rich-text", "props": { "body": "Write to us." } }]`,
  },
  check: ({ page: { document }, fields }) => [...repeatedIn(document), ...repeatedTexts(fields)],
};
