import { nearest } from "../nearest";
import { BOOLEAN_WORDS } from "../synonyms";
import { type Guesser, guess, spanOf, sureGuess } from "./guess";
import { endOf, isString, isWord } from "./tokenize";

/**
 * A slip recognized by a pattern. A pattern with the flag `y` is tried at the fault and at the two tokens before it, any
 * other in the word at the fault. `$&` and `$1` are replaced by the match. Without a `fix`, the advice is to write the
 * replacement.
 */
type Form = readonly [
  reads: RegExp,
  write: string | ((found: string) => string | undefined),
  message: string,
  fix?: string,
];

/** Characters of other writing systems that look like JSON's punctuation. */
const LOOKALIKES = { ":": "：", ",": "，、؛；\u037e", "{": "｛", "}": "｝", "[": "［", "]": "］" };
/** Returns the JSON literal that a word means, or undefined. */
const intendedLiteral = (word: string): string | undefined =>
  BOOLEAN_WORDS.get(word.toLowerCase())?.toString() ??
  (word.length > 2 ? nearest(word, ["true", "false", "null"]) : undefined);

const COMMA = "Write a comma.";
const COLON = "Write a colon.";
const OTHER_SPACE = "This is a no-break space, which looks like a space but is another character.";
const TOKEN = "A token is part of a text, so it needs double quotes around it.";
/** Slips with only one possible fix. */
const CERTAIN_FORMS: readonly Form[] = [
  [/[\p{Cf}\u0085]+/u, "", "There is an invisible character here."],
  [/\s+/, " ", OTHER_SPACE, "Write a plain space."],
  ...Object.entries(LOOKALIKES).map(([plain, alike]): Form => {
    return [new RegExp(`[${alike}]`), plain, `$& looks like ${plain}, but is another character.`];
  }),
  [/\{\{[^{}"\r\n]*\}\}/y, '"$&"', TOKEN],
  [/^(?:true|false|null)(?!\w)/i, (word) => word.toLowerCase(), "$& must be in lowercase."],
  [/^(-?)(\.\d+)$/, "$10$2", "A number needs a digit before its decimal point."],
  [/^\+(\d+(?:\.\d+)?)$/, "$1", "A number cannot have a plus sign."],
  [/^(-?\d+)\.$/, "$1", "A number cannot end with a decimal point."],
  [/,(?=\s*[}\]])/y, "", "Nothing follows this comma before the closing bracket."],
  [/(?<!\d),|,(?!\d)/y, "", "This comma separates nothing."],
  [/;|^\.$/, ",", "This $& should be a comma.", COMMA],
  [/;|^\.$/, "", "Nothing is needed here at the end of a line."],
  [/(?<=:\s*)(?::|=>?)/y, "", "One colon is enough here."],
  [/=>?|->?|–|→/y, ":", "This $& should be a colon.", COLON],
  [/"(?:[^"\\]|\\.)*"/y, "$&:", "A colon is missing between $& and its value.", "Add a colon."],
  [
    /"(?:[^"\\]|\\.)*"|[}\]]|(?!\d+ \d)[^\s"{}[\],:]+/y,
    "$&,",
    "A comma is missing after this.",
    "Add a comma.",
  ],
];

