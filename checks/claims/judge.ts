import { formatConstant } from "../../data/format";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { type Advice, adviceOn } from "./advice";
import type { ClaimContext } from "./context";
import { exceptionFor, isQuoted } from "./exceptions";
import { isFactOfOther } from "./facts-of-others";
import { nearestConstant } from "./known";
import { type OutputContext, unexplainedIn } from "./output";
import { offered, ownClaims } from "./own-claims";
import { isClaim } from "./prose";

export type { ClaimContext } from "./context";
export type { OutputContext } from "./output";

/** Why a quantity may stand where it stands. */
export type Explanation = "token" | "constant" | "data" | "cited" | "illustrative" | "exception";

/** A quantity that nothing explains. */
export interface Unexplained extends Advice {
  quantity: Quantity;
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

/** So many quantities of one text are reported. */
const MOST_FAULTS = 100;

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
    // That its block is not illustrative is said of the declaration (the rule unused-made-up).
    else if (!isExample && declared(quantity) !== undefined) continue;
    else if (exceptionFor(quantity, text, context.exceptions)) explain(quantity, "exception");
    else judgement.unexplained.push({ quantity, ...adviceOn(quantity, context, prose) });
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
