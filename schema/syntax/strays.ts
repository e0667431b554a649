import { isText, isWord, lineAt, restAt, startOf } from "./read";
import { type Guesser, guess, spanOf } from "./slip";

/** Notes for other people, in the ways that programs and pages write them. */
const COMMENT = /^(?:(?:\/\/|#|--\s)[^\r\n]*|\/\*.*?(?:\*\/|$)|<!--.*?(?:-->|$))/s;

export const comments: Guesser = ({ text, at }) => {
  const note = startOf(restAt(text, at.offset), COMMENT);
  return isWord(at) && note ? guess(note, "", "JSON has no comments.", "Remove this note.") : undefined;
};

/** `…`, as examples have it for what they leave out. */
export const dots: Guesser = ({ text, at }) => {
  const found = startOf(lineAt(text, at.offset), /^(?:…|\.\.\.)\s*,?/);
  const message = "These dots stand for something that is left out.";
  return isWord(at) && found ? guess(found, "", message, "Remove them.") : undefined;
};

/** Two texts joined with a plus, as in a program. */
export const joined: Guesser = ({ text, at, previous }) => {
  if (!isText(previous) || at.text !== "+") return undefined;
  const texts = startOf(restAt(text, previous.offset), /^("(?:[^"\\]|\\.)*)"(?:\s*\+\s*"(?:[^"\\]|\\.)*")+/s);
  const edit = texts && { ...spanOf(texts), text: texts.text.replace(/"\s*\+\s*"/g, "") };
  return edit && guess(at, edit, "Texts cannot be joined with + here.", "Write them as one text.");
};

/** Lines of HTML, and a letter or two before a quote, a bracket or the end of a line. */
const PASTED = /^<[!/]?[a-z][^\r\n]*(?:\r?\n[ \t]*<[^\r\n]*)*/i;
const TYPED = /^[A-Za-z]{1,2}(?=["{[]|[ \t]*\r?\n)/;

/** What was pasted from a web page, or typed by a slip of the hand. */
export const misplaced: Guesser = ({ text, at }) => {
  if (!isWord(at)) return undefined;
  const rest = restAt(text, at.offset);
  const pasted = startOf(rest, PASTED);
  if (pasted) return guess(pasted, "", "HTML cannot stand here.", "Remove it.");
  const typed = startOf(rest, TYPED);
  return typed && guess(typed, "", `${typed.text} is outside any quotes.`, "Remove it.");
};

/** What cannot be anything: a word, or a whole line that was pasted. */
export const strays: Guesser = ({ text, at }) => {
  if (!isWord(at)) return undefined;
  const line = { offset: at.offset, text: lineAt(text, at.offset).text.trimEnd() };
  const message = "This is outside any quotes and belongs to nothing.";
  const fix = "Remove it, or put it inside the quotes where it belongs.";
  return [at, line].map((part) => ({ ...guess(part, "", message, fix), isLastResort: true }));
};
