import { findNodeAtOffset, getNodePath, getNodeValue } from "jsonc-parser";
import type { Diagnostic } from "../schema/diagnostic";
import { fieldTitle, resolveSchemaPlace, type SchemaPlace, titlesAround } from "../schema/field-title";
import {
  isJsonObject,
  type JsonDocument,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { valueAt } from "../schema/json-path";
import { offsetOfPlace } from "../schema/place";
import { BLOCK_SCHEMA, PAGE_SCHEMA } from "../schema/schema-parts";
import { humanizeName } from "../schema/words";
import { CONSTANTS_FILE } from "./constants";
import { schemaOfData } from "./known-files";
import { readDocument } from "./read-document";
import { lookupOf, type Site } from "./site";
import { resolveText } from "./tokens";

/** Maximum length of a heading in a block's description, in characters. */
const MAX_HEADING_LENGTH = 40;
const SHARED_BLOCK_FILE = /^pages\/_shared\/(.+)\.json$/;

/** Returns a heading as a visitor reads it, shortened at a word boundary. */
function shortenHeading(heading: string, site: Site): string {
  const words = resolveText(heading, lookupOf(site)).text.replace(/\s+/g, " ").trim();
  if ([...words].length <= MAX_HEADING_LENGTH) return words;
  const cut = [...words].slice(0, MAX_HEADING_LENGTH - 1).join("");
  return `${cut.replace(/\s+\S*$/, "")}…`;
}

/** Describes a block by its title and heading: `Pricing box “Plans for every size”`. */
function describeBlock(entry: unknown, site: Site): string {
  if (!isJsonObject(entry)) return "";
  const { type, use, props } = entry;
  if (typeof use === "string") return `shared block ${use}`;
  if (typeof type !== "string" || !site.schemas.blockTypes.includes(type)) return "";
  const { title } = site.schemas.schema(`blocks/${type}/schema.json`);
  const heading =
    isJsonObject(props) && typeof props.heading === "string" ? shortenHeading(props.heading, site) : "";
  return `${humanizeName(typeof title === "string" ? title : type)}${heading ? ` “${heading}”` : ""}`;
}

/** Returns the schema path of a file in pages/ or data/; undefined for items of a collection that only fills templates. */
function schemaOfFile(file: string): string | undefined {
  if (!file.startsWith("pages/")) return schemaOfData(file);
  return SHARED_BLOCK_FILE.test(file) ? BLOCK_SCHEMA : PAGE_SCHEMA;
}

/** Returns a document's value, or what the syntax tree has of it if the text is not valid JSON. */
const contentOf = ({ value, tree }: JsonDocument): JsonValue => value ?? (tree ? getNodeValue(tree) : null);

/** Resolves a path in a file of pages/ or data/ to the schema that describes it; undefined if there is none. */
function resolvePlace({ schemas }: Site, document: JsonDocument, path: JsonPath): SchemaPlace | undefined {
  const schema = schemaOfFile(document.file);
  const place = schema === undefined ? undefined : resolveSchemaPlace(contentOf(document), path, schema);
  return place && schemas.paths.includes(place.schema) ? place : undefined;
}

const joinParts = (...parts: string[]): string => parts.filter((part) => part !== "").join(", ");

/** Describes a path of a document in words for an author; empty for the document as a whole. */
function describePath(document: JsonDocument, path: JsonPath, site: Site): string {
  const { file } = document;
  if (file === CONSTANTS_FILE) return path.filter((step) => typeof step === "string").join(".");
  const content = contentOf(document);
  const shared = SHARED_BLOCK_FILE.exec(file)?.[1];
  const isInBlock = file.startsWith("pages/") && path[0] === "blocks" && typeof path[1] === "number";
  const inBlock = shared !== undefined ? path : isInBlock ? path.slice(2) : [];
  // A fault at the type concerns the block, which is named anyway. A fault at a tag concerns the whole action or visual.
  const isOfBlock = ["type", "use"].includes(String(inBlock[0]));
  const isTag = inBlock.at(-1) === "kind";
  const place = isOfBlock ? undefined : resolvePlace(site, document, isTag ? path.slice(0, -1) : path);
  const field = place ? fieldTitle(site.schemas, place) : "";
  if (shared !== undefined) return joinParts(`shared block ${shared}`, describeBlock(content, site), field);
  if (!isInBlock) return field;
  const words = describeBlock(resolveSchemaPlace(content, path.slice(0, 2))?.value, site);
  return joinParts(`block ${Number(path[1]) + 1}${words ? ` ${words}` : ""}`, field);
}

/** Returns the titles of the fields at a place of a document and in its ancestors, by name. */
export function titlesOf(site: Site, document: JsonDocument, path: JsonPath): Map<string, string> {
  const place = resolvePlace(site, document, path);
  return place ? titlesAround(site.schemas, place) : new Map();
}

/** Returns the place of a block's entry for a fault that only has the block's number, as in a built page. */
function placeOfBlock(document: JsonDocument, { line, column, where }: Diagnostic): Partial<Diagnostic> {
  const number = line === 1 && column === 1 ? /^block (\d+) /.exec(where)?.[1] : undefined;
  if (number === undefined) return {};
  const entry = ["blocks", Number(number) - 1];
  const block = valueAt(document.value, entry);
  return isJsonObject(block) ? locate(document, [...entry, "use" in block ? "use" : "type"]) : {};
}

function withWords(diagnostic: Diagnostic, document: JsonDocument, site: Site): Diagnostic {
  const placed = { ...diagnostic, ...placeOfBlock(document, diagnostic) };
  const offset = offsetOfPlace(document.text, placed);
  const node = document.tree && findNodeAtOffset(document.tree, offset, true);
  const where = node ? describePath(document, getNodePath(node), site) : "";
  return where === "" ? placed : { ...placed, where };
}

/**
 * Describes the place of each fault in pages/ or data/ in words for an author: the number, title and heading of the block,
 * and the title of the field. A fault without such words keeps the `where` that its rule gave. A fault of a built page
 * gets the place of its block's entry. Only faults are looked up, never valid content.
 */
export function describePlaces(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const documents = new Map<string, JsonDocument>();
  return diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    if (!/^(?:pages|data)\/.*\.json$/.test(file)) return diagnostic;
    const document = documents.get(file) ?? readDocument(site.root, file);
    documents.set(file, document);
    return withWords(diagnostic, document, site);
  });
}
