import { visit } from "jsonc-parser";
import { PlacedText } from "../placed-text";

/** Returns the texts of a JSON file, even an invalid one: its strings except the keys, and the numbers that are prices. */
export function dataTexts(source: string): PlacedText[] {
  const texts: PlacedText[] = [];
  let key = "";
  visit(source, {
    onObjectProperty(name) {
      key = name;
    },
    onLiteralValue(value, offset, length) {
      // https://schema.org/price is a bare number; its currency is a property of its own.
      const isPrice = /price$/i.test(key) && /^\d+(?:\.\d+)?$/.test(String(value));
      if (typeof value !== "string" && !isPrice) return;
      const quote = typeof value === "string" ? 1 : 0;
      const end = offset + length - quote;
      const text = new PlacedText();
      text.append(String(value), offset + quote, end);
      if (isPrice) text.append(" USD", end, end);
      texts.push(text);
    },
  });
  return texts;
}
