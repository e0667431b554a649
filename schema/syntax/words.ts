import { nearest } from "../nearest";
import { type Guesser, guess } from "./slip";

/** Words of other languages for nothing: here a field that has no value is left out. */
const NOTHING = ["none", "nil", "undefined", "nan"];
const SWITCHES = new Map(Object.entries({ yes: "true", on: "true", no: "false", off: "false" }));
const KNOWN = ["true", "false", "null"];

/** `True`, `None`, `yes` and `flase`. */
export const foreignWords: Guesser = ({ at, expected }) => {
  if (expected !== "value") return [];
  const [word] = /^\w+/.exec(at.text) ?? [""];
  const place = { offset: at.offset, length: word.length };
  const low = word.toLowerCase();
  if (KNOWN.includes(low)) {
    const message = `${word} is written ${low} here, in small letters.`;
    return [guess(place, low, message, { fix: `Write ${low}.`, isCertain: true })];
  }
  if (NOTHING.includes(low))
    return [guess(place, "null", `${word} is no value.`, { fix: "Write a value, or remove the field." })];
  const choice = SWITCHES.get(low);
  if (choice) {
    const fix = `Write ${choice}, or "${word}" if this is a text.`;
    return [guess(place, choice, `${word} is neither a text in double quotes nor true or false.`, { fix })];
  }
  const meant = word.length > 2 ? nearest(word, KNOWN) : undefined;
  const fix = `Write ${meant}, or "${word}" if this is a text.`;
  return meant
    ? [guess(place, meant, `${word} is neither a text in double quotes nor ${meant}.`, { fix })]
    : [];
};
