import { CONSTANTS_FILE, type Constant } from "../../data/constants";
import { EXCEPTIONS_FILE } from "../../data/exceptions";
import { formatConstant } from "../../data/format";
import type { Quantity } from "../quantities/quantity";
import { speaksOf } from "../reasoning/subject";
import { sentenceAt } from "../sentence";
import type { ClaimContext } from "./context";
import {
  certainMatch,
  constantNamed,
  exactToken,
  isNamedIn,
  isStatedOn,
  type Match,
  matchesOf,
  type Replacement,
  tokenFor,
} from "./known";

/** What is said of a quantity that nothing explains. */
export interface Advice {
  /** What was found, as a full sentence. */
  message: string;
  /** What to do about it. */
  fix: string;
  /** What to write instead, where it says the same, letter by letter, and nothing else is meant. */
  replacement?: Replacement;
}

/** A quantity that was typed by hand. */
interface Typed {
  quantity: Quantity;
  context: ClaimContext;
  /** The sentence and what stands beside it. */
  words: string;
}

const EXCEPTION_HINT = `list it in ${EXCEPTIONS_FILE} with the reason`;

const typedByHand = ({ text }: Quantity): string => `"${text}" is typed by hand`;
const is = (constant: Constant): string => `${constant.key} is ${formatConstant(constant)}`;

/** What to do about a figure that is none of the constants: a person has to say where it comes from. */
function whereFrom({ text }: Quantity, { file, isExample }: ClaimContext): string {
  if (isExample && file.startsWith("pages/"))
    return `If it is made up, list it beside the block's "type": "madeUp": [${JSON.stringify(text)}].`;
  const entry = JSON.stringify({ file, text, reason: "…" });
  return `Is it true, and where does it come from? If so, add to ${EXCEPTIONS_FILE}: ${entry}. If not, take it out.`;
}

/** True when a sentence may be about what a constant says: it has one of the words by which one speaks of that. */
const isAbout = (words: string, constant: Constant): boolean =>
  constant.subject === undefined || speaksOf(words, constant);

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, "");

/** True when a text has a name of what a constant is about, in one word or in two: "set up" is "setup". */
const isNamedBy = (words: string, { subject }: Constant): boolean =>
  subject?.names?.some((name) => squeezed(words).includes(squeezed(name))) ?? false;

/** Another constant that the sentence may be about, where it does not name what the first one is for. */
function rivalOf(
  { unit, subject }: Constant,
  matches: readonly Match[],
  { context, words }: Typed,
): Constant | undefined {
  if (!subject?.names || subject.names.some((name) => words.includes(name))) return undefined;
  return [...context.constants.values()].find(
    (other) =>
      other.unit === unit &&
      !other.sameAs &&
      !matches.some(({ constant }) => constant === other) &&
      other.subject !== undefined &&
      isAbout(words, other),
  );
}

/** A quantity that only another reading of a constant says. */
function ofAlternate({ quantity, context }: Typed, { constant, alternate }: Required<Match>): Advice {
  const typed = typedByHand(quantity);
  if (context.route !== undefined && isStatedOn(alternate, context.route)) {
    const message = `${typed}; it is the reading of ${constant.key} that this page may state.`;
    return { message, fix: `Write {{${constant.key}|here}}.` };
  }
  const message = `${typed}; ${constant.key} says ${formatConstant(constant)}, and only ${alternate.routes.join(", ")} may say ${formatConstant(alternate)}.`;
  return { message, fix: `Write ${tokenFor(constant, quantity)}.` };
}

/** A quantity that constants say, in a sentence that is about none of them; a single one may yet be meant. */
function ofStrange({ quantity, context }: Typed, matches: readonly Match[]): Advice {
  const [only, other] = matches.filter(({ alternate }) => !alternate);
  const message = `${typedByHand(quantity)}.`;
  const otherwise = whereFrom(quantity, context);
  const { subject } = only?.constant ?? {};
  if (!only || other || !subject || context.isExample) return { message, fix: otherwise };
  const token = tokenFor(only.constant, quantity);
  return { message, fix: `If this is about ${subject.name}, say so and write ${token}. ${otherwise}` };
}

