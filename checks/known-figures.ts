import type { Alternate, Constant, Constants } from "../data/constants";
import { matchesRoute } from "../data/constants";
import { formatConstant, formsOf } from "../data/format";
import type { Reading } from "../data/reading";
import type { Figure } from "./figures";

/** A constant, or another reading of it, that says what a figure says. */
export interface Match {
  constant: Constant;
  /** Present when the figure is not the primary reading. */
  alternate?: Alternate;
}

const says = (reading: Reading, figure: Figure): boolean =>
  figure.units.includes(reading.unit) && reading.value === figure.value && reading.to === figure.to;

/** How many words of a constant's name stand in a text; it tells $10 of Lite from $10 of Standard. */
function closeness({ key, note = "" }: Constant, text: string): number {
  const words = key.replace(/[A-Z]/g, " $&").toLowerCase().split(/[ .]+/);
  const lower = text.toLowerCase();
  const named = words.filter((word) => lower.includes(word.replace(/s$/, ""))).length;
  return named + (/annual/i.test(note) && /annual|year/i.test(text) ? 1 : 0);
}

/** Constants that a report may name; another name for a fact would only repeat it. */
const facts = (constants: Constants): Constant[] =>
  [...constants.values()].filter((constant) => !constant.sameAs);

/** The constants that say what a figure says, the one that its surroundings name most first. */
export function matchesOf(figure: Figure, constants: Constants, text: string): Match[] {
  const matches = facts(constants).flatMap((constant): Match[] => {
    if (says(constant, figure)) return [{ constant }];
    const alternate = constant.alternates.find((reading) => says(reading, figure));
    return alternate ? [{ constant, alternate }] : [];
  });
  const rank = (match: Match) => closeness(match.constant, text) * 2 + (match.alternate ? 0 : 1);
  return matches.sort((a, b) => rank(b) - rank(a));
}

/** The constant in dollars nearest to an amount, among those that the text names where it names any. */
export function nearestAmount(figure: Figure, constants: Constants, text: string): Constant | undefined {
  const amounts = facts(constants).filter(({ unit }) => unit === "usd");
  const distance = (constant: Constant) => Math.abs(Number(constant.value) - figure.value);
  const byName = Math.max(0, ...amounts.map((constant) => closeness(constant, text)));
  return amounts
    .filter((constant) => closeness(constant, text) === byName)
    .reduce<Constant | undefined>(
      (best, next) => (best && distance(best) <= distance(next) ? best : next),
      undefined,
    );
}

/** True when the specification states this reading on the route. */
export function isStatedOn(alternate: Alternate, route: string): boolean {
  return alternate.routes.some((pattern) => matchesRoute(pattern, route));
}

/** The token that writes a figure as it stands, with the form that the constant needs for it. */
export function tokenFor(constant: Constant, figure: Figure): string {
  const [first, ...others] = formsOf(constant.unit);
  const number = figure.number.replace(/\+$/, "");
  const writes = (form: string) => formatConstant(constant, form).replace(/\+$/, "") === number;
  const form = first && writes(first) ? undefined : others.find(writes);
  return form ? `{{${constant.key}|${form}}}` : `{{${constant.key}}}`;
}

const QUALIFIER_WORDS: Record<string, string> = {
  "up-to": "up to ",
  under: "under ",
  about: "about ",
  from: "from ",
};

/** A reading as a person would say it: `from $8`, `40+`, `up to 5`. */
export function inWords(reading: Reading): string {
  return `${QUALIFIER_WORDS[reading.qualifier ?? ""] ?? ""}${formatConstant(reading)}`;
}
