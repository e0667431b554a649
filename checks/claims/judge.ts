import { MAX_FAULTS } from "../../schema/diagnostic";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { withoutTokens } from "../text";
import { type Advice, adviceOn } from "./advice";
import type { ClaimContext } from "./context";
import { isFactOfOther } from "./facts-of-others";
import { isClaim } from "./is-claim";
import { isInOffer, isOurPrice } from "./own-claims";

/** A quantity that nothing explains. */
export interface Unexplained extends Advice {
  quantity: Quantity;
}

/** The verdict on a text. */
export interface Judgement {
  unexplained: Unexplained[];
  /** Quantities that something other than a constant explains. Output built from the text may state them as well. */
  explained: Quantity[];
  /** Declared made-up figures that are in the text. */
  madeUp: Set<string>;
}

/** Whether a quantity of a text is inside the quoted words. */
function isQuoted(words: string, { offset, text: written }: Quantity, text: string): boolean {
  const end = offset + written.length;
  const at = text.lastIndexOf(words, offset);
  return at >= 0 && at + words.length >= end;
}

/**
 * Judges a text that a person typed. A quantity that equals a constant is a fault too: it should be a token, since a
 * typed figure does not change with the constant.
 *
 * @param text the text in the file, with its tokens
 */
export function judgeSource(text: string, context: ClaimContext): Judgement {
  const judgement: Judgement = { unexplained: [], explained: [], madeUp: new Set() };
  const prose = withoutTokens(text);
  const { isExample = false, isSourced = false, file, cited = [], exceptions = [] } = context;
  const ofFile = { ...context, isSourced: isSourced || file.startsWith("data/") };
  for (const quantity of quantitiesIn(prose)) {
    if (judgement.unexplained.length === MAX_FAULTS) break;
    if (!isClaim(quantity, prose, context)) continue;
    const declared = context.madeUp?.find((words) => isQuoted(words, quantity, text));
    // The rule unused-made-up reports a declaration whose block is not illustrative.
    if (declared !== undefined && !isExample) continue;
    const isOurs = isOurPrice(quantity, prose, ofFile);
    const mayBeMadeUp = isExample && !isOurs && !isInOffer(quantity, prose, context);
    const isMadeUp = declared !== undefined && mayBeMadeUp;
    if (isMadeUp) judgement.madeUp.add(declared);
    const isExplained =
      isMadeUp ||
      (!isOurs && (isSourced || isFactOfOther(quantity, prose, context.factsOfOthers))) ||
      cited.includes(quantity.text) ||
      exceptions.some(({ text: words }) => isQuoted(words, quantity, text));
    if (isExplained) judgement.explained.push(quantity);
    else
      judgement.unexplained.push({
        quantity,
        ...adviceOn(quantity, { ...context, isExample: mayBeMadeUp }, prose),
      });
  }
  return judgement;
}
