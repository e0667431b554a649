import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { memoize } from "../../data/memoize";
import type { Site } from "../../data/site";
import { phrasesPattern } from "../reasoning/phrases";
import { type Objection, type ReasonedText, textRule } from "../reasoning/texts";
import { matchesIn, spanOf } from "../text";

/** Returns the constants that own phrases, with the patterns of these. Memoized. */
const ownersIn = memoize((constants: Constants) =>
  [...constants.values()].flatMap((constant) => {
    const { owns, sameAs } = constant;
    return owns && !sameAs ? { constant, pattern: new RegExp(phrasesPattern(owns), "gi") } : [];
  }),
);

/** Lists the tokens of a constant with their values, in each form that a sentence can contain. */
function tokensOf(constant: Constant): string {
  const { key, phrases = {} } = constant;
  const forms = Object.keys(phrases).filter((name) => !["none", "whole"].includes(name));
  const others = forms.map((form) => `{{${key}|${form}}} (${formatConstant(constant, form)})`);
  return [`{{${key}}} (${formatConstant(constant)})`, ...others].join(", or ");
}

function objectionsTo({ text, tokens }: ReasonedText, { constants }: Site): Objection[] {
  return ownersIn(constants).flatMap(({ constant, pattern }) =>
    matchesIn(text, pattern).flatMap((found): Objection[] => {
      const span = spanOf(found);
      if (tokens.some(({ start, end }) => start < span.end && end > span.start)) return [];
      const message = `"${found[0]}" is typed by hand, but ${constant.key} says it and may change.`;
      return [{ span, message, fix: `Write ${tokensOf(constant)}.` }];
    }),
  );
}

/** What is free, not required or not included is a fact too: if it changes, every sentence about it must change. */
export const ownedPhrase = textRule({
  name: "owned-phrase",
  objectionsTo,
});
