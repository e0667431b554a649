import type { Constants } from "../../data/constants";
import { once } from "../../data/once";
import type { Plan } from "../../data/plans";
import type { CheckedTexts, Field } from "../checked-page";
import { findingIn, type TextRule } from "../rule";
import { proseOf, type Span, sentencesOf } from "../text";
import { planOfPlace } from "./plans";
import { type PlacedToken, placeTokens, type ResolvedText } from "./resolved-text";

/** A sentence with the tokens in it. */
export interface Sentence extends Span {
  words: string;
  tokens: readonly PlacedToken[];
  /** A question says nothing of what it asks. */
  isQuestion: boolean;
}

/** A text as a visitor reads it, and what is known of its place. */
export interface ReasonedText {
  field: Field;
  /** Tokens resolved, signs of Markdown blanked. */
  text: string;
  tokens: readonly PlacedToken[];
  sentences: readonly Sentence[];
  inSource: ResolvedText["inSource"];
  /** The plan in whose card it stands. */
  plan(): Plan | undefined;
  /** Of the page; absent for data that no page is about. */
  route: string | undefined;
}

/** What the rules need to know besides the texts. */
export interface Reasoning {
  constants: Constants;
  /** The product's name. */
  product: string;
  /** The words of promises that no fact backs, with what to do about each. */
  promises: Readonly<Record<string, string>>;
}

/** Something wrong with a part of a text. */
export interface Objection {
  /** In the text that a visitor reads. */
  span: Span;
  message: string;
  fix: string;
}

/** Readable words of a file: not an address, not a choice, not a fact about somebody else. */
const isOurWords = ({ role, source }: Field): boolean =>
  source !== undefined && (role === "prose" || role === "markdown" || role === "visual");

const sentenceOf = (text: string, { start, end }: Span, tokens: readonly PlacedToken[]): Sentence => {
  const words = text.slice(start, end);
  const own = tokens.filter((token) => token.start >= start && token.end <= end);
  return { start, end, words, tokens: own, isQuestion: /\?\W*$/.test(words) };
};

/** The texts of a page or a file, read once for all rules. */
const textsOf = once(({ fields, lookup }: CheckedTexts): readonly ReasonedText[] => {
  const { constants, route } = lookup;
  return fields.filter(isOurWords).map((field) => {
    const { text: resolved, tokens, inSource } = placeTokens(field.source ?? "", lookup);
    const text = proseOf(resolved);
    const sentences = sentencesOf(text).map((sentence) => sentenceOf(text, sentence, tokens));
    // Few rules ask for its plan, and of few texts.
    const plan = () => planOfPlace(field.document.value, field.path, constants);
    return { field, text, tokens, sentences, inSource, plan, route };
  });
});

/** Makes a rule of what is wrong with a single text; each finding points at what stands in the file. */
export function textRule({
  objectionsTo,
  ...facts
}: Omit<TextRule, "check"> & {
  objectionsTo(text: ReasonedText, reasoning: Reasoning): Objection[];
}): TextRule {
  return {
    ...facts,
    check: (texts: CheckedTexts, { constants, data, houseStyle: { promises } }) =>
      textsOf(texts).flatMap((text) =>
        objectionsTo(text, { constants, product: data.name, promises }).map(({ span, ...said }) =>
          findingIn(text.field, text.inSource(span), said),
        ),
      ),
  };
}
