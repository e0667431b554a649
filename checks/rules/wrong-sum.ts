import { sumOf } from "../reasoning/sums";
import { mayTypeNumber, type Objection, type ReasonedText, type Reasoning } from "../reasoning/texts";
import { sentencesOf } from "../sentence";
import { isWithin } from "../span";
import { textRule } from "../text-rule";

/** A quick test whether a text may state a sum: a saving, a year, a share of the list price. */
const MAY_BE_SUM = /\b(?:years?|yearly|annual\w*|sav\w+|list|months|less|off|cheaper|discount)\b/i;

/** Amounts and shares typed by hand that do not come out. */
function sumObjections(reasoned: ReasonedText, { constants, product }: Reasoning): Objection[] {
  const { text, tokens, field } = reasoned;
  if (field.isExample || !MAY_BE_SUM.test(text) || !mayTypeNumber(field)) return [];
  return sentencesOf(text).flatMap((sentence) =>
    reasoned.quantities.flatMap((quantity): Objection[] => {
      const span = { start: quantity.offset, end: quantity.offset + quantity.text.length };
      const isTyped = !tokens.some((token) => token.start < span.end && token.end > span.start);
      if (!isTyped || !isWithin(span, sentence)) return [];
      const stated = sumOf(quantity, text.slice(sentence.start, sentence.end), constants, product);
      if (!stated || stated.isRight) return [];
      const message = `"${quantity.text}" does not come out. ${stated.sum}.`;
      return [{ span, message, fix: "Correct the sum, or state the price itself by its token." }];
    }),
  );
}

/** What is reckoned from prices follows them (spec 9 Plans: 40% of list, $12 a month, about $10 billed annually). */
export const wrongSum = textRule({
  name: "wrong-sum",
  severity: "error",
  summary: "A yearly price, a saving or a share of the list price comes out as the constants say.",
  docs: {
    why: "A sum that somebody worked out once stays on the page when a price changes. It is worked out again at each check.",
    wrong: `{ "type": "rich-text", "props": { "body": "Standard comes to $150 a year." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Standard is {{plans.standard.price}} a month." } }`,
  },
  objectionsTo: sumObjections,
});