const NO_LIST = "The name and the bracket [ of the list that begins here are missing.";
const PARENTHESIS = "A list begins with [ and a group with {, found (.";
const COMMENT = /(?:\/\/|#|--\s)[^\r\n]*|\/\*.*?(?:\*\/|$)|<!--.*?(?:-->|$)/sy;
/** Slips that an edit confirms, although the author may want a different edit. */
const LIKELY_FORMS: readonly Form[] = [
  [COMMENT, "", "JSON has no comments.", "Remove this note."],
  [/(?:…|\.\.\.)\s*,?/y, "", "These dots stand for something that is left out.", "Remove them."],
  [/(?:\+\s*"(?:[^"\\]|\\.)*"\s*)+/y, "", "Texts cannot be joined with + here.", "Write them as one text."],
  [/<[!/]?[a-z][^\r\n]*(?:\r?\n[ \t]*<[^\r\n]*)*/iy, "", "HTML is not allowed here."],
  [/[A-Za-z]{1,2}(?=["{[]|[ \t]*\r?\n)/y, "", "$& is outside any quotes."],
  [/^(?:none|nil|undefined|nan)(?!\w)/i, "null", "$& is not a value.", "Write a value, or remove the field."],
  [/^\w+/, intendedLiteral, "$& is neither a text in double quotes nor true, false or null."],
  [/^(-?)0+(\d+(?:\.\d+)?)$/, "$1$2", "A number cannot have leading zeros."],
  [/^[$€£¥](\d+(?:\.\d+)?)$/, "$1", "A number cannot have a currency sign."],
  [/^(\d+(?:\.\d+)?)[%€£]$/, "$1", "A number cannot have a sign after it."],
  [/(?![1-9]\d{0,2},\d{3}\b)(\d+),(\d+)(?![\w.])/y, "$1.$2", "A number needs a decimal point, not a comma."],
  [
    /\d+(?:[, ]\d+)+(?:\.\d+)?(?![\w.])/y,
    (digits) => digits.replace(/[, ]/g, ""),
    "A number cannot have commas or spaces between its digits.",
  ],
  [/,/y, ":", "This $& should be a colon.", COLON],
  [/:/y, ",", "This $& should be a comma.", COMMA],
  [/("[^"\\]*"):(?=\s*[,}\]])/y, '$&""', "$1 has no value.", "Write one after the colon."],
  [
    /"[^"\\]*"(?=\s*[,}\]])/y,
    '$&:""',
    "$& is alone: a field needs both a name and a value.",
    'Write what is missing: "…": $&, or $&: "…".',
  ],
  [/:/y, '""$&', "The name before this colon is missing.", 'Write it in double quotes, such as "heading".'],
  [/[{[]/y, '"":$&', "The name before this $& is missing.", 'Write it with a colon, such as "blocks":.'],
  [/[{[]/y, '"":[$&', NO_LIST, 'Write them before it, such as "blocks": [.'],
  [/"[^"\\]*"(?=\s*:)/y, "{$&", "The opening bracket { is missing before this.", "Add { before it."],
  [/\(/y, "[", PARENTHESIS, "Write [."],
  [/\(/y, "{", PARENTHESIS, "Write {."],
  [
    /"(?:[^"\\\r\n]|\\.)*[\r\n](?:[^"\\]|\\.)*"/sy,
    (text) => text.replace(/\s*[\r\n]\s*/g, " "),
    "This text is broken off at the end of the line.",
    "Write the whole text on one line; \\n stands for a line break.",
  ],
];

/** Creates the guesser of a form. */
const createGuesser =
  ([reads, write, message, fix]: Form, isCertain: boolean): Guesser =>
  ({ text, tokens, at }) =>
    (reads.sticky ? [at, ...tokens.slice(-2)] : [at].filter(isWord)).flatMap((start) => {
      reads.lastIndex = start.offset;
      const match = reads.exec(reads.sticky ? text : start.text);
      const [found = ""] = match ?? [];
      const fillIn = (words: string) =>
        words.replace(/\$([&\d])/g, (_, group) => match?.[group === "&" ? 0 : group] ?? "");
      const written = typeof write === "string" ? fillIn(write) : write(found);
      if (!match || written === undefined) return [];
      const part = { offset: match.index + (reads.sticky ? 0 : start.offset), text: found };
      // The match has to reach the fault.
      if (text.slice(endOf(part), at.offset).trim() !== "") return [];
      const other = isCertain ? "" : `, or "${found}" if this is a text`;
      const advice = fix ? fillIn(fix) : written === "" ? "Remove it." : `Write ${written}${other}.`;
      return (isCertain ? sureGuess : guess)(part, written, fillIn(message), advice);
    });

const VALID_ESCAPE = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/;
/** Matches a valid or invalid escape, or a tab. */
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\.?|\t/gs;

/** Returns the valid replacement of an escape or a tab. */
function fixEscape(sign: string): string {
  if (VALID_ESCAPE.test(sign)) return sign;
  if (sign === "\t") return " ";
  return sign === "\\'" ? "'" : `\\${sign}`;
}

/** Guesses invalid backslashes and tabs in an otherwise complete string. */
const guessEscapes: Guesser = ({ at }) => {
  const found = isString(at)
    ? [...at.text.matchAll(ESCAPE)].filter(([sign]) => !VALID_ESCAPE.test(sign))
    : [];
  const [first] = found;
  if (!first) return [];
  const [sign] = first;
  const part = { offset: at.offset + first.index, text: sign.trimEnd() };
  const edit = { ...spanOf(at), text: at.text.replace(ESCAPE, fixEscape) };
  const createGuess = found.every(([other]) => other === sign) ? sureGuess : guess;
  if (sign === "\t")
    return [createGuess(part, edit, "There is a tab inside this text.", "Write a space instead.")];
  if (sign === "\\'") return [createGuess(part, edit, "An apostrophe needs no backslash.", "Write '.")];
  if (sign === "\\u") {
    const message = "\\u needs four digits or letters from a to f after it.";
    return [guess(part, edit, message, "Complete it, or write \\\\u if a backslash is meant.")];
  }
  const isPath = /^"(?:\.\.?|[A-Za-z]:)\\/.test(at.text);
  const isLone = part.text === "\\";
  const message = isLone ? "There is a lone backslash in this text." : `${sign} has no meaning in JSON.`;
  const fix = "Remove the backslash, or write \\\\ where one is meant.";
  return [guess(part, edit, message, isPath ? "Write / between the folders." : fix)];
};

const guessSecondValue: Guesser = ({ at, expected }) =>
  expected === "comma" && (isString(at) || isWord(at))
    ? [guess(at, "", "There is a second value beside the first.", "Keep one of the two.")]
    : [];

/** Guessers of slips recognized by a pattern, the likeliest first. */
export const formGuessers: readonly Guesser[] = [
  ...CERTAIN_FORMS.map((form) => createGuesser(form, true)),
  ...LIKELY_FORMS.map((form) => createGuesser(form, false)),
  ...[guessSecondValue, guessEscapes],
];
