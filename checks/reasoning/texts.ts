import type { Constants } from "../../data/constants";
import type { Site } from "../../data/site";
import type { TokenLookup } from "../../data/tokens";
import { type JsonPath, placeInString } from "../../schema/json-document";
import type { ActionField, CheckedTexts, Field } from "../checked-page";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import type { Finding } from "../rule";
import type { Span } from "../span";
import { hasOwnedPhrase } from "./owned-phrases";
import { type PlacedText, type PlacedToken, placeTokens, proseOf } from "./placed-text";
import { type PlacedPlan, planOfName, planOfPlace } from "./plan-structure";
import { mayNamePlan } from "./plans";

/** A text that may say something of the plans, or has tokens: what a visitor reads of it, and what is known of its place. */
export interface ReasonedText {
  field: Field;
  /** Tokens resolved, signs of Markdown blanked. */
  text: string;
  /** `text` with the numbers that tokens bring blanked, sign for sign, and their nouns with them: what the author wrote. */
  typed: string;
  tokens: readonly PlacedToken[];
  inSource: PlacedText["inSource"];
  /** It may stand in the card or the column of a plan. */
  isInStructure: boolean;
  /** The plan that it belongs to by its place; looked up when it is first asked for. */
  readonly plan: PlacedPlan | undefined;
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

/** A stretch of a document in which every text belongs to a plan. */
interface Structure {
  field: Pick<Field, "document">;
  path: JsonPath;
}

const isBelow = ({ document, path }: Field, structure: Structure): boolean =>
  document === structure.field.document && structure.path.every((step, index) => path[index] === step);

const NAMES = new Set<string | number | undefined>(["plan", "name", "label"]);

/** Where a name stands, a card or a table may begin. */
function structuresIn(
  fields: readonly Field[],
  actions: readonly ActionField[],
  { constants, product }: Reasoning,
): Structure[] {
  const named = fields.flatMap((field): Structure[] => {
    const { source = "", path } = field;
    if (source.length > 24 || !NAMES.has(path.at(-1)) || !isWorthReading(source, constants)) return [];
    if (!planOfName(source, constants, product)) return [];
    return [{ field, path: path.slice(0, path.at(-3) === "columns" ? -3 : -1) }];
  });
  const offered = actions.flatMap((field): Structure[] =>
    field.kind === "signup" && field.path.at(-2) === "button"
      ? [{ field, path: field.path.slice(0, -2) }]
      : [],
  );
  return [...named, ...offered];
}

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

/** A text whose costlier parts are worked out only for a rule that asks for them. */
class LazyText implements ReasonedText {
  readonly text: string;
  readonly typed: string;
  readonly tokens: readonly PlacedToken[];
  readonly inSource: PlacedText["inSource"];
  readonly route?: string;
  #plan: { found: PlacedPlan | undefined } | undefined;
  #quantities: readonly Quantity[] | undefined;

  constructor(
    readonly field: Field,
    lookup: TokenLookup,
    private readonly reasoning: Reasoning,
    readonly isInStructure: boolean,
  ) {
    const { text, tokens, inSource } = placeTokens(field.source ?? "", lookup);
    this.text = proseOf(text);
    this.typed = withoutFigures(this.text, tokens);
    this.tokens = tokens;
    this.inSource = inSource;
    if (lookup.route !== undefined) this.route = lookup.route;
  }

  get plan(): PlacedPlan | undefined {
    const { document, path } = this.field;
    const { constants, product } = this.reasoning;
    this.#plan ??= { found: planOfPlace(document.value, path, constants, product) };
    return this.#plan.found;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= quantitiesIn(this.text);
    return this.#quantities;
  }
}

/** The texts among these fields that there is something to reason about. */
function reasonedTexts({ lookup, ...listed }: CheckedTexts, reasoning: Reasoning): ReasonedText[] {
  const fields = listed.fields.filter(isOurWords);
  const structures = structuresIn(fields, listed.actions, reasoning);
  return fields.flatMap((field): ReasonedText[] => {
    const isInStructure = structures.some((structure) => isBelow(field, structure));
    const isWorth = isInStructure || isWorthReading(field.source ?? "", reasoning.constants);
    return isWorth ? [new LazyText(field, lookup, reasoning, isInStructure)] : [];
  });
}

const read = new WeakMap<CheckedTexts, readonly ReasonedText[]>();

/** The texts of a page or a file that there is something to reason about, read once for all rules. */
export function textsOf(texts: CheckedTexts, site: Site): readonly ReasonedText[] {
  const known = read.get(texts) ?? reasonedTexts(texts, reasoningOf(site));
  read.set(texts, known);
  return known;
}

const NUMBER =
  /\d|\b(?:[Tt](?:wo|hree|en|wel|wen|hir)|[Ff](?:our|ive|if|or)|[Ss](?:ix|even)|[Ee](?:ight|leven)|[Nn]ine|[Hh]undred|[Tt]housand|[Hh]alf)/;

/** A quick test whether a number is typed by hand in a text, beside its tokens. */
export function mayTypeNumber({ source = "" }: Field): boolean {
  return NUMBER.test(source.includes("{{") ? source.replace(/\{\{[^{}\n]*\}\}/g, "") : source);
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
    objectionsTo(text).map(({ span, message, fix }): Finding => {
      const { document, path, where } = text.field;
      const { offset, length } = text.inSource(span);
      return { file: document.file, ...placeInString(document, path, offset, length), where, message, fix };
    }),
  );
}
