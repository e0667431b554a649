import { SCRIPT } from "./notations";
import { PlacedText } from "./placed-text";

const STRING = /"((?:[^"\\\n]|\\.)*)"(\s*:)?/g;
/** https://schema.org/price is a bare number; its currency stands beside it. */
const PRICE = /"\w*price"\s*:\s*"?(\d+(?:\.\d+)?)(?=["\s,}\]])/gi;

/** The texts of a JSON file, or of what is nearly one: its strings but the keys, and the numbers that are prices. */
export function dataTexts(source: string): PlacedText[] {
  const strings = [...source.matchAll(STRING)].flatMap(({ 1: value = "", 2: colon, index }) => {
    if (colon || value.trim() === "") return [];
    const text = new PlacedText();
    text.appendDecoded(source, index + 1, index + 1 + value.length, SCRIPT);
    return text;
  });
  const prices = [...source.matchAll(PRICE)].map(({ 0: all, 1: value = "", index }) => {
    const text = new PlacedText();
    const end = index + all.length;
    text.append(value, end - value.length, end);
    text.append(" USD", end, end);
    return text;
  });
  return [...strings, ...prices];
}
