import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { versionOf } from "../../data/project-file";
import { blanked, type Span, UNKNOWN } from "../text";
import { codeTexts } from "./code-texts";
import { dataTexts } from "./data-texts";
import { type Element, readMarkup } from "./markup";
import { PlacedText } from "./placed-text";

/** Finds the texts of a file. */
export type Reader = (file: string, source: string) => PlacedText[];

const STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'`;
/** What puts words on a page: `content`, and the properties that it may take them from. */
const DECLARATION = new RegExp(String.raw`(?<![\w-])(?:content|--[\w-]+)\s*:((?:${STRING}|[^;{}"'])*)`, "g");
const PART = new RegExp(`(${STRING})|[^\\s"']+`, "g");

/** A string without its escapes (CSS Syntax 3, 4.3.7). */
const unescaped = (string: string): string =>
  string.replace(/\\([\da-f]{1,5})\s?|\\/gi, (_, hex?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : "",
  );

/** The words of one declaration: strings in a row read as one text, and what lies between them is not known. */
function declaredText(value: string, offset: number): PlacedText {
  const text = new PlacedText(true);
  for (const { 0: part, 1: string, index } of value.matchAll(PART)) {
    const start = offset + index;
    const end = start + part.length;
    if (string) text.append(unescaped(string.slice(1, -1)), start + 1, end - 1);
    else text.append(UNKNOWN, start, end);
  }
  return text;
}

/** The texts of a stylesheet: the strings of its `content` declarations and custom properties. */
function styleTexts(_: string, source: string): PlacedText[] {
  const code = blanked(source, /\/\*[\s\S]*?\*\//g);
  return [...code.matchAll(DECLARATION)].flatMap(({ 0: all, 1: value = "", index }) =>
    /["']/.test(value) ? declaredText(value, index + all.length - value.length) : [],
  );
}

/** Data, code and styles within a document. */
function embeddedTexts({ start, end }: Span, { tag, attributes }: Element, document: string): PlacedText[] {
  // Blanked, so that places are those of the document.
  const source = document.slice(0, start).replace(/[^\n]/g, " ") + document.slice(start, end);
  const isData = attributes.type?.includes("json");
  const name = `embedded.${tag === "style" ? "css" : isData ? "json" : "js"}`;
  return readerOf(name)?.(name, source) ?? [];
}

/**
 * The texts of an HTML, XML or SVG file: running text, joined across marks within a line and across the `tspan`s of a
 * drawing, and the attributes that a reader is told.
 */
function markupTexts(_: string, source: string): PlacedText[] {
  const texts: PlacedText[] = [];
  // HTML knows CDATA in drawings only; blanked, its text is read everywhere.
  const document = blanked(source, /<!\[CDATA\[|\]\]>/g);
  const visitor = {
    onText: (text: PlacedText) => texts.push(text),
    onEmbedded: (content: Span, element: Element) => texts.push(...embeddedTexts(content, element, document)),
  };
  readMarkup(document, visitor);
  return texts;
}

/** A file without marks of its own, as a whole. */
const plain: Reader = (_, source) => {
  const text = new PlacedText();
  text.append(source, 0, source.length);
  return [text];
};

const READERS: Readonly<Record<string, Reader>> = {
  ".ts": codeTexts,
  ".tsx": codeTexts,
  ".js": codeTexts,
  ".mjs": codeTexts,
  ".css": styleTexts,
  ".svg": markupTexts,
  ".html": markupTexts,
  ".htm": markupTexts,
  ".xml": markupTexts,
  ".json": (_, source) => dataTexts(source),
  ".webmanifest": (_, source) => dataTexts(source),
  ".txt": plain,
  ".md": plain,
  ".csv": plain,
  ".vcf": plain,
};

/** What reads a file, by its ending; undefined for pictures, fonts and other files without texts. */
export const readerOf = (file: string): Reader | undefined => READERS[extname(file).toLowerCase()];

/** A file with its texts. */
export interface SurfaceFile {
  source: string;
  texts: readonly PlacedText[];
}

/** Files that were read before, by path: a check after a save reads only what was saved. */
const kept = new Map<string, SurfaceFile & { version: string }>();

/** Reads a file, unless it has not changed since; without texts where there is none, or none that has any. */
export function surfaceFile(root: string, file: string): SurfaceFile {
  const path = join(root, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  const read = readerOf(file);
  if (!stats?.isFile() || !read) return { source: "", texts: [] };
  const version = versionOf(stats);
  const earlier = kept.get(file);
  if (earlier?.version === version) return earlier;
  const source = readFileSync(path, "utf8").replace(/^\ufeff/, "");
  const entry = { version, source, texts: read(file, source) };
  kept.set(file, entry);
  return entry;
}
