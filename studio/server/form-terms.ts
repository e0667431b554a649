import { findNodeAtOffset, getNodePath, parseTree } from "jsonc-parser";
import { CONSTANTS_FILE } from "../../data/constants";
import { titlesOf } from "../../data/describe-places";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import type { JsonPath } from "../../schema/json-document";
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
  file === CONSTANTS_FILE ? factName(where.replace(/\.value$/, "")) : where;

/** Key of a constant, alone or in a token. */
const CONSTANT_KEY = /\{\{([\w.]+)[^{}]*\}\}|(?<![\w./])[a-zA-Z]\w*(?:\.\w+)+/g;

/** Reference to the constants file, which authors in the studio do not see, in a message. */
const CONSTANTS_FILE_MENTION = new RegExp(`(?: in|,? or add it to) ${CONSTANTS_FILE}`, "g");

/** Replaces the technical terms of a message, except in quotes: keys and tokens of constants become the names of facts. */
const inPlainWords = ({ constants }: Site, text: string): string =>
  text
    .split(/("[^"]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\bWrite (?=\{\{)/g, "Insert the fact ")
            .replace(CONSTANT_KEY, (written, key = written) =>
              constants.has(key) ? `“${factName(key)}”` : written,
            )
            .replace(CONSTANTS_FILE_MENTION, "")
            .replace(/\b(?:token|constant)(?=s?\b)/g, "fact"),
    )
    .join("");

/**
 * Returns the message and the advice of a fault with form titles instead of JSON property names: `“Small line” is empty.`
 */
export function inFormWords(site: Site, fault: Diagnostic): Pick<Diagnostic, "message" | "fix"> {
  const document = readDocument(site.root, fault.file);
  const titles = titlesOf(site, document, pathOf(document.text, fault));
  const toFormWords = (text: string) =>
    inPlainWords(
      site,
      text.replace(FIELD_NAME, (written, name: string) =>
        titles.has(name) ? `“${titles.get(name)}”` : written,
      ),
    );
  return { message: toFormWords(fault.message), ...(fault.fix ? { fix: toFormWords(fault.fix) } : {}) };
}
