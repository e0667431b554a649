import { findNodeAtOffset, getNodePath, parseTree } from "jsonc-parser";
import { CONSTANTS_FILE } from "../../data/constants";
import { titlesOf } from "../../data/describe-places";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { isJsonObject, type JsonPath } from "../../schema/json-document";
import { valueAt } from "../../schema/json-path";
import { offsetOfPlace } from "../../schema/place";
import { humanizeName } from "../../schema/words";

/** A property name in a message, alone or with its value: `"points": [ … ]`. */
const FIELD_NAME = /"(\w+)"(?:: (?:\{[^{}]*\}|\[[^[\]]*\]|"…"|…|true))?/g;

/** Returns the path of the value that a fault is about. */
export function pathOf(text: string, fault: Diagnostic): JsonPath {
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offsetOfPlace(text, fault));
  return node ? getNodePath(node) : [];
}

/** Returns the display name of a constant: `plans.standard.price` → `Standard price`. */
export const factName = (key: string): string => humanizeName(key.split(".").slice(1).join("-"));

/** Returns the place of a fault in the terms of the form; a constant has the name of its fact. */
export const placeOf = ({ file, where }: Diagnostic): string =>
  file === CONSTANTS_FILE ? factName(where.replace(/\.(?:value|to)$/, "")) : where;

/** Key of a constant, alone or in a token. */
const CONSTANT_KEY = /\{\{([\w.]+)[^{}]*\}\}|(?<![\w./])[a-zA-Z]\w*(?:\.\w+)+/g;

/** Reference to the constants file, which authors in the studio do not see, in a message. */
const CONSTANTS_FILE_MENTION = new RegExp(`(?: in|,? or add it to) ${CONSTANTS_FILE}`, "g");

/** Replaces the technical terms of a message, except in quotes: keys and tokens of constants become the names of facts. */
function inPlainWords({ documents }: Site, text: string): string {
  // A constant with a fault is in the file, but not among the constants of the site.
  const inFactName = (key: string, written = key) =>
    isJsonObject(valueAt(documents.constants.value, key.split("."))) ? `“${factName(key)}”` : written;
  return text
    .split(/("[^"]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(/^"(\w+(?:\.\w+)+)"$/, (quoted, key: string) => inFactName(key, quoted))
        : part
            .replace(/\bWrite (?=\{\{)/g, "Insert the fact ")
            .replace(CONSTANT_KEY, (written, key = written) => inFactName(key, written))
            .replace(CONSTANTS_FILE_MENTION, "")
            .replace(" or null,", ",")
            .replace(/\b(?:token|constant)(?=s?\b)/g, "fact"),
    )
    .join("");
}

/** Returns the advice on a fact without the sentences that the form cannot follow, since it has the fact's value alone. */
function adviseOnValue(fix: string, titles: ReadonlyMap<string, string>): string {
  const isPossible = (sentence: string) =>
    !sentence.endsWith("remove the constant.") &&
    [...sentence.matchAll(FIELD_NAME)].every(([, name = ""]) => name === "value" || !titles.has(name));
  const sentences = fix.split(/(?<=[.?]) /);
  const possible = sentences.filter(isPossible);
  if (possible.length === sentences.length) return fix;
  const ask = possible.length > 0 ? "Otherwise, ask" : "Ask";
  return [...possible, `${ask} the person who maintains the facts.`].join(" ");
}

/**
 * Returns the message and the advice of a fault with form titles instead of JSON property names: `“Small line” is empty.`
 */
export function inFormWords(site: Site, fault: Diagnostic): Pick<Diagnostic, "message" | "fix"> {
  const document = readDocument(site.root, fault.file);
  const titles = titlesOf(site, document, pathOf(document.text, fault));
  const toFormWords = (text: string) =>
    inPlainWords(
      site,
      text.replace(FIELD_NAME, (written, name: string) => {
        // A property with a value that is not near the fault, such as the figures of a source, has its title by its name.
        const title = titles.get(name) ?? (written.includes(":") && humanizeName(name));
        return title ? `“${title}”` : written;
      }),
    );
  const { message, fix = "", file } = fault;
  const advice = file === CONSTANTS_FILE ? adviseOnValue(fix, titles) : fix;
  return { message: toFormWords(message), ...(advice ? { fix: toFormWords(advice) } : {}) };
}
