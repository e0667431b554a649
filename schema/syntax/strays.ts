import { isText, isWord, restOfLine } from "./read";
import { type Guesser, guess } from "./slip";

/** Notes for other people, in the ways that programs and pages write them. */
const COMMENT = /^(?:(?:\/\/|#|--\s)[^\r\n]*|\/\*.*?(?:\*\/|$)|<!--.*?(?:-->|$))/s;

export const comments: Guesser = ({ text, at }) => {
  const rest = text.slice(at.offset, at.offset + 10_000);
  const found = COMMENT.exec(rest)?.[0];
  if (!isWord(at) || found === undefined) return [];
  const edit = { offset: at.offset, length: found.length, text: "" };
  const shown = { offset: at.offset, length: found.length };
  return [guess(shown, edit, "JSON has no comments.", { fix: "Remove this note." })];
};

/** `…`, as examples have it for what they leave out. */
export const dots: Guesser = ({ text, at }) => {
  const found = /^(?:…|\.\.\.)\s*,?/.exec(restOfLine(text, at.offset))?.[0];
  if (!found || !isWord(at)) return [];
  const place = { offset: at.offset, length: found.length };
  return [guess(place, "", "These dots stand for something that is left out.", { fix: "Remove them." })];
};

/** Two texts joined with a plus, as in a program. */
export const joined: Guesser = ({ text, at, tokens }) => {
  const previous = tokens.at(-1);
  if (!previous || !isText(previous) || at.text !== "+") return [];
  const found = /^("(?:[^"\\]|\\.)*)"(?:\s*\+\s*"(?:[^"\\]|\\.)*")+/s.exec(
    text.slice(previous.offset, at.offset + 5000),
  )?.[0];
  if (!found) return [];
  const edit = { offset: previous.offset, length: found.length, text: found.replace(/"\s*\+\s*"/g, "") };
  const place = { offset: at.offset, length: 1 };
  return [guess(place, edit, "Texts cannot be joined with + here.", { fix: "Write them as one text." })];
};

/** Lines of HTML, and a letter or two before a quote, a bracket or the end of a line. */
const PASTED = /^<[!/]?[a-z][^\r\n]*(?:\r?\n[ \t]*<[^\r\n]*)*/i;
const TYPED = /^[A-Za-z]{1,2}(?=["{[]|[ \t]*\r?\n)/;

/** What was pasted from a web page, or typed by a slip of the hand. */
export const misplaced: Guesser = ({ text, at }) => {
  const rest = text.slice(at.offset, at.offset + 10_000);
  const pasted = PASTED.exec(rest)?.[0];
  const found = pasted ?? TYPED.exec(rest)?.[0];
  if (!isWord(at) || found === undefined) return [];
  const message = pasted === undefined ? `${found} is outside any quotes.` : "HTML cannot stand here.";
  const edit = { offset: at.offset, length: found.length, text: "" };
  return [guess(edit, edit, message, { fix: "Remove it." })];
};

/** What cannot be anything: a word, or a whole line that was pasted. */
export const strays: Guesser = ({ text, at }) => {
  if (!isWord(at)) return [];
  const line = restOfLine(text, at.offset).trimEnd();
  const message = "This is outside any quotes and belongs to nothing.";
  const fix = "Remove it, or put it inside the quotes where it belongs.";
  return [at.text, line].map((part) => ({
    ...guess({ offset: at.offset, length: part.length }, "", message, { fix }),
    isLastResort: true,
  }));
};
