import { endOf, isCloser, isText, startOf } from "./read";
import { type Guesser, guess, insert, sure } from "./slip";

/** Another sign in the place of a comma. */
export const semicolon: Guesser = ({ at }) => {
  const index = at.text === "." ? 0 : at.text.indexOf(";");
  if (index < 0 || isText(at)) return undefined;
  const sign = { offset: at.offset + index, text: at.text.charAt(index) };
  const message = `A comma is expected here, found ${sign.text === "." ? "a period" : "a semicolon"}.`;
  return [
    sure(sign, ",", message, "Write a comma."),
    sure(sign, "", "Nothing is needed here at the end of a line.", "Remove it."),
  ];
};

/** A sign in the place of a colon: `=`, `=>`, `:=`, a comma; or none at all. */
export const colons: Guesser = ({ at, previous: name, expected }) => {
  if (!name || (expected !== "colon" && expected !== "value")) return undefined;
  const other = startOf(at, /^(?:=>?|->?|–|→)/);
  const after = (found: string) => `A colon is expected after ${name.text}, found ${found}.`;
  // `:=`
  if (other && name.text === ":")
    return sure(other, "", "A colon alone is enough here.", `Remove ${other.text}.`);
  if (other) return sure(other, ":", after(other.text), "Write a colon.");
  if (expected !== "colon") return undefined;
  if (at.text === ",") return guess(at, ":", after("a comma"), "Write a colon.");
  return sure(name, insert(endOf(name), ":"), `A colon is missing between ${name.text} and its value.`);
};

/** A second colon, or one in the place of a comma. */
export const colonForComma: Guesser = ({ at, previous, expected }) => {
  if (at.text !== ":") return undefined;
  if (previous?.text === ":") return sure(at, "", "Two colons follow each other.", "Remove one.");
  if (expected !== "comma") return undefined;
  return guess(at, ",", "A comma is expected here, found a colon.", "Write a comma.");
};

export const missingComma: Guesser = ({ at, previous, expected }) => {
  if (expected !== "comma" || !previous || isCloser(at) || at.text === "") return undefined;
  return [
    sure(previous, insert(endOf(previous), ","), "A comma is missing after this."),
    guess(at, "", "There is a second value beside the first.", "Keep one of the two."),
  ];
};

/** A comma before the end, at the start, or after another one. */
export const extraComma: Guesser = ({ at, previous }) => {
  const isSecond = previous?.text === ",";
  if (at.text === ",") {
    const first = "There is a comma here with nothing before it.";
    return sure(at, "", isSecond ? "Two commas follow each other." : first, "Remove it.");
  }
  if (!isSecond || !isCloser(at)) return undefined;
  const message = `There is a comma before the closing ${at.text}, but nothing follows it.`;
  return sure(previous, "", message, "Remove the comma.");
};

/** A colon with nothing after it, or a value without its name. */
export const missingPart: Guesser = ({ at, tokens, expected }) => {
  const [name, colon] = tokens.slice(-2);
  const isEnd = at.text === "," || isCloser(at);
  if (expected === "value" && colon?.text === ":" && name && isEnd)
    return guess(name, insert(at.offset, '""'), `${name.text} has no value.`, "Write one after the colon.");
  if (expected === "colon" && colon && isEnd) {
    const message = `${colon.text} is alone: the name of a field has its value after it, and a value its name before it.`;
    const fix = `Write what is missing: "…": ${colon.text}, or ${colon.text}: "…".`;
    return guess(colon, insert(endOf(colon), ':""'), message, fix);
  }
  if (expected !== "name") return undefined;
  if (at.text === ":") {
    const fix = 'Write it in double quotes, such as "heading".';
    return guess(at, insert(at.offset, '""'), "The name before this colon is missing.", fix);
  }
  if (at.text !== "{" && at.text !== "[") return undefined;
  const fix = 'Write one in double quotes, with a colon, such as "blocks":.';
  const both = "The name and the bracket [ of the list that begins here are missing.";
  return [
    guess(at, insert(at.offset, '"":'), `This ${at.text} has no name before it.`, fix),
    guess(at, insert(at.offset, '"":['), both, 'Write them before it, such as "blocks": [.'),
  ];
};
