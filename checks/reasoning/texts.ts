import type { Constants } from "../../data/constants";
import type { Plan } from "../../data/plans";
import type { Site } from "../../data/site";
import type { TokenLookup } from "../../data/tokens";
import type { CheckedTexts, Field } from "../checked-page";
import { once } from "../once";
import { proseOf, withoutTokens } from "../prose";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { type Finding, findingIn } from "../rule";
import type { Span } from "../span";
import { hasOwnedPhrase } from "./owned-phrases";
import { planOfPlace } from "./plan-structure";
import { mayNamePlan } from "./plans";
import { type PlacedToken, placeTokens, type ResolvedText } from "./resolved-text";

/** A text that may say something of the plans, or has tokens: what a visitor reads of it, and what is known of its place. */
export interface ReasonedText {
  field: Field;
  /** Tokens resolved, signs of Markdown blanked. */
  text: string;
  /** `text` with the numbers that tokens bring blanked, sign for sign, and their nouns with them: what the author wrote. */
  typed: string;
  tokens: readonly PlacedToken[];
  inSource: ResolvedText["inSource"];
  /** The plan in whose card it stands. */
  plan: Plan | undefined;
  /** What the text says with a number; read when it is first asked for. */
  readonly quantities: readonly Quantity[];
  /** Of the page; absent for data that no page is about. */
  route?: string;
}

/** What the rules need to know besides the texts. */
export interface Reasoning {
  constants: Constants;
  /** The product's name. */
  product: string;
}

export const reasoningOf = ({ constants, data }: Site): Reasoning => ({ constants, product: data.name });

const SPEAKS_OF_MONEY =
  /\{\{|\$|\b(?:cents?|dollars?|USD|free|nothing|twice|double|triple|times)\b|\bno (?:cost|charge)\b|\bof (?:the |its |our )?list\b/i;

/** A quick test whether there is anything to reason about: a token, words of prices, the name of a plan, a phrase of a constant. */
const isWorthReading = (text: string, constants: Constants): boolean =>
  SPEAKS_OF_MONEY.test(text) || mayNamePlan(text, constants) || hasOwnedPhrase(text, constants);

/** Readable words of a file: not an address, not a choice, not a fact about somebody else. */
const isOurWords = ({ role, source }: Field): boolean =>
  source !== undefined && (role === "prose" || role === "markdown" || role === "visual");

function withoutFigures(text: string, tokens: readonly PlacedToken[]): string {
  const figures = tokens.filter(({ constant }) => typeof constant.value === "number");
  return figures.reduce(
    (typed, { start, end }) => typed.slice(0, start) + " ".repeat(end - start) + typed.slice(end),
    text,
  );
}

/** A text whose quantities are read only for a rule that asks for them. */
class LazyText implements ReasonedText {
  readonly text: string;
  readonly typed: string;
  readonly tokens: readonly PlacedToken[];
  readonly inSource: ResolvedText["inSource"];
  readonly route?: string;
  #quantities: readonly Quantity[] | undefined;

  constructor(
    readonly field: Field,
    lookup: TokenLookup,
    readonly plan: Plan | undefined,
  ) {
    const { text, tokens, inSource } = placeTokens(field.source ?? "", lookup);
    this.text = proseOf(text);
    this.typed = withoutFigures(this.text, tokens);
    this.tokens = tokens;
    this.inSource = inSource;
    if (lookup.route !== undefined) this.route = lookup.route;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= quantitiesIn(this.text);
    return this.#quantities;
  }
}

/** The texts of a page or a file that there is something to reason about, read once for all rules. */
export const textsOf = once(({ fields, lookup }: CheckedTexts): readonly ReasonedText[] => {
  const { constants } = lookup;
  return fields.filter(isOurWords).flatMap((field): ReasonedText[] => {
    const plan = planOfPlace(field.document.value, field.path, constants);
    const isWorth = plan !== undefined || isWorthReading(field.source ?? "", constants);
    return isWorth ? [new LazyText(field, lookup, plan)] : [];
  });
});

const NUMBER =
  /\d|\b(?:[Tt](?:wo|hree|en|wel|wen|hir)|[Ff](?:our|ive|if|or)|[Ss](?:ix|even)|[Ee](?:ight|leven)|[Nn]ine|[Hh]undred|[Tt]housand|[Hh]alf)/;

/** A quick test whether a number is typed by hand in a text, beside its tokens. */
export function mayTypeNumber({ source = "" }: Field): boolean {
  return NUMBER.test(withoutTokens(source));
}

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
