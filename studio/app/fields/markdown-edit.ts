/** A text in its field, and what of it is selected. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** What stands at the beginning of a line and makes it a heading, a quote, or a line of a list. */
const LINE_MARK = /^(?:#+|>|-|\d+\.) +/;
const BOLD = "**";
const LINK = /\[([^\]\n]*)\]\([^)\n]*\)/g;

/** The text with other words in the place of those that are selected, and the caret behind them. */
export function replaceSelection({ text, start, end }: TextSelection, words: string): TextSelection {
  const caret = start + words.length;
  return { text: text.slice(0, start) + words + text.slice(end), start: caret, end: caret };
}

/** What is selected without the blanks around it, which a double click takes along, and without the mark of its first line. */
function trimSelection({ text, start, end }: TextSelection): TextSelection {
  const picked = text.slice(start, end);
  if (picked.trim() === "") return { text, start, end };
  const from = start + (picked.length - picked.trimStart().length);
  const [mark = ""] = /(?:^|\n)$/.test(text.slice(0, from))
    ? (LINE_MARK.exec(text.slice(from, end)) ?? [])
    : [];
  const begins = from + mark.length;
  return { text, start: begins, end: Math.max(begins, start + picked.trimEnd().length) };
}

/** Makes what is selected bold, or bold words plain. Of several lines each is bold by itself. */
export function toggleBold(written: TextSelection): TextSelection {
  const { text, start, end } = trimSelection(written);
  const [before, picked, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(BOLD) && after.startsWith(BOLD))
    return {
      text: before.slice(0, -BOLD.length) + picked + after.slice(BOLD.length),
      start: start - BOLD.length,
      end: end - BOLD.length,
    };
  const boldLine = (line: string) => {
    const [mark = ""] = LINE_MARK.exec(line) ?? [];
    return `${mark}${BOLD}${line.slice(mark.length).trim()}${BOLD}`;
  };
  const bold = picked.replace(/\S.*/g, boldLine) || BOLD + BOLD;
  return { text: before + bold + after, start: start + BOLD.length, end: start + bold.length - BOLD.length };
}

/** The link that has the selection in it. */
export const linkAround = ({ text, start, end }: TextSelection): RegExpExecArray | undefined =>
  [...text.matchAll(LINK)].find(({ index, 0: link }) => index <= start && end <= index + link.length);

/**
 * Makes a link of what is selected, or of other words where nothing is. They are selected then, to be written over. A link
 * that has the selection in it leads there from now on.
 *
 * @param address nothing leaves the words of a link alone
 * @param words such as the name of the page
 */
export function setLink(written: TextSelection, address: string, words: string): TextSelection {
  const { text, start, end } = trimSelection(written);
  const [picked = ""] = text.slice(start, end).split("\n");
  const around = linkAround({ text, start, end });
  const from = around?.index ?? start;
  const to = from + (around?.[0] ?? picked).length;
  const label = around?.[1] ?? (picked || words);
  const [open, close] = address === "" ? ["", ""] : ["[", `](${address})`];
  return {
    text: text.slice(0, from) + open + label + close + text.slice(to),
    start: from + open.length,
    end: from + open.length + label.length,
  };
}

/** The next line of the list or quote that the caret stands in; its end, where the line has nothing but its mark. */
export function continueList({ text, start, end }: TextSelection): TextSelection | undefined {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(from, start);
  const [mark] = LINE_MARK.exec(line) ?? [];
  if (mark === undefined || mark.startsWith("#")) return undefined;
  const rest = text.slice(start).split("\n", 1)[0];
  if (line === mark && rest === "") return replaceSelection({ text, start: from, end }, "");
  const next = mark.replace(/\d+/, (number) => String(Number(number) + 1));
  return replaceSelection({ text, start, end }, `\n${next}`);
}

/**
 * Makes the selected lines headings, quotes or lines of a list, or what is all of that plain again.
 *
 * @param mark such as `## `; lines that begin with `1. ` are counted
 */
export function toggleLineMark({ text, start, end }: TextSelection, mark: string): TextSelection {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const found = text.indexOf("\n", end);
  const to = found < 0 ? text.length : found;
  const lines = text.slice(from, to).split("\n");
  const markOf = (number: number) => (mark === "1. " ? `${number}. ` : mark);
  const written = lines.filter((line) => line.trim() !== "");
  const isMarked = written.length > 0 && written.every((line, index) => line.startsWith(markOf(index + 1)));
  let number = 0;
  const marked = lines.map((line) => {
    // A blank line in between stays one; by itself it is where a heading is going to be.
    if (line.trim() === "" && lines.length > 1) return line;
    number += 1;
    return (isMarked ? "" : markOf(number)) + line.replace(LINE_MARK, "");
  });
  const changed = marked.join("\n");
  const last = from + changed.length;
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: start === end ? last : from,
    end: last,
  };
}
