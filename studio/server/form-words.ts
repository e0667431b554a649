import { getLocation } from "jsonc-parser";
import { CONSTANTS_FILE } from "../../data/constants";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { titlesOf } from "../../data/where";
import type { Diagnostic } from "../../schema/diagnostic";
import { wordsOfName } from "../../schema/field-title";
import type { JsonPath } from "../../schema/json-document";
import { offsetOfPlace } from "../../schema/place";

/** A field's name in a message, alone or as it would be written: `"points": [ … ]`. */
const NAME = /"(\w+)"(?:: (?:\{[^{}]*\}|\[[^[\]]*\]|"…"|…|true))?/g;

/** Where the value stands that a fault is about. */
export function pathOf(text: string, fault: Diagnostic): JsonPath {
  // One character on: at its first one a value's place still belongs to what stands before it.
  const { path } = getLocation(text, offsetOfPlace(text, fault) + 1);
  return path.filter((step) => step !== "");
}

/** What an author calls a constant: `plans.standard.price` → `Standard price`. */
export const factName = (key: string): string => wordsOfName(key.split(".").slice(1).join("-"));

/** A constant's key, alone or in its token. */
const KEY = /\{\{([\w.]+)[^{}]*\}\}|(?<![\w./])[a-zA-Z]\w*(?:\.\w+)+/g;

/** The file that authors of the studio do not see, as messages name it. */
const IN_FILE = new RegExp(`(?: in|,? or add it to) ${CONSTANTS_FILE}`, "g");

/** A message without the words of JSON, but for what it quotes: facts have their names. */
const inPlainWords = ({ constants }: Site, text: string): string =>
  text
    .split(/("[^"]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(KEY, (written, key = written) => (constants.has(key) ? `“${factName(key)}”` : written))
            .replace(IN_FILE, "")
            .replace(/\b(?:token|constant)(?=s?\b)/g, "fact"),
    )
    .join("");

/**
 * What is said of a fault as an author of the studio reads it, with the form's titles in the place of the names in JSON:
 * `“Small line” is empty.`
 */
export function inFormWords(site: Site, fault: Diagnostic): Pick<Diagnostic, "message" | "fix"> {
  const document = readDocument(site.root, fault.file);
  const titles = titlesOf(site, document, pathOf(document.text, fault));
  const said = (text: string) =>
    inPlainWords(
      site,
      text.replace(NAME, (written, name: string) => (titles.has(name) ? `“${titles.get(name)}”` : written)),
    );
  return { message: said(fault.message), ...(fault.fix ? { fix: said(fault.fix) } : {}) };
}
