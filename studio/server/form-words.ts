import { getLocation } from "jsonc-parser";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { titlesOf } from "../../data/where";
import type { Diagnostic } from "../../schema/diagnostic";
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

/** What is said of a fault with the form's titles in the place of the names in JSON: `“Small line” is empty.` */
export function inFormWords(site: Site, fault: Diagnostic): Pick<Diagnostic, "message" | "fix"> {
  const document = readDocument(site.root, fault.file);
  const titles = titlesOf(site, document, pathOf(document.text, fault));
  const said = (text: string) =>
    text.replace(NAME, (written, name: string) => (titles.has(name) ? `“${titles.get(name)}”` : written));
  return { message: said(fault.message), ...(fault.fix ? { fix: said(fault.fix) } : {}) };
}
