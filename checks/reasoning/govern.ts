import type { Span } from "../span";

/** A name in a sentence that what is said around it may be about: a plan, or something that costs extra. */
export interface Label<T> extends Span {
  /** Several where they are named together: "Lite and Standard". */
  about: readonly T[];
  /** Named only to be set apart: "more than Lite", "unlike Standard", "plans begin at". */
  isOther?: boolean;
}

/** The name that a part of a sentence is about, and the stretch of the sentence that belongs to that name. */
export interface Governed<T> {
  label: Label<T>;
  segment: Span;
}

type Separation = "comma" | "joint" | "comparison";
interface Separator extends Span {
  kind: Separation;
}

const SEPARATORS =
  /(?<comma>,(?!\d)|:(?!\d)|(?<= )[–—-](?= )|—|\()|\b(?<joint>and|but|or|while|whereas|where|then|though|yet|plus|if|because)\b|\b(?<comparison>instead of|rather than|than|against|versus|vs|compared (?:with|to)|unlike|otherwise|or else)\b/gi;

function separatorsIn(text: string, { start, end }: Span): Separator[] {
  return [...text.slice(start, end).matchAll(SEPARATORS)].map(({ 0: word, index, groups }) => {
    const kind = groups?.comma ? "comma" : groups?.joint ? "joint" : "comparison";
    return { start: start + index, end: start + index + word.length, kind };
  });
}

/** Where what is said of one name ends and what is said of the next begins. */
function boundary<T>(
  separators: readonly Separator[],
  before: Label<T>,
  after: Label<T>,
  isNameFirst: boolean,
) {
  const between = separators.filter(({ start, end }) => start >= before.end && end <= after.start);
  if (isNameFirst) return between.at(-1)?.start ?? after.start;
  return between[0]?.start ?? before.end;
}

/** Something that is said in a sentence. */
export interface Value extends Span {
  /** It may stand in a list before the name that it belongs to: "recording and transcripts come with Lite". */
  isListed?: boolean;
  /** It is stated for comparison, of the same name: "$4 instead of $10". */
  isCompared?: boolean;
}

/** "For $12 a month, Lite gives you a number." */
const INTRODUCES = /^\W*(?:For|At|With|From|Under) $/;
/** A value in a list has its noun behind it and no more: "200 minutes, 200 texts on Standard". */
const LISTED = /^\s*[\w-]*\s*$/;

/** True where a pause or a comparison keeps a value apart from a name. */
function isParted<T>(
  text: string,
  sentence: Span,
  separators: readonly Separator[],
  label: Label<T>,
  value: Value,
): boolean {
  const isBefore = value.end <= label.start;
  const [from, to] = isBefore ? [value.end, label.start] : [label.end, value.start];
  const between = separators.filter(({ start, end }) => start >= from && end <= to);
  if (!value.isCompared && between.some(({ kind }) => kind === "comparison")) return true;
  const [first] = between;
  if (!isBefore || !first) return false;
  if (value.isListed && LISTED.test(text.slice(value.end, first.start))) return false;
  return first.kind === "joint" || !INTRODUCES.test(text.slice(sentence.start, value.start));
}

/**
 * Finds which name each value of a sentence belongs to.
 *
 * Where the first name stands before the first value ("Lite has 10 texts and Standard 200"), what follows a name is
 * about it, up to the pause before the next one; otherwise ("10 texts on Lite, 200 on Standard") what precedes it. A
 * comparison ("$12 instead of $4 on Lite") parts a value from a name on its other side, and so does a pause between a
 * value and a later name ("plans begin at $4, and Standard adds minutes"), but for a list or an introduction.
 *
 * @param labels in the order of the text
 * @returns for each value the name that governs it; undefined where none does
 */
export function governors<T>(
  text: string,
  sentence: Span,
  labels: readonly Label<T>[],
  values: readonly Value[],
): (Governed<T> | undefined)[] {
  const [first] = labels;
  const [firstValue] = values;
  if (!first || !firstValue) return values.map(() => undefined);
  const separators = separatorsIn(text, sentence);
  const isNameFirst = first.start < firstValue.start;
  const bounds = labels
    .slice(1)
    .map((label, index) => boundary(separators, labels[index] ?? label, label, isNameFirst));
  const segments = labels.map((label, index) => ({
    label,
    segment: { start: bounds[index - 1] ?? sentence.start, end: bounds[index] ?? sentence.end },
  }));
  return values.map((value) => {
    const governed = segments.find(
      ({ segment }) => value.start >= segment.start && value.start < segment.end,
    );
    const isOf = governed && !isParted(text, sentence, separators, governed.label, value);
    return isOf ? governed : undefined;
  });
}
