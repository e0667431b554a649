import { nearest } from "../nearest";
import { type Guesser, guess } from "./slip";

/** Words of other languages for what JSON has its own words for. */
const MEANT = new Map(Object.entries({ none: "null", nil: "null" }));
const SWITCHES = new Map(Object.entries({ yes: "true", on: "true", no: "false", off: "false" }));
const KNOWN = ["true", "false", "null"];

/** `True`, `None`, `yes` and `flase`. */
export const foreignWords: Guesser = ({ at, expected }) => {
  if (expected !== "value") return [];
  const [word] = /^\w+/.exec(at.text) ?? [""];
  const place = { offset: at.offset, length: word.length };
  const low = word.toLowerCase();
  const write = KNOWN.includes(low) ? low : MEANT.get(low);
  if (write) {
    const message = `${word} is written ${write} here, in small letters.`;
    return [guess(place, write, message, { fix: `Write ${write}.`, isCertain: true })];
  }
  if (low === "undefined" || low === "nan")
    return [guess(place, "null", `${word} is no value.`, { fix: "Write one, or remove the field." })];
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
