import { extname } from "node:path";
import { codeTexts } from "./code-texts";
import { dataTexts } from "./data-texts";
import { markupTexts } from "./markup-texts";
import { PlacedText } from "./placed-text";
import { styleTexts } from "./style-texts";

/** Finds the texts of a file. */
export type Reader = (file: string, source: string) => PlacedText[];

const code: Reader = codeTexts;
const style: Reader = (_, source) => styleTexts(source);
const markup: Reader = (_, source) => markupTexts(source);
const data: Reader = (_, source) => dataTexts(source);
/** A file without marks of its own, as a whole. */
const plain: Reader = (_, source) => {
  const text = new PlacedText();
  text.append(source, 0, source.length);
  return [text];
};

const READERS: Readonly<Record<string, Reader>> = {
  ".ts": code,
  ".tsx": code,
  ".js": code,
  ".mjs": code,
  ".css": style,
  ".svg": markup,
  ".html": markup,
  ".htm": markup,
  ".xml": markup,
  ".json": data,
  ".webmanifest": data,
  ".txt": plain,
  ".md": plain,
  ".csv": plain,
  ".vcf": plain,
};

/** What reads a file, by its ending; undefined for pictures, fonts and other files without texts. */
export const readerOf = (file: string): Reader | undefined => READERS[extname(file).toLowerCase()];
