import { withoutTokens } from "../prose";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { type Advice, adviceOn } from "./advice";
import type { ClaimContext } from "./context";
import { exceptionFor, isQuoted } from "./exceptions";
import { isFactOfOther } from "./facts-of-others";
import { isClaim } from "./is-claim";
import { offered, ownClaims } from "./own-claims";

export type { ClaimContext } from "./context";

/** A quantity that nothing explains. */
export interface Unexplained extends Advice {
  quantity: Quantity;
}

/** The verdict on a text. */
export interface Judgement {
  unexplained: Unexplained[];
  /** Those explained by something else than a constant, which what is built from the text may say as well. */
  others: Quantity[];
  /** The declared made-up figures that the text has. */
  madeUp: Set<string>;
}

/** So many quantities of one text are reported. */
const MOST_FAULTS = 100;

/**
 * Judges a text that a person typed. A quantity that a constant says is a fault too, since it should be a token: typed
 * by hand it would stay when the constant changes.
 *
 * @param text as it stands in the file, with its tokens
 */
export function judgeSource(text: string, context: ClaimContext): Judgement {
  const judgement: Judgement = { unexplained: [], others: [], madeUp: new Set() };
  const prose = withoutTokens(text);
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
    if (madeUp !== undefined) judgement.madeUp.add(madeUp);
    // That its block is not illustrative is said of the declaration (the rule unused-made-up).
    else if (!isExample && declared(quantity) !== undefined) continue;
    const isExplained =
      madeUp !== undefined ||
      (isSourced && !ours.has(quantity)) ||
      isOfOther(quantity) ||
      context.cited?.includes(quantity.text) ||
      exceptionFor(quantity, text, context.exceptions) !== undefined;
    if (isExplained) judgement.others.push(quantity);
    else judgement.unexplained.push({ quantity, ...adviceOn(quantity, context, prose) });
  }
  return judgement;
}
