/** What an input accepts, and how it names itself in a message. */
export interface EntryRule {
  /** Ends the sentence "Enter …": `how many calls you miss in a week`. */
  what: string;
  /** 0 when left out. */
  min?: number;
  max: number;
  /** Digits after the point that make sense: 2 for cents, 0 for things that are counted. */
  decimals: 0 | 2;
}

/** A number that can be reckoned with, or a sentence that says what to enter, and whether anything was. */
export type Entry = { value: number } | { message: string; isEmpty: boolean };

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 });

/**
 * Reads what a visitor typed into a number input.
 *
 * @param isUnreadable whether the browser could not read it as a number (`validity.badInput`); the text is then empty
 */
export function readEntry(text: string, rule: EntryRule, isUnreadable = false): Entry {
  const { what, min = 0, max, decimals } = rule;
  const range = `a number from ${min} to ${plain.format(max)}`;
  const typed = text.trim();
  const value = Number(typed);
  const wrong = (message: string): Entry => ({ message, isEmpty: false });
  if (isUnreadable || Number.isNaN(value)) return wrong(`That’s not a number. Enter ${range}, in digits.`);
  if (typed === "") return { message: `Enter ${what}.`, isEmpty: true };
  if (value < min) return wrong(`That’s below ${min}. Enter ${range}.`);
  if (value > max) return wrong(`That’s above ${plain.format(max)}. Enter ${range}.`);
  if (decimals === 0 && !Number.isInteger(value)) {
    const [lower, upper] = [Math.floor(value), Math.ceil(value)];
    return wrong(`Enter a whole number: ${lower} or ${upper} instead of ${plain.format(value)}.`);
  }
  const rounded = Number(value.toFixed(decimals));
  if (rounded !== value)
    return wrong(`Dollars have two decimals. Enter ${rounded} instead of ${plain.format(value)}.`);
  // -0 would be written with its sign.
  return { value: Math.abs(value) };
}
