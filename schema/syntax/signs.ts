import { endOf, isCloser, isText } from "./read";
import { type Guess, type Guesser, guess, insert, spanOf } from "./slip";

/** Another sign in the place of a comma. */
export const semicolon: Guesser = ({ at }) => {
  const index = at.text === "." ? 0 : at.text.indexOf(";");
  if (index < 0 || isText(at)) return [];
  const place = { offset: at.offset + index, length: 1 };
  const message = `A comma is expected here, found ${at.text === "." ? "a period" : "a semicolon"}.`;
  return [
    guess(place, ",", message, { fix: "Write a comma.", isCertain: true }),
    guess(place, "", "Nothing is needed here at the end of a line.", { fix: "Remove it.", isCertain: true }),
  ];
};

/** A sign in the place of a colon: `=`, `=>`, `:=`, a comma; or none at all. */
export const colons: Guesser = ({ at, tokens, expected }) => {
  const name = tokens.at(-1);
  if (!name || (expected !== "colon" && expected !== "value")) return [];
  const other = /^(?:=>?|->?|–|→)/.exec(at.text)?.[0];
  const after = (found: string) => `A colon is expected after ${name.text}, found ${found}.`;
  if (other) {
    const place = { offset: at.offset, length: other.length };
    // `:=`
    if (name.text === ":")
      return [
        guess(place, "", `A colon alone is enough here.`, { fix: `Remove ${other}.`, isCertain: true }),
      ];
    return [guess(place, ":", after(other), { fix: "Write a colon.", isCertain: true })];
  }
  if (expected !== "colon") return [];
  if (at.text === ",") return [guess(spanOf(at), ":", after("a comma"), { fix: "Write a colon." })];
  const message = `A colon is missing between ${name.text} and its value.`;
  return [guess(spanOf(name), insert(endOf(name), ":"), message, { isCertain: true })];
};

/** A second colon, or one in the place of a comma. */
export const colonForComma: Guesser = ({ at, tokens, expected }) => {
  if (at.text !== ":") return [];
  if (tokens.at(-1)?.text === ":")
    return [guess(spanOf(at), "", "Two colons follow each other.", { fix: "Remove one.", isCertain: true })];
  if (expected !== "comma") return [];
  return [guess(spanOf(at), ",", "A comma is expected here, found a colon.", { fix: "Write a comma." })];
};

export const missingComma: Guesser = ({ at, tokens, expected }) => {
  const previous = tokens.at(-1);
  if (expected !== "comma" || !previous || isCloser(at) || at.text === "") return [];
  const message = "A comma is missing after this.";
  return [
    guess(spanOf(previous), insert(endOf(previous), ","), message, { isCertain: true }),
    guess(spanOf(at), "", "There is a second value beside the first.", { fix: "Keep one of the two." }),
  ];
};

/** A comma before the end, at the start, or after another one. */
export const extraComma: Guesser = ({ at, tokens }) => {
  const previous = tokens.at(-1);
  const isCertain = true;
  if (at.text === ",") {
    const message =
      previous?.text === ","
        ? "Two commas follow each other."
        : "There is a comma here with nothing before it.";
    return [guess(spanOf(at), "", message, { fix: "Remove it.", isCertain })];
  }
  if (previous?.text !== "," || !isCloser(at)) return [];
  const message = `There is a comma before the closing ${at.text}, but nothing follows it.`;
  return [guess(spanOf(previous), "", message, { fix: "Remove the comma.", isCertain })];
};

/** A colon with nothing after it, or a value without its name. */
export const missingPart: Guesser = ({ at, tokens, expected }): Guess[] => {
  const [name, colon] = tokens.slice(-2);
  if (expected === "value" && colon?.text === ":" && name && (at.text === "," || isCloser(at)))
    return [
      guess(spanOf(name), insert(at.offset, '""'), `${name.text} has no value.`, {
        fix: "Write one after the colon.",
      }),
    ];
  if (expected === "colon" && colon && (at.text === "," || isCloser(at))) {
    const message = `${colon.text} is alone: the name of a field has its value after it, and a value its name before it.`;
    const fix = `Write what is missing: "…": ${colon.text}, or ${colon.text}: "…".`;
    return [guess(spanOf(colon), insert(endOf(colon), ':""'), message, { fix })];
  }
  if (expected !== "name") return [];
  if (at.text === ":")
    return [
      guess(spanOf(at), insert(at.offset, '""'), "The name before this colon is missing.", {
        fix: 'Write it in double quotes, such as "heading".',
      }),
    ];
  if (at.text !== "{" && at.text !== "[") return [];
  const message = `This ${at.text} has no name before it.`;
  const fix = 'Write one in double quotes, with a colon, such as "blocks":.';
  return [
    guess(spanOf(at), insert(at.offset, '"":'), message, { fix }),
    guess(
      spanOf(at),
      insert(at.offset, '"":['),
      "The name and the bracket [ of the list that begins here are missing.",
      { fix: 'Write them before it, such as "blocks": [.' },
    ),
  ];
};
