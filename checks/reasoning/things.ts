import type { Constants } from "../../data/constants";
import { once } from "../../data/once";
import { plansOf } from "../../data/plans";
import { matchesIn, type Span } from "../text";
import { phrasesPattern } from "./phrases";

/** Something that a text can name. */
export interface Named {
  /** In a sentence: "an extra user". */
  name: string;
  /** The constant that says what holds of it. */
  key: string;
  /** Finds its names; global. */
  named: RegExp;
}

/** Tells in no time that a text names none of these things, as most do. */
const anyOf = once(
  (things: readonly Named[]) => new RegExp(things.map(({ named }) => named.source).join("|"), "i"),
);

/** Finds the names of these things in a text, in order. */
export const namedIn = <T extends Named>(text: string, things: readonly T[]): (Span & { of: T })[] =>
  (anyOf(things).test(text) ? things : [])
    .flatMap((of) =>
      matchesIn(text, of.named).map(({ 0: name, index }) => ({ start: index, end: index + name.length, of })),
    )
    .sort((a, b) => a.start - b.start);

/** What has a price of its own: the plans, and what costs extra. */
export const thingsOf = once((constants: Constants): readonly Named[] => {
  const plans = plansOf(constants).map(({ id, name }) => ({
    name: `the ${name} plan`,
    key: `plans.${id}.price`,
    named: new RegExp(`\\b${name}\\b`, "g"),
  }));
  const others = [...constants.values()].flatMap(({ key, unit, subject, sameAs }) =>
    unit === "usd" && subject?.names && !sameAs
      ? { name: subject.name, key, named: new RegExp(phrasesPattern(subject.names), "gi") }
      : [],
  );
  return [...plans, ...others];
});
