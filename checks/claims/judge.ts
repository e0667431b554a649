import { CONSTANTS_FILE, type Constant } from "../../data/constants";
import { EXCEPTIONS_FILE } from "../../data/exceptions";
import { formatConstant } from "../../data/format";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { speaksOf } from "../reasoning/subject";
import { sentenceAt } from "../sentence";
import type { ClaimContext } from "./context";
import { exceptionFor, isQuoted } from "./exceptions";
import { isFactOfOther } from "./facts-of-others";
import {
  certainMatch,
  constantNamed,
  exactToken,
  isNamedIn,
  isStatedOn,
  type Match,
  matchesOf,
  nearestConstant,
  type Replacement,
  tokenFor,
} from "./known";
import { type OutputContext, unexplainedIn } from "./output";
import { offered, ownClaims } from "./own-claims";
import { isClaim } from "./prose";

export type { ClaimContext } from "./context";
export type { OutputContext } from "./output";

/** Why a quantity may stand where it stands. */
export type Explanation = "token" | "constant" | "data" | "cited" | "illustrative" | "exception";

/** A quantity that nothing explains. */
export interface Unexplained {
  quantity: Quantity;
  /** What was found, as a full sentence. */
  message: string;
  /** What to do about it. */
  fix: string;
  /** What to write instead, where it says the same, letter by letter, and nothing else is meant. */
  replacement?: Replacement;
}

/** How many quantities were explained, by kind of explanation. */
export type Explained = Partial<Record<Explanation, number>>;

/** The verdict on a text. */
export interface Judgement {
  unexplained: Unexplained[];
  explained: Explained;
  /** Those explained by something else than a constant, which what is built from the text may say as well. */
  others: Quantity[];
  /** The declared made-up figures that the text has. */
  madeUp: Set<string>;
}

/** What is not ours to write as a token: tokens, addresses of the web and of mail, and telephone numbers. */
const NOT_PROSE =
  /\{\{[^{}]*\}\}|https?:\/\/[^\s)]+|\]\([^)\s]{0,2000}\)|[^\s(]{1,64}@[^\s)]+|\+\d[\d ().-]{6,}\d/g;
const FILLER = "\ufffc";

/** "{{a}}", or "{{a}}, or {{b}} if that is meant". */
function choiceOf(quantity: Quantity, matches: readonly Match[]): string {
  const [first = "", second] = matches.map(({ constant }) => tokenFor(constant, quantity));
  return second ? `${first}, or ${second} if that is meant` : first;
}

/** So many quantities of one text are reported. */
const MOST_FAULTS = 100;
const EXCEPTION_HINT = `list it in ${EXCEPTIONS_FILE} with the reason`;

/** What to do about a figure that is none of the constants: a person has to say where it comes from. */
function whereFrom({ text }: Quantity, { file, isExample }: ClaimContext): string {
  if (isExample && file.startsWith("pages/"))
    return `If it is made up, list it beside the block's "type": "madeUp": [${JSON.stringify(text)}].`;
  const entry = JSON.stringify({ file, text, reason: "…" });
  return `Is it true, and where does it come from? If so, add to ${EXCEPTIONS_FILE}: ${entry}. If not, take it out.`;
}

/** True when a sentence may be about what a constant says: it has one of the words by which one speaks of that. */
const isAbout = (text: string, constant: Constant): boolean =>
  constant.subject === undefined || speaksOf(text, constant);

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, "");

/** True when a text has a name of what a constant is about, in one word or in two: "set up" is "setup". */
const isNamedBy = (text: string, { subject }: Constant): boolean =>
  subject?.names?.some((name) => squeezed(text).includes(squeezed(name))) ?? false;

