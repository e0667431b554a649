import { isText, isWord } from "./read";
import { type Guesser, guess, spanOf, sure } from "./slip";

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
  if (!isWord(at)) return undefined;
  const [unseen] = UNSEEN.exec(at.text) ?? [];
  if (unseen) {
    const part = { offset: at.offset + at.text.indexOf(unseen), text: unseen };
    if (!/\s/.test(unseen) || unseen.includes("\ufeff"))
      return sure(part, "", "There is a character here that nobody can see.", "Remove it.");
    const message = "This is a no-break space, which looks like a space but is another character.";
    return sure(part, " ", message, "Write a plain space.");
  }
  return [...at.text].flatMap((sign) => {
    const plain = LOOKALIKES[sign];
    const part = { offset: at.offset + at.text.indexOf(sign), text: sign };
    const message = `${sign} looks like ${plain}, but is another character.`;
    return plain ? sure(part, plain, message, `Write ${plain}.`) : [];
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
  if (!isText(at)) return undefined;
  const found = [...at.text.matchAll(ESCAPE)].filter(([sign]) => !SOUND.test(sign));
  const [first] = found;
  if (!first) return undefined;
  const [sign] = first;
  const part = { offset: at.offset + first.index, text: sign.trimEnd() };
  const edit = { ...spanOf(at), text: at.text.replace(ESCAPE, allowed) };
  const whereAlike = found.every(([other]) => other === sign) ? sure : guess;
  if (sign === "\t")
    return whereAlike(part, edit, "There is a tab inside this text.", "Write a space instead.");
  if (sign === "\\'") return whereAlike(part, edit, "An apostrophe needs no backslash.", "Write '.");
  if (sign === "\\u") {
    const message = "\\u needs four digits or letters from a to f after it.";
    return guess(part, edit, message, "Complete it, or write \\\\u if a backslash is meant.");
  }
  const isPath = /^"(?:\.\.?|[A-Za-z]:)\\/.test(at.text);
  const isLone = part.text === "\\";
  const message = isLone ? "There is a lone backslash in this text." : `${sign} stands for nothing in JSON.`;
  const fix = "Remove the backslash, or write \\\\ where one is meant.";
  return guess(part, edit, message, isPath ? "Write / between the folders." : fix);
};
