import type { Constant } from "../../data/constants";
import { memoize } from "../../data/memoize";
import type { Plan } from "../../data/plans";
import type { Site } from "../../data/site";
import { resolveText, type TokenLookup } from "../../data/tokens";
import type { CheckedTexts, Field } from "../checked-page";
import { PROSE_ROLES } from "../field-roles";
import { PlacedText } from "../placed-text";
import { findingIn, type TextRule } from "../rule";
import { matchesIn, proseOf, type Span, sentencesOf, TOKEN } from "../text";
import { planOfPlace } from "./plans";

/** A token for a constant, with the range of its value in the resolved text. */
export interface PlacedToken extends Span {
  constant: Constant;
  /** As typed, including braces. */
  written: string;
}

/**
 * Resolves the tokens of a text one by one. A token that cannot be resolved stays as it is: it has a fault of its own.
 *
 * @returns the text, with a whole token as the position of each part of its value, and the tokens for constants
 */
export function placeTokens(
  source: string,
  lookup: TokenLookup,
): { resolved: PlacedText; tokens: readonly PlacedToken[] } {
  const tokens: PlacedToken[] = [];
  const resolved = new PlacedText();
  let done = 0;
  for (const { 0: written, index } of matchesIn(source, TOKEN)) {
    resolved.append(source.slice(done, index), done, index);
    done = index + written.length;
    const { text: value, used } = resolveText(written, lookup, source.slice(0, index));
    const start = resolved.text.length;
    const constant = lookup.constants.get(used[0] ?? "");
    if (constant) tokens.push({ start, end: start + value.length, constant, written });
    resolved.append(value, index, done, true);
  }
  resolved.append(source.slice(done), done, source.length);
  return { resolved, tokens };
}

/** A sentence with its tokens. */
export interface Sentence extends Span {
  words: string;
  tokens: readonly PlacedToken[];
  /** Whether the sentence is a question, which does not state what it asks. */
  isQuestion: boolean;
}

/** A text as a visitor reads it, with its context. */
export interface ReasonedText {
  field: Field;
  /** Tokens are resolved, and Markdown punctuation is blanked out. */
  text: string;
  tokens: readonly PlacedToken[];
  sentences: readonly Sentence[];
  /** The text before that, with the position of each character in the source. */
  resolved: PlacedText;
  /** Returns the plan in whose card the text is. */
  plan(): Plan | undefined;
  /** Route of the page; undefined for data that belongs to no page. */
  route: string | undefined;
}

/** A fault in a part of a text. */
export interface Objection {
  /** Range in the text that a visitor reads. */
  span: Span;
  message: string;
  fix: string;
}

/** Whether a field is our own readable text: not an address, a choice or a fact about another company. */
const isOurWords = ({ role, source }: Field): boolean =>
  source !== undefined && role !== "sourced" && PROSE_ROLES.includes(role);

const sentenceOf = (text: string, { start, end }: Span, tokens: readonly PlacedToken[]): Sentence => {
  const words = text.slice(start, end);
  const own = tokens.filter((token) => token.start >= start && token.end <= end);
  return { start, end, words, tokens: own, isQuestion: /\?\W*$/.test(words) };
};

/** Returns the texts of a page or a file. Memoized, since all rules about texts read them. */
const textsOf = memoize(({ fields, lookup }: CheckedTexts): readonly ReasonedText[] => {
  const { constants, route } = lookup;
  return fields.filter(isOurWords).map((field) => {
    const { resolved, tokens } = placeTokens(field.source ?? "", lookup);
    const text = proseOf(resolved.text);
    const sentences = sentencesOf(text).map((sentence) => sentenceOf(text, sentence, tokens));
    // Computed on demand: few rules need the plan, and only for few texts.
    const plan = () => planOfPlace(field.document.value, field.path, constants);
    return { field, text, tokens, sentences, resolved, plan, route };
  });
});

/** Creates a rule from a function that judges a single text. Its findings refer to the source of the text. */
export function textRule({
  objectionsTo,
  ...facts
}: Omit<TextRule, "check"> & {
  objectionsTo(text: ReasonedText, site: Site): Objection[];
}): TextRule {
  return {
    ...facts,
    check: (texts: CheckedTexts, site) =>
      textsOf(texts).flatMap((text) =>
        objectionsTo(text, site).map(({ span: { start, end }, ...details }) =>
          findingIn(text.field, text.resolved.range(start, end - start), details),
        ),
      ),
  };
}
