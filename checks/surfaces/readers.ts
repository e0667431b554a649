import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { versionOf } from "../../data/project-file";
import { PlacedText } from "../placed-text";
import { blankOut, type Span, UNKNOWN } from "../text";
import { codeTexts } from "./code-texts";
import { dataTexts } from "./data-texts";
import { type Element, readMarkup } from "./markup";

/** Returns the texts of a file. */
export type Reader = (file: string, source: string) => PlacedText[];

const STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'`;
/** Declarations with words for a page: `content`, and the custom properties that it may use. */
const DECLARATION = new RegExp(String.raw`(?<![\w-])(?:content|--[\w-]+)\s*:((?:${STRING}|[^;{}"'])*)`, "g");
const VALUE_PART = new RegExp(`(${STRING})|[^\\s"']+`, "g");

/** Largest code point of Unicode. */
const MAX_CODE_POINT = 0x10ffff;

/** Decodes the escapes of a string (CSS Syntax 3, 4.3.7). */
const unescapeCss = (string: string): string =>
  string.replace(/\\([\da-f]{1,6})\s?|\\/gi, (_, hex?: string) => {
    const code = Number.parseInt(hex ?? "", 16);
    return hex === undefined ? "" : code > MAX_CODE_POINT ? "\ufffd" : String.fromCodePoint(code);
  });

/** Returns the words of one declaration. Adjacent strings form one text; what is between them is unknown. */
function declaredText(value: string, offset: number): PlacedText {
  const text = new PlacedText(true);
  for (const { 0: part, 1: string, index } of value.matchAll(VALUE_PART)) {
    const start = offset + index;
    const end = start + part.length;
    if (string) text.append(unescapeCss(string.slice(1, -1)), start + 1, end - 1);
    else text.append(UNKNOWN, start, end);
  }
  return text;
}

/** Returns the texts of a stylesheet: the strings of its `content` declarations and custom properties. */
function styleTexts(_: string, source: string): PlacedText[] {
  const code = blankOut(source, /\/\*[\s\S]*?\*\//g);
  return [...code.matchAll(DECLARATION)].flatMap(({ 0: all, 1: value = "", index }) =>
    /["']/.test(value) ? declaredText(value, index + all.length - value.length) : [],
  );
}

/** Returns the texts of data, code and styles in a document. */
function embeddedTexts({ start, end }: Span, { tag, attributes }: Element, document: string): PlacedText[] {
  // The rest is blanked out, so that offsets refer to the document.
  const source = document.slice(0, start).replace(/[^\n]/g, " ") + document.slice(start, end);
  const isData = attributes.type?.includes("json");
  const name = `embedded.${tag === "style" ? "css" : isData ? "json" : "js"}`;
  return readerOf(name)?.(name, source) ?? [];
}

/**
 * Returns the texts of an HTML, XML or SVG file: running text, joined across inline elements and the `tspan`s of a
 * drawing, and the attributes with words.
 */
function markupTexts(_: string, source: string): PlacedText[] {
  const texts: PlacedText[] = [];
  // HTML supports CDATA in drawings only. With its delimiters blanked out, its text is read everywhere.
  const document = blankOut(source, /<!\[CDATA\[|\]\]>/g);
  const visitor = {
    onText: (text: PlacedText) => texts.push(text),
    onEmbedded: (content: Span, element: Element) => texts.push(...embeddedTexts(content, element, document)),
  };
  readMarkup(document, visitor);
  return texts;
}

/** Reads a file without markup as one text. */
const readPlainText: Reader = (_, source) => {
  const text = new PlacedText();
  text.append(source, 0, source.length);
  return [text];
};

const READERS: readonly (readonly [extension: RegExp, read: Reader])[] = [
  [/\.(?:tsx?|m?js)$/i, codeTexts],
  [/\.css$/i, styleTexts],
  [/\.(?:svg|html?|xml)$/i, markupTexts],
  [/\.(?:json|webmanifest)$/i, (_, source) => dataTexts(source)],
  [/\.(?:txt|md|csv|vcf)$/i, readPlainText],
];

/** Returns the reader for the extension of a file; undefined for pictures, fonts and other files without texts. */
export const readerOf = (file: string): Reader | undefined =>
  READERS.find(([extension]) => extension.test(file))?.[1];

/** A file with its texts. */
export interface SurfaceFile {
  source: string;
  texts: readonly PlacedText[];
}

/** Cached files by path, so that the check after a save reads only the saved files. */
const fileCache = new Map<string, SurfaceFile & { version: string }>();

/** Reads a file unless the cached one is current. A file that is missing or cannot contain texts has none. */
export function surfaceFile(root: string, file: string): SurfaceFile {
  const path = join(root, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  const read = readerOf(file);
  if (!stats?.isFile() || !read) return { source: "", texts: [] };
  const version = versionOf(stats);
  const cached = fileCache.get(file);
  if (cached?.version === version) return cached;
  const source = readFileSync(path, "utf8").replace(/^\ufeff/, "");
  const entry = { version, source, texts: read(file, source) };
  fileCache.set(file, entry);
  return entry;
}
