import { plainCharacter } from "./lookalikes";
import { OffsetMap } from "./offset-map";

/** A text made plain for reading, with the way back to the text as given. */
export interface Plain {
  text: string;
  offsets: OffsetMap;
  /** A tag or mark stands between letters, so that another reading is possible: see `normalise`. */
  isAmbiguous: boolean;
}

/** Stands for what is no prose: tokens, addresses of the web and of mail. */
const OPAQUE = "\ufffc";
const NOT_PROSE =
  /\{\{[^{}]{0,200}\}\}|(?:https?:\/\/|\bwww\.|\bmailto:|\btel:)[^\s"'<>()[\]{}|\\^]{1,500}/gi;
const MAIL = /@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

/** Marks within a line: zero-width characters (the HTML reader puts one for a tag), emphasis, links of Markdown. */
const MARKS = String.raw`(?:[\u00ad\u200b-\u200d\u2060\ufeff*~\u0060[]|\]\([^()\s]{0,500}\)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_){1,40}`;
/** The end of an element and the beginning of the next: two numbers side by side, where one tag may stand within one. */
const TWO_TAGS = "\u200b\u200b";
/** Full-width forms, digits of other scripts and of mathematics, hyphens and signs that look alike. */
const LOOKALIKES = String.raw`[\uff01-\uff5e\uffe0\uffe1\ufe69\ufe6a\u066a\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u2010-\u2012\u2212\ufe63]|\ud835[\udfce-\udfff]`;
/** References of HTML and Markdown to a sign or a space. */
const REFERENCES = String.raw`&(?:#\d{1,6}|#x[\da-fA-F]{1,5}|nbsp|thinsp|dollar|percnt|cent|ndash|shy);`;
const WIDE = String.raw`\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const SPACES = `[${WIDE}][ ${WIDE}]{0,200}`;
const CHANGED = new RegExp(`(${MARKS})|(${LOOKALIKES}|${REFERENCES})|${SPACES}`, "g");
/** Looking for runs of spaces stops at every word, so it is left out where there are none. */
const CHANGED_WITH_RUNS = new RegExp(`${CHANGED.source}| {2,200}`, "g");
/** Anything but ASCII with single spaces and without marks, or a dash, a quotation mark or an ellipsis. */
const NEEDS_CHANGE = /[^ -~\u2013-\u2026]| {2}|[*~`[_&]/;

const WORD = /^[A-Za-z0-9]/;
const DIGIT = /^\d/;
/** How a line begins that does not go on with the one before: a capital, unless it begins an abbreviation (USD), or a mark. */
const NEW_ENTRY = /^(?:[A-Z](?![A-Z])|[#>|•-])/;

/**
 * What a run of white space is read as. A blank line, or a line that begins like a new entry, parts; a no-break space
 * between digits may group them.
 */
function plainSpace(run: string, last: string, next: string): string {
  const lines = run.match(/[\n\u2028\u2029]/g)?.length ?? 0;
  const isInNumber = DIGIT.test(last) && DIGIT.test(next);
  if (lines > 1 || (lines === 1 && (isInNumber || NEW_ENTRY.test(next)))) return "\n";
  return isInNumber && /^[\u00a0\u2009\u202f]$/.test(run) ? "\u00a0" : " ";
}

/** Tokens and addresses replaced, one sign for one sign. */
function withoutAddresses(text: string): string {
  const hide = (part: string) => OPAQUE.repeat(part.length);
  const prose = /\{\{|:\/\/|www\.|mailto:|tel:/i.test(text) ? text.replace(NOT_PROSE, hide) : text;
  return prose.includes("@") ? prose.replace(MAIL, hide) : prose;
}

/**
 * Makes a text plain: single spaces, ASCII digits, no marks within a line, tokens and addresses as U+FFFC.
 *
 * A mark between two words may join them (`tw<b>elve</b>`) or part them (`dollars</b><i>per month`), which only the style
 * sheet knows.
 *
 * @param isParting reads such a mark as a space
 */
export function normalise(given: string, isParting = false): Plain {
  const prose = withoutAddresses(given);
  const offsets = new OffsetMap(given);
  if (!NEEDS_CHANGE.test(prose)) return { text: prose, offsets, isAmbiguous: false };
  const parts: string[] = [];
  let length = 0;
  let last = "";
  const add = (part: string) => {
    if (part === "") return;
    parts.push(part);
    length += part.length;
    last = part.charAt(part.length - 1);
  };
  let done = 0;
  let isAmbiguous = false;
  for (const { 0: run, 1: marks, 2: sign, index } of prose.matchAll(
    prose.includes("  ") ? CHANGED_WITH_RUNS : CHANGED,
  )) {
    add(prose.slice(done, index));
    done = index + run.length;
    const next = prose.slice(done, done + 2);
    let plain = "";
    if (marks !== undefined) {
      const isInNumber = DIGIT.test(last) && DIGIT.test(next);
      const isBetween = WORD.test(last) && WORD.test(next) && !isInNumber;
      isAmbiguous ||= isBetween;
      if (isInNumber && run.includes(TWO_TAGS)) plain = "\n";
      else plain = isBetween && isParting ? " " : "";
    } else {
      plain = sign === undefined ? plainSpace(run, last, next) : plainCharacter(sign);
      if (plain === " " && (last === " " || last === "\n")) plain = "";
    }
    offsets.add(length, plain.length, index, done);
    add(plain);
  }
  add(prose.slice(done));
  return { text: parts.join(""), offsets, isAmbiguous };
}
