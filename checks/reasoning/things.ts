import type { Constants } from "../../data/constants";
import { memoize } from "../../data/memoize";
import { plansOf } from "../../data/plans";
import { namesPattern } from "../../schema/words";
import { matchesIn, type Span, spanOf } from "../text";
import { phrasesPattern } from "./phrases";

/** Something that a text can name. */
export interface Named {
  /** Its name in a sentence: "an extra user". */
  name: string;
  /** Key of the constant that states the fact about it. */
  key: string;
  /** Pattern of its names, with the flag `g`. */
  pattern: RegExp;
}

/** Finds the names of these things in a text, in order. */
export const namedIn = <T extends Named>(text: string, things: readonly T[]): (Span & { thing: T })[] =>
  things
    .flatMap((thing) => matchesIn(text, thing.pattern).map((found) => ({ ...spanOf(found), thing })))
    .sort((a, b) => a.start - b.start);

/** Returns what has a price of its own: the plans, and everything that costs extra. Memoized. */
export const pricedThings = memoize((constants: Constants): readonly Named[] => {
  const plans = plansOf(constants).map(({ id, name }) => ({
    name: `the ${name} plan`,
    key: `plans.${id}.price`,
    pattern: new RegExp(namesPattern([name]), "g"),
  }));
  const others = [...constants.values()].flatMap(({ key, unit, subject, sameAs }) =>
    unit === "usd" && subject?.names && !sameAs
      ? { name: subject.name, key, pattern: new RegExp(phrasesPattern(subject.names), "gi") }
      : [],
  );
  return [...plans, ...others];
});
