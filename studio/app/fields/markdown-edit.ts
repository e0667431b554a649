/** A text, and the offsets of the selection. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** Marker at the beginning of a heading, a quote or a list line. */
const LINE_MARK = /^(?:#+|>|-|\d+\.) +/;
const BOLD = "**";
const LINK = /\[([^\]\n]*)\]\(([^)\n]*)\)/g;

/** Replaces the selection, and puts the caret after the replacement. */
export function replaceSelection({ text, start, end }: TextSelection, words: string): TextSelection {
  const caret = start + words.length;
  return { text: text.slice(0, start) + words + text.slice(end), start: caret, end: caret };
}

/** Trims the selection: excludes surrounding whitespace, which a double click selects too, and the marker of the first line. */
function trimSelection({ text, start, end }: TextSelection): TextSelection {
  const selected = text.slice(start, end);
  if (selected.trim() === "") return { text, start, end };
  const from = start + (selected.length - selected.trimStart().length);
  const [mark = ""] = /(?:^|\n)$/.test(text.slice(0, from))
    ? (LINE_MARK.exec(text.slice(from, end)) ?? [])
    : [];
  const begins = from + mark.length;
  return { text, start: begins, end: Math.max(begins, start + selected.trimEnd().length) };
}

/** Makes the selection bold, or plain if it is bold. Several lines are made bold one by one. */
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

/** Returns the link that contains the selection, with its text and its address. */
export const linkAround = ({ text, start, end }: TextSelection): RegExpExecArray | undefined =>
  [...text.matchAll(LINK)].find(({ index, 0: link }) => index <= start && end <= index + link.length);

/**
 * Turns the selection into a link, and puts the caret after it, or inserts a link if nothing is selected, and selects its
 * text. If the selection is in a link, the address of that link is replaced.
 *
 * @param address target; an empty string removes the link and keeps its text
 * @param words text of an inserted link, such as the name of the page
 */
export function setLink(written: TextSelection, address: string, words: string): TextSelection {
  const { text, start, end } = trimSelection(written);
  const [picked = ""] = text.slice(start, end).split("\n");
  const around = linkAround({ text, start, end });
  const from = around?.index ?? start;
  const to = from + (around?.[0] ?? picked).length;
  const label = around?.[1] ?? (picked || words);
  const [open, close] = address === "" ? ["", ""] : ["[", `](${address})`];
  const linked = text.slice(0, from) + open + label + close;
  const caret = linked.length;
  const isOwnText = around === undefined && picked !== "";
  return {
    text: linked + text.slice(to),
    ...(isOwnText ? { start: caret, end: caret } : { start: from + open.length, end: caret - close.length }),
  };
}

/** Continues the list or quote at the caret on a new line, or ends it if the line is empty; undefined outside of both. */
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
 * Turns the selected lines into headings, quotes or list lines, or into plain lines if they all are of that kind.
 *
 * @param mark marker such as `## `; with `1. `, the lines are numbered
 */
export function toggleLines({ text, start, end }: TextSelection, mark: string): TextSelection {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const found = text.indexOf("\n", end);
  const to = found < 0 ? text.length : found;
  const lines = text.slice(from, to).split("\n");
  const markOf = (number: number) => (mark === "1. " ? `${number}. ` : mark);
  const written = lines.filter((line) => line.trim() !== "");
  const isMarked = written.length > 0 && written.every((line, index) => line.startsWith(markOf(index + 1)));
  let number = 0;
  const marked = lines.map((line) => {
    // Blank lines between others stay blank; a single blank line gets the marker, to write a heading there.
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
