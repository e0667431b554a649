import type { Constants } from "../../data/constants";
import type { Plan } from "../../data/plans";
import type { Site } from "../../data/site";
import type { CheckedTexts, Field } from "../checked-page";
import { once } from "../once";
import { proseOf } from "../prose";
import { type Finding, findingIn } from "../rule";
import type { Span } from "../span";
import { planOfPlace } from "./plan-structure";
import { type PlacedToken, placeTokens, type ResolvedText } from "./resolved-text";

/** A text as a visitor reads it, and what is known of its place. */
export interface ReasonedText {
  field: Field;
  /** Tokens resolved, signs of Markdown blanked. */
  text: string;
  tokens: readonly PlacedToken[];
  inSource: ResolvedText["inSource"];
  /** The plan in whose card it stands. */
  plan: Plan | undefined;
  /** Of the page; absent for data that no page is about. */
  route: string | undefined;
}

/** What the rules need to know besides the texts. */
export interface Reasoning {
  constants: Constants;
  /** The product's name. */
  product: string;
}

export const reasoningOf = ({ constants, data }: Site): Reasoning => ({ constants, product: data.name });

/** Readable words of a file: not an address, not a choice, not a fact about somebody else. */
const isOurWords = ({ role, source }: Field): boolean =>
  source !== undefined && (role === "prose" || role === "markdown" || role === "visual");

/** The texts of a page or a file, read once for all rules. */
export const textsOf = once(({ fields, lookup }: CheckedTexts): readonly ReasonedText[] => {
  const { constants, route } = lookup;
  return fields.filter(isOurWords).map((field) => {
    const { text, tokens, inSource } = placeTokens(field.source ?? "", lookup);
    const plan = planOfPlace(field.document.value, field.path, constants);
    return { field, text: proseOf(text), tokens, inSource, plan, route };
  });
});

/** Something wrong with a part of a text. */
export interface Objection {
  /** In the text that a visitor reads. */
  span: Span;
  message: string;
  fix: string;
}

/** Objections as findings: each points at what stands in the file. */
export function toFindings(
  texts: readonly ReasonedText[],
  objectionsTo: (text: ReasonedText) => Objection[],
): Finding[] {
  return texts.flatMap((text) =>
    objectionsTo(text).map(({ span, ...said }) => findingIn(text.field, text.inSource(span), said)),
  );
}
