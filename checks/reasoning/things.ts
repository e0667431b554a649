import type { Constants } from "../../data/constants";
import { plansOf } from "../../data/plans";
import { once } from "../once";
import type { Span } from "../span";
import { NameFinder } from "./name-finder";
import type { Label } from "./plans";
import { phrasesPattern } from "./words";

/** Something that has a price of its own. */
export interface Thing {
  /** In a sentence: "an extra user". */
  name: string;
  /** The constant of its price. */
  key: string;
}

const TOGETHER = /^\s*(?:,|and|or|&|\/)?\s*$/i;

const finderOf = once((constants: Constants): NameFinder<Thing> => {
  const others = [...constants.values()].flatMap(({ key, unit, subject, sameAs }) =>
    unit === "usd" && subject?.names && !sameAs
      ? [{ named: new RegExp(phrasesPattern(subject.names), "i"), of: { name: subject.name, key } }]
      : [],
  );
  const plans = plansOf(constants).map(({ id, name }) => ({
    named: new RegExp(`\\b${name}\\b`),
    of: { name: `the ${name} plan`, key: `plans.${id}.price` },
  }));
  return new NameFinder([...others, ...plans]);
});

/**
 * The things with a price that a stretch of a text names, in order. Names that overlap or stand side by side are one: "AI
 * call answering" in "Dlores, AI call answering", "local or toll-free".
 */
export function thingsNamedIn(text: string, { start, end }: Span, constants: Constants): Label<Thing>[] {
  const groups: Label<Thing>[] = [];
  for (const found of finderOf(constants).find(text.slice(start, end))) {
    const label = { start: start + found.start, end: start + found.end, about: [found.of] };
    const last = groups.at(-1);
    if (last && (label.start < last.end || TOGETHER.test(text.slice(last.end, label.start)))) {
      const about = [...last.about, found.of];
      groups[groups.length - 1] = { start: last.start, end: Math.max(last.end, label.end), about };
    } else groups.push(label);
  }
  return groups;
}
