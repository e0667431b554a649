import { PlacedText } from "./placed-text";

/** The text of a file without marks of its own, as a whole. */
export function plainTexts(_file: string, source: string): PlacedText[] {
  const text = new PlacedText();
  text.append(source, 0, source.length);
  return [text];
}
