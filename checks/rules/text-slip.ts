import type { Constants } from "../../data/constants";
import { memoize, memoizeByText } from "../../data/memoize";
import type { Site } from "../../data/site";
import { replaceEdit } from "../../schema/json-document";
import type { Field } from "../checked-page";
import { NON_PROSE_ROLES, type Role } from "../field-roles";
import { type Finding, findingIn, type SiteRule, type TextRule } from "../rule";
import { MARKDOWN_SLIPS, PLAIN_TEXT_SLIPS, type SlipPattern } from "../slips";
import { blankOut, matchesIn, type Span, spanOf, UNKNOWN } from "../text";

/** Something in a text that a visitor would see and nobody intended. */
interface Slip extends Span, Partial<SlipPattern> {
  message: string;
  fix: string;
}

/** A token, whose faults are reported when the page is loaded. Slips in its value are found in its constant. */
const TOKEN = /\{{2,}[^{}\n]*\}*/g;
const HAS_CONTENT = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A dotted name, with the signs that other programs put around names. */
const DOTTED = /[$%#]?(?<![\w./@-])[a-z]\w*(?:\.[A-Za-z]\w*)+%?/g;

/** Reports constants that a text names without braces. */
function bareNames(typed: string, constants: Constants): Slip[] {
  return matchesIn(typed, DOTTED).flatMap((found) => {
    const key = found[0].replace(/[$%#]/g, "");
    if (!constants.has(key)) return [];
    const message = `"${found[0]}" names a constant, but without braces it is shown as it stands.`;
    return [{ ...spanOf(found), message, fix: `Write {{${key}}}.` }];
  });
}

/** Looks back from the token, because a text has few tokens and many words. */
const WITH_WORD_BEFORE = /(?<=(\p{L}+) )\{\{[^{}]+\}\}/gu;

/** Reports a word that the text has before a token whose value starts with it: "no" before {{claims.card}}. */
function repeatedByToken(source: string, text: string): Slip[] {
  return matchesIn(source, WITH_WORD_BEFORE).flatMap(({ 0: token, 1: word = "", index }) => {
    const twice = `${word} ${word}`;
    if (source.includes(`${twice} `) || !text.toLowerCase().includes(`${twice.toLowerCase()} `)) return [];
    const message = `The token already says "${word}", so visitors would read "${twice}".`;
    const start = index - word.length - 1;
    return [{ start, end: index + token.length, message, fix: `Remove the "${word}" before it.` }];
  });
}

const BLANKS = new RegExp(`${UNKNOWN}+`, "g");

const overlapsNone = ({ start, end }: Span, slips: readonly Span[]): boolean =>
  !slips.some((one) => start < one.end && end > one.start);

/** Returns a part of a text for a message, with … for its tokens. A group of a pattern may be undefined. */
const withoutBlanks = (part: string | undefined): string => part?.replace(BLANKS, "…") ?? "";

/** Blanks out the asterisks around marked phrases, in a field that supports them. */
const withoutMarks = (typed: string, role: Role): string =>
  role === "emphasis" ? blankOut(typed, /\*\*(?=[^*]+\*\*)|(?<=\*\*[^*]+)\*\*/g, UNKNOWN) : typed;

/** Fills the words of a slip in. @param found the match and the groups of its pattern */
const fillIn = (words: SlipPattern["fix"], found: readonly string[]): string =>
  typeof words === "function"
    ? words(...found)
    : words.replace(/\$([&\d])/g, (_, part) => (part === "&" ? found[0]?.trim() : found[part]) ?? "");

/** Creates a function that returns the first slip of each kind that does not overlap with one of another kind. */
const slipFinder = (patterns: readonly SlipPattern[]) =>
  memoizeByText((typed): readonly Slip[] => {
    const slips: Slip[] = [];
    for (const kind of patterns) {
      const found = matchesIn(typed, kind.pattern).find((one) => overlapsNone(spanOf(one), slips));
      if (!found) continue;
      const parts = found.map(withoutBlanks);
      const words = { message: fillIn(kind.message, parts), fix: fillIn(kind.fix, parts) };
      slips.push({ ...kind, ...spanOf(found), ...words });
    }
    return slips;
  });
const slipsInMarkdown = slipFinder(MARKDOWN_SLIPS);
const slipsInPlainText = slipFinder(PLAIN_TEXT_SLIPS);

/**
 * Returns what a visitor would see in a text and nobody intended: markup that is not read there, leftovers of writing, and
 * texts without a word.
 */
function slipsIn({ source, text, role }: Field, constants: Constants): Slip[] {
  // Empty texts are reported where lengths are checked.
  if (!source || NON_PROSE_ROLES.includes(role)) return [];
  if (!HAS_CONTENT.test(source)) {
    const message =
      source.trim() === "" ? "This text is only spaces." : `This text says nothing: "${source}".`;
    return [{ start: 0, end: source.length, message, fix: "Write the text." }];
  }
  const typed = blankOut(source, TOKEN, UNKNOWN);
  const repeated = typed === source ? [] : repeatedByToken(source, text);
  const slips = role === "markdown" ? slipsInMarkdown(typed) : slipsInPlainText(withoutMarks(typed, role));
  const ofTokens = [...repeated, ...bareNames(typed, constants)];
  return [...slips, ...ofTokens.filter((slip) => overlapsNone(slip, slips))];
}

/** Creates a finding at a slip, with an edit that fixes all slips of its kind in the text. */
function findingOf(field: Field, { start, end, pattern, replacement, ...details }: Slip): Finding {
  const { document, path, source = "" } = field;
  const isCertain = pattern && replacement !== undefined;
  const edit = isCertain && replaceEdit(document, path, source.replace(pattern, replacement));
  return findingIn(field, { offset: start, length: end - start }, { ...details, ...edit });
}

/** Where a phrase of a constant contains its value (data/reading.ts). */
const VALUE_PLACE = /\{(?:words)?\}/g;

/** Returns the texts of the constants as fields: values, labels and phrases. */
function textsOfConstants({ constants, documents }: Site): (Field & { source: string })[] {
  return [...constants.values()].flatMap(({ key, value, label, phrases = {}, sameAs }) => {
    if (sameAs !== undefined) return [];
    const texts = Object.entries(phrases).map(([name, phrase]) => [["phrases", name], phrase] as const);
    return [...texts, [["value"], value] as const, [["label"], label] as const].flatMap(([steps, text]) => {
      if (typeof text !== "string") return [];
      const path = [...key.split("."), ...steps];
      const field = { document: documents.constants, path, where: "", isExample: false };
      return { ...field, role: "prose" as const, text, source: text };
    });
  });
}

/** Reports slips in the texts of the constants, in which a token would not be resolved. Memoized by site. */
const slipsInConstants = memoize((site: Site): Finding[] =>
  textsOfConstants(site).flatMap((field) => {
    const source = blankOut(field.source, VALUE_PLACE, "0");
    const tokens = matchesIn(source, TOKEN).map((found) => {
      const message = `A constant cannot contain another one, so visitors would see "${found[0]}" as it stands.`;
      return { ...spanOf(found), message, fix: "Write the words." };
    });
    return [...slipsIn({ ...field, source }, site.constants), ...tokens].map((slip) =>
      findingOf(field, slip),
    );
  }),
);

/** Texts have at least one word, no unsupported markup, no broken links and no leftovers from writing. */
export const textSlip: TextRule & SiteRule = {
  name: "text-slip",
  check: ({ fields }, { constants }) =>
    fields.flatMap((field) => slipsIn(field, constants).map((slip) => findingOf(field, slip))),
  checkSite: (_, site) => slipsInConstants(site),
};
