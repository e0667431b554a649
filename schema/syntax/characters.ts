import { isText, isWord } from "./read";
import { type Guesser, guess } from "./slip";

/** Spaces that look like one, and characters that nobody sees. */
const UNSEEN = /[\v\f\u00a0\u00ad\u0085\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]+/;
/** Signs of other writing systems that look like those of JSON. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "：": ":",
  "，": ",",
  "、": ",",
  "؛": ",",
  "；": ",",
  "\u037e": ",",
  "｛": "{",
  "｝": "}",
  "［": "[",
  "］": "]",
};

/** What looks like a space or a sign of JSON, and is another character. */
export const lookalikes: Guesser = ({ at }) => {
  if (!isWord(at)) return [];
  const unseen = UNSEEN.exec(at.text);
  if (unseen) {
    const isSpace = /\s/.test(unseen[0]) && !unseen[0].includes("\ufeff");
    const message = isSpace
      ? "This is a no-break space, which looks like a space but is another character."
      : "There is a character here that nobody can see.";
    const place = { offset: at.offset + unseen.index, length: unseen[0].length };
    const fix = isSpace ? "Write a plain space." : "Remove it.";
    return [guess(place, isSpace ? " " : "", message, { fix, isCertain: true })];
  }
  return [...at.text].flatMap((sign) => {
    const plain = LOOKALIKES[sign];
    const place = { offset: at.offset + at.text.indexOf(sign), length: 1 };
    const message = `${sign} looks like ${plain}, but is another character.`;
    return plain ? guess(place, plain, message, { fix: `Write ${plain}.`, isCertain: true }) : [];
  });
};

const SOUND = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/;
/** An escape or what looks like one, and a tab. */
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\.?|\t/gs;

/** What a part of a text that JSON does not allow is written as. */
function allowed(sign: string): string {
  if (SOUND.test(sign)) return sign;
  if (sign === "\t") return " ";
  return sign === "\\'" ? "'" : `\\${sign}`;
}

/** Backslashes and tabs in a text that is complete otherwise. */
export const escapes: Guesser = ({ at }) => {
  if (!isText(at)) return [];
  const found = [...at.text.matchAll(ESCAPE)].filter(([sign]) => !SOUND.test(sign));
  const [first] = found;
  if (!first) return [];
  const [sign] = first;
  const place = { offset: at.offset + first.index, length: sign.trimEnd().length || 1 };
  const edit = { offset: at.offset, length: at.text.length, text: at.text.replace(ESCAPE, allowed) };
  const isCertain = found.every(([other]) => other === sign);
  if (sign === "\t")
    return [
      guess(place, edit, "There is a tab inside this text.", { fix: "Write a space instead.", isCertain }),
    ];
  if (sign === "\\'")
    return [guess(place, edit, "An apostrophe needs no backslash.", { fix: "Write '.", isCertain })];
  if (sign === "\\u") {
    const message = "\\u needs four digits or letters from a to f after it.";
    return [guess(place, edit, message, { fix: "Complete it, or write \\\\u if a backslash is meant." })];
  }
  const isPath = /^"(?:\.\.?|[A-Za-z]:)\\/.test(at.text);
  const message =
    sign.trimEnd() === "\\"
      ? "There is a lone backslash in this text."
      : `${sign} stands for nothing in JSON.`;
  const fix = isPath
    ? "Write / between the folders."
    : "Remove the backslash, or write \\\\ where one is meant.";
  return [guess(place, edit, message, { fix })];
};
