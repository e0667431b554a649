import type { Constant, Constants } from "../../data/constants";
import { plansOf } from "../../data/plans";
import type { Unit } from "../../data/reading";
import { once } from "../once";
import type { Span } from "../span";
import type { Label } from "./govern";
import { NameFinder } from "./name-finder";
import { speaksOf } from "./subject";
import { phrasesPattern } from "./words";

/** Something that has a price, a limit or a length of its own, and the words by which a text speaks of it. */
export interface Thing {
  /** In a sentence: "an extra user". */
  name: string;
  /** The constant that answers for it. */
  key: string;
  units: readonly Unit[];
  /** True when a constant is about it. */
  isAbout(constant: Constant): boolean;
  /** True when a text may be about it: one of its words stands there. */
  isSpokenOf(text: string): boolean;
}

/** What is judged of one set of constants. */
export interface Things {
  list: readonly Thing[];
  /** The thing that a constant is about. */
  of(constant: Constant): Thing | undefined;
  /** The things of a unit that a stretch of a text names, in order. */
  namedIn(text: string, span: Span, unit: Unit): Label<Thing>[];
}

const TOGETHER = /^\s*(?:,|and|or|&|\/)?\s*$/i;

/** A plan as a thing that costs, so that an add-on's price beside its name is noticed. */
function planThings(constants: Constants): (Thing & { named: RegExp })[] {
  const words = /\b(?:plans?|list|billed|annual\w*|year\w*|from|begins?|starts?|all|whole|team)\b/i;
  return plansOf(constants).map(({ id, name }) => ({
    name: `the ${name} plan`,
    key: `plans.${id}.price`,
    units: ["usd"],
    named: new RegExp(`\\b${name}\\b`),
    isAbout: ({ key }) => new RegExp(`^plans\\.${id}\\.(?:price|listPrice|annualPrice)$`).test(key),
    isSpokenOf: (text) => text.includes(name) || words.test(text),
  }));
}

/** A constant as a thing, with the words that stand beside its value. */
function thingOf(constant: Constant): (Thing & { named?: RegExp })[] {
  const { key, subject, unit, sameAs } = constant;
  if (!subject || sameAs) return [];
  return [
    {
      name: subject.name,
      key,
      units: [unit],
      ...(subject.names ? { named: new RegExp(phrasesPattern(subject.names), "i") } : {}),
      isAbout: (other) => other.key === key || other.sameAs === key,
      isSpokenOf: (text) => speaksOf(text, constant),
    },
  ];
}

/** The things that these constants are about. */
export const things = once((constants: Constants): Things => {
  const described = [...constants.values()].flatMap(thingOf);
  const list: (Thing & { named?: RegExp })[] = [...described, ...planThings(constants)];
  const byKey = new Map<string, Thing | undefined>();
  for (const constant of constants.values())
    byKey.set(
      constant.key,
      list.find((thing) => thing.isAbout(constant)),
    );
  const finders = new Map<Unit, NameFinder<Thing>>();
  const finderOf = (unit: Unit): NameFinder<Thing> => {
    const known = finders.get(unit);
    if (known) return known;
    const names = list.flatMap((thing) =>
      thing.named && thing.units.includes(unit) ? [{ named: thing.named, of: thing }] : [],
    );
    const finder = new NameFinder(names);
    finders.set(unit, finder);
    return finder;
  };
  const namedIn = (text: string, { start, end }: Span, unit: Unit): Label<Thing>[] => {
    const found = finderOf(unit).find(text.slice(start, end));
    return merged(
      text,
      found.map((name) => ({ start: start + name.start, end: start + name.end, about: [name.of] })),
    );
  };
  return { list, of: ({ key }) => byKey.get(key), namedIn };
});

/** Names that overlap or stand side by side are one: "AI call answering" in "Dlores, AI call answering", "local or toll-free". */
function merged(text: string, labels: readonly Label<Thing>[]): Label<Thing>[] {
  const groups: Label<Thing>[] = [];
  for (const label of labels) {
    const last = groups.at(-1);
    if (last && (label.start < last.end || TOGETHER.test(text.slice(last.end, label.start)))) {
      groups[groups.length - 1] = {
        start: last.start,
        end: Math.max(last.end, label.end),
        about: [...last.about, ...label.about],
      };
    } else groups.push(label);
  }
  return groups;
}
