/** Rules for an input, and its name in messages. */
export interface EntryRule {
  /** Ends the sentence "Enter …": `how many calls you miss in a week`. */
  what: string;
  /** 0 by default. */
  min?: number;
  max: number;
  /** Maximum number of decimals: 2 for cents, by default 0 for counts. */
  decimals?: 0 | 2;
}

/** A valid number, or a sentence with what to enter, and whether the input is empty. */
export type Entry = { value: number } | { message: string; isEmpty: boolean };

const numberFormat = new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 });

/**
 * Parses the text of a number input.
 *
 * @param isUnreadable whether the browser could not parse it as a number (`validity.badInput`); the text is then empty
 */
export function parseEntry(text: string, rule: EntryRule, isUnreadable = false): Entry {
  const { what, min = 0, max, decimals = 0 } = rule;
  const range = `a number from ${min} to ${numberFormat.format(max)}`;
  const typed = text.trim();
  const value = Number(typed);
  const invalid = (message: string): Entry => ({ message, isEmpty: false });
  if (isUnreadable || Number.isNaN(value)) return invalid(`That’s not a number. Enter ${range}, in digits.`);
  if (typed === "") return { message: `Enter ${what}.`, isEmpty: true };
  if (value < min) return invalid(`That’s below ${min}. Enter ${range}.`);
  if (value > max) return invalid(`That’s above ${numberFormat.format(max)}. Enter ${range}.`);
  if (decimals === 0 && !Number.isInteger(value)) {
    const [lower, upper] = [Math.floor(value), Math.ceil(value)];
    return invalid(`Enter a whole number: ${lower} or ${upper} instead of ${numberFormat.format(value)}.`);
  }
  const rounded = Number(value.toFixed(decimals));
  if (rounded !== value)
    return invalid(`Dollars have two decimals. Enter ${rounded} instead of ${numberFormat.format(value)}.`);
  // -0 would be formatted with its sign.
  return { value: Math.abs(value) };
}