/** A quantity that constants say, in a sentence that names none of them. */
function ofUnnamed({ quantity, context, words }: Typed, said: string, tokens: readonly string[]): Advice {
  const otherwise = whereFrom(quantity, context);
  const spoken = [...context.constants.values()].find(
    (other) => other.owns && quantity.units.includes(other.unit) && isNamedBy(words, other),
  );
  if (!spoken) return { message: said, fix: `If that is meant, write ${tokens.join(" or ")}. ${otherwise}` };
  const message = `${typedByHand(quantity)}; ${is(spoken)}.`;
  return { message, fix: `Write ${tokenFor(spoken, quantity)}, if that is meant. ${otherwise}` };
}

/** A quantity that equals a constant, or only another reading of one. */
function ofMatches(typed: Typed, matches: readonly Match[]): Advice {
  const { quantity, words } = typed;
  const [{ constant, alternate } = {}] = matches;
  if (constant && alternate) return ofAlternate(typed, { constant, alternate });
  // A constant of the same figure that the sentence is not about would only make it wrong tomorrow.
  const about = matches.filter(({ constant, alternate }) => !alternate && isAbout(words, constant));
  const [meant, other] = about.map(({ constant }) => constant);
  if (!meant) return ofStrange(typed, matches);
  const two = other ? [meant, other] : [meant];
  const keys = two.map(({ key }) => key).join(" and ");
  const message = `${typedByHand(quantity)}; ${keys} ${other ? "say" : "says"} it in ${CONSTANTS_FILE}.`;
  const tokens = two.map((constant) => tokenFor(constant, quantity));
  if (!about.some(({ constant }) => isNamedIn(constant, words))) return ofUnnamed(typed, message, tokens);
  const rival = rivalOf(meant, matches, typed);
  if (rival)
    return {
      message: `${typedByHand(quantity)}; ${is(rival)}, and ${is(meant)}.`,
      fix: `Write ${tokenFor(rival, quantity)} or ${tokenFor(meant, quantity)}, whichever is meant.`,
    };
  const otherwise = quantity.kind === "count" ? ` If it counts something else, ${EXCEPTION_HINT}.` : "";
  const choice = tokens.join(", or ") + (other ? " if that is meant" : "");
  return { message, fix: `Write ${choice}.${otherwise}` };
}

/** A quantity that no constant says. */
function ofNone({ quantity, context, words }: Typed): Advice {
  const nearest = constantNamed(quantity, context.constants, words);
  const named = nearest && isAbout(words, nearest) ? nearest : undefined;
  const near = named ? `; ${is(named)}` : "";
  const message = `${typedByHand(quantity)} and agrees with no constant${near}.`;
  const otherwise = whereFrom(quantity, context);
  if (!named) return { message, fix: otherwise };
  const token = tokenFor(named, quantity);
  // In a story, what agrees with nothing is most often made up.
  const fix = context.isExample
    ? `${otherwise} If ${named.key} is meant, write ${token}.`
    : `Write ${token}, if that is meant. ${otherwise}`;
  return { message, fix };
}

/** What to say of a quantity that somebody typed into a text, and that nothing explains. */
export function adviceOn(quantity: Quantity, context: ClaimContext, text: string): Advice {
  const { constants, nearby = "" } = context;
  const words = `${sentenceAt(text, quantity.offset).sentence} ${nearby}`;
  const typed = { quantity, context, words };
  const matches = matchesOf(quantity, constants, words);
  if (matches.length === 0) return ofNone(typed);
  const certain = certainMatch(quantity, constants, words);
  const isCertain = certain && isNamedIn(certain, words) && !rivalOf(certain, matches, typed);
  const replacement = isCertain ? exactToken(certain, quantity, text) : undefined;
  const advice = ofMatches(typed, matches);
  if (!replacement) return advice;
  // The token says more than the figure: "$12 a month".
  const { token, offset, length } = replacement;
  const fix = `Write ${token} in place of "${text.slice(offset, offset + length)}".`;
  return { ...advice, ...(length > quantity.text.length ? { fix } : {}), replacement };
}