/** Another constant that the sentence may be about, where it does not name what the first one is for. */
function rivalOf(
  { unit, subject }: Constant,
  matches: readonly Match[],
  { constants }: ClaimContext,
  text: string,
): Constant | undefined {
  if (!subject?.names || subject.names.some((name) => text.includes(name))) return undefined;
  return [...constants.values()].find(
    (other) =>
      other.unit === unit &&
      !other.sameAs &&
      !matches.some(({ constant }) => constant === other) &&
      other.subject !== undefined &&
      isAbout(text, other),
  );
}

/** Message and fix for a quantity that equals a constant, or only another reading of one. */
function typed(
  quantity: Quantity,
  matches: readonly Match[],
  context: ClaimContext,
  text: string,
): Pick<Unexplained, "message" | "fix"> {
  const { route } = context;
  const quoted = `"${quantity.text}" is typed by hand`;
  const [best] = matches;
  if (best?.alternate) {
    const { constant, alternate } = best;
    if (route !== undefined && isStatedOn(alternate, route)) {
      const message = `${quoted}; it is the reading of ${constant.key} that this page may state.`;
      return { message, fix: `Write {{${constant.key}|here}}.` };
    }
    const message = `${quoted}; ${constant.key} says ${formatConstant(constant)}, and only ${alternate.routes.join(", ")} may say ${formatConstant(alternate)}.`;
    return { message, fix: `Write ${choiceOf(quantity, [best])}.` };
  }
  // A constant of the same figure that the sentence is not about would only make it wrong tomorrow.
  const primary = matches.filter(({ constant, alternate }) => !alternate && isAbout(text, constant));
  if (primary.length === 0) return { message: `${quoted}.`, fix: whereFrom(quantity, context) };
  const keys = primary.slice(0, 2).map(({ constant }) => constant.key);
  const message = `${quoted}; ${keys.join(" and ")} ${keys.length > 1 ? "say" : "says"} it in ${CONSTANTS_FILE}.`;
  if (!primary.some(({ constant }) => isNamedIn(constant, text))) {
    const spoken = [...context.constants.values()].find(
      (other) => other.owns && quantity.units.includes(other.unit) && isNamedBy(text, other),
    );
    if (spoken) {
      const said = `${quoted}; ${spoken.key} is ${formatConstant(spoken)}.`;
      return {
        message: said,
        fix: `Write ${tokenFor(spoken, quantity)}, if that is meant. ${whereFrom(quantity, context)}`,
      };
    }
    const offers = primary.slice(0, 2).map(({ constant }) => tokenFor(constant, quantity));
    const fix = `If that is meant, write ${offers.join(" or ")}. ${whereFrom(quantity, context)}`;
    return { message, fix };
  }
  const [meant] = primary;
  const rival = meant && rivalOf(meant.constant, matches, context, text);
  if (meant && rival)
    return {
      message: `${quoted}; ${rival.key} is ${formatConstant(rival)}, and ${meant.constant.key} is ${formatConstant(meant.constant)}.`,
      fix: `Write ${tokenFor(rival, quantity)} or ${tokenFor(meant.constant, quantity)}, whichever is meant.`,
    };
  const otherwise = quantity.kind === "count" ? ` If it counts something else, ${EXCEPTION_HINT}.` : "";
  return { message, fix: `Write ${choiceOf(quantity, primary)}.${otherwise}` };
}

/** Message and fix for a quantity that no constant says. */
function unknown(
  quantity: Quantity,
  context: ClaimContext,
  text: string,
): Pick<Unexplained, "message" | "fix"> {
  const nearest = constantNamed(quantity, context.constants, text);
  const named = nearest && isAbout(text, nearest) ? nearest : undefined;
  const near = named ? `; ${named.key} is ${formatConstant(named)}` : "";
  const message = `"${quantity.text}" is typed by hand and agrees with no constant${near}.`;
  const otherwise = whereFrom(quantity, context);
  if (!named) return { message, fix: otherwise };
  return { message, fix: `Write ${tokenFor(named, quantity)}, if that is meant. ${otherwise}` };
}

