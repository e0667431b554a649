import { findNodeAtLocation, findNodeAtOffset, getNodePath, getNodeValue, type Node } from "jsonc-parser";
import type { Diagnostic } from "../schema/diagnostic";
import { fieldTitle, wordsOfName } from "../schema/field-title";
import { isJsonObject, type JsonDocument, type JsonPath, locate } from "../schema/json-document";
import { offsetOfPlace } from "../schema/place";
import type { SchemaSet } from "../schema/schema-set";
import { COLLECTION_INDEX, INDEX_SCHEMAS, ITEM_SCHEMAS } from "./collections";
import { CONSTANTS_FILE } from "./constants";
import { readDocument } from "./read-document";
import { lookupOf, type Site } from "./site";
import { resolveText } from "./tokens";

/** Longest part of a heading that names a block. */
const HEADING_LENGTH = 40;
const SHARED = /^pages\/_shared\/(.+)\.json$/;

/** A heading as a visitor reads it, cut at a word. */
function shortened(heading: string, site: Site): string {
  const words = resolveText(heading, lookupOf(site)).text.replace(/\s+/g, " ").trim();
  if ([...words].length <= HEADING_LENGTH) return words;
  const cut = [...words].slice(0, HEADING_LENGTH - 1).join("");
  return `${cut.replace(/\s+\S*$/, "")}…`;
}

/** A block by its title and its own heading: `Pricing box “Plans for every size”`. */
function blockWords(entry: unknown, site: Site): string {
  if (!isJsonObject(entry)) return "";
  const { type, use, props } = entry;
  if (typeof use === "string") return `shared block ${use}`;
  if (typeof type !== "string" || !site.schemas.blockTypes.includes(type)) return "";
  const { title } = site.schemas.schema(`blocks/${type}/schema.json`);
  const heading =
    isJsonObject(props) && typeof props.heading === "string" ? shortened(props.heading, site) : "";
  return `${wordsOfName(typeof title === "string" ? title : type)}${heading ? ` “${heading}”` : ""}`;
}

/** A field of a block's entry: one of its content, or what stands beside the content. */
function entryField(entry: unknown, steps: JsonPath, schemas: SchemaSet): string {
  // The tag of an action or a picture stands for the whole of it.
  const [first, ...below] = steps.at(-1) === "kind" ? steps.slice(0, -1) : steps;
  // A fault at the type concerns the block, which has been named.
  if (!isJsonObject(entry) || first === undefined || first === "type" || first === "use") return "";
  if (first !== "props") return fieldTitle(schemas, "schema/block-entry.schema.json", steps, entry);
  const { type } = entry;
  if (typeof type !== "string" || !schemas.blockTypes.includes(type)) return "";
  return fieldTitle(schemas, `blocks/${type}/schema.json`, below, entry.props);
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== "").join(", ");

/** A place on a page. Only the block concerned is evaluated. */
function placeOnPage(tree: Node, path: JsonPath, site: Site): string {
  const [first, index, ...steps] = path;
  if (first !== "blocks" || typeof index !== "number")
    return fieldTitle(site.schemas, "schema/page.schema.json", path, undefined);
  const node = findNodeAtLocation(tree, ["blocks", index]);
  const entry: unknown = node && getNodeValue(node);
  const words = blockWords(entry, site);
  return joined(`block ${index + 1}${words ? ` ${words}` : ""}`, entryField(entry, steps, site.schemas));
}

/** Schema of a data file; undefined for items of a collection that only fills templates. */
function schemaOfData(file: string): string | undefined {
  const [folder, name = "", item] = file.split("/");
  if (folder !== "data") return undefined;
  if (item === undefined) return `schema/${name.replace(/\.json$/, "")}.schema.json`;
  return (item === COLLECTION_INDEX ? INDEX_SCHEMAS : ITEM_SCHEMAS)[name];
}

/** What stands at a path of a document, in a marketer's words; empty for the document as a whole. */
function wordsAt({ file, tree }: JsonDocument, path: JsonPath, site: Site): string {
  const shared = SHARED.exec(file)?.[1];
  if (!tree || (path.length === 0 && shared === undefined)) return "";
  if (shared !== undefined) {
    const entry: unknown = getNodeValue(tree);
    const words = blockWords(entry, site);
    return joined(`shared block ${shared}`, words, entryField(entry, path, site.schemas));
  }
  if (file.startsWith("pages/")) return placeOnPage(tree, path, site);
  if (file === CONSTANTS_FILE) return path.filter((step) => typeof step === "string").join(".");
  const schema = schemaOfData(file);
  return schema === undefined ? "" : fieldTitle(site.schemas, schema, path, getNodeValue(tree));
}

/** Where the entry of a block stands that only its number is known of, as in a built page. */
function placeOfBlock(document: JsonDocument, { line, column, where }: Diagnostic): Partial<Diagnostic> {
  const number = line === 1 && column === 1 ? /^block (\d+) /.exec(where)?.[1] : undefined;
  if (number === undefined) return {};
  const entry = ["blocks", Number(number) - 1];
  const blocks = isJsonObject(document.value) ? document.value.blocks : undefined;
  const block = Array.isArray(blocks) ? blocks[Number(number) - 1] : undefined;
  return isJsonObject(block) ? locate(document, [...entry, "use" in block ? "use" : "type"]) : {};
}

function inWords(diagnostic: Diagnostic, document: JsonDocument, site: Site): Diagnostic {
  const placed = { ...diagnostic, ...placeOfBlock(document, diagnostic) };
  const offset = offsetOfPlace(document.text, placed);
  const node = document.tree && findNodeAtOffset(document.tree, offset, true);
  const where = node ? wordsAt(document, getNodePath(node), site) : "";
  return where === "" ? placed : { ...placed, where };
}

/**
 * Says of each fault in a file of pages/ or data/ where it stands, in a marketer's words: the number, title and heading
 * of the block, and the title of the field. Words are looked up for faults only, never for what is sound; where there
 * are none, those that the rule gave stay. A fault of a built page gets the place of its block's entry.
 */
export function whereInWords(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const documents = new Map<string, JsonDocument>();
  return diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    if (!/^(?:pages|data)\/.*\.json$/.test(file)) return diagnostic;
    const document = documents.get(file) ?? readDocument(site.root, file);
    documents.set(file, document);
    return inWords(diagnostic, document, site);
  });
}