function fault(quantity: Quantity, context: ClaimContext, text: string): Unexplained {
  const { constants, nearby = "" } = context;
  const words = `${sentenceAt(text, quantity.offset).sentence} ${nearby}`;
  const matches = matchesOf(quantity, constants, words);
  if (matches.length === 0) return { quantity, ...unknown(quantity, context, words) };
  const certain = certainMatch(quantity, constants, words);
  const isCertain = certain && isNamedIn(certain, words) && !rivalOf(certain, matches, context, words);
  const replacement = isCertain ? exactToken(certain, quantity, text) : undefined;
  const said = typed(quantity, matches, context, words);
  if (!replacement) return { quantity, ...said };
  // The token says more than the figure: "$12 a month".
  const { token, offset, length } = replacement;
  const fix = `Write ${token} in place of "${text.slice(offset, offset + length)}".`;
  return { quantity, ...said, ...(length > quantity.text.length ? { fix } : {}), replacement };
}

/**
 * Judges a text that a person typed. A quantity that a constant says is a fault too, since it should be a token: typed
 * by hand it would stay when the constant changes.
 *
 * @param text as it stands in the file, with its tokens
 */
export function judgeSource(text: string, context: ClaimContext): Judgement {
  const judgement: Judgement = { unexplained: [], explained: {}, others: [], madeUp: new Set() };
  const { explained } = judgement;
  const explain = (quantity: Quantity, explanation: Explanation) => {
    explained[explanation] = (explained[explanation] ?? 0) + 1;
    judgement.others.push(quantity);
  };
  let tokens = 0;
  const prose = text.replace(NOT_PROSE, (part) => {
    if (part.startsWith("{{")) tokens += 1;
    return FILLER.repeat(part.length);
  });
  if (tokens > 0) explained.token = tokens;
  const all = quantitiesIn(prose).filter((quantity) => isClaim(quantity, prose, context));
  const { isExample = false, isSourced = false } = context;
  const ours = new Set(isExample || isSourced ? ownClaims(all, prose, context) : all);
  const inOffers = new Set(isExample ? offered(all, prose, context) : []);
  const isOfOther = (quantity: Quantity) =>
    isFactOfOther(quantity, prose, context.factsOfOthers) &&
    ownClaims([quantity], prose, { ...context, isSourced: context.file.startsWith("data/") }).length === 0;
  const declared = (quantity: Quantity) => context.madeUp?.find((words) => isQuoted(words, quantity, text));
  for (const quantity of all) {
    // A text with more of them is one mistake, not hundreds.
    if (judgement.unexplained.length === MOST_FAULTS) break;
    const mayBeMadeUp = isExample && !ours.has(quantity) && !inOffers.has(quantity);
    const madeUp = mayBeMadeUp ? declared(quantity) : undefined;
    if (isSourced && !ours.has(quantity)) explain(quantity, "data");
    else if (madeUp !== undefined) {
      explain(quantity, "illustrative");
      judgement.madeUp.add(madeUp);
    } else if (isOfOther(quantity)) explain(quantity, "data");
    else if (context.cited?.includes(quantity.text)) explain(quantity, "cited");
    else if (exceptionFor(quantity, text, context.exceptions)) explain(quantity, "exception");
    else judgement.unexplained.push(fault(quantity, context, prose));
  }
  return judgement;
}

/** Judges a text of the built site: a quantity that a constant or one of its sources says is explained. */
export function judgeOutput(text: string, context: OutputContext): Judgement {
  const unexplained = unexplainedIn(text, context).map((quantity): Unexplained => {
    const nearest = nearestConstant(quantity, context.constants, text);
    const near = nearest ? `; the nearest is ${nearest.key}, ${formatConstant(nearest)}` : "";
    const message = `The built site says "${quantity.text.replaceAll("\u200b", "")}", which no constant and no source says${near}.`;
    const token = nearest ? `{{${nearest.key}}}` : "a token";
    return { quantity, message, fix: `Write it as ${token} in the source of this text.` };
  });
  return { unexplained, explained: {}, others: [], madeUp: new Set() };
}
