import { type Constants, matchesRoute } from "../../data/constants";
import { once } from "../../data/once";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { isClaim } from "./is-claim";
import { amount, dataKey, quantityKeys, readingKey } from "./keys";

interface Sayable {
  /** Keys that any page may say. */
  everywhere: ReadonlySet<string>;
  /** Keys of other readings, with the routes that may say them. */
  alternates: ReadonlyMap<string, readonly string[]>;
}

const sayable = once((constants: Constants): Sayable => {
  const everywhere = new Set<string>();
  const alternates = new Map<string, string[]>();
  for (const constant of constants.values()) {
    everywhere.add(readingKey(constant));
    // A range may be drawn in two parts.
    if (constant.to !== undefined)
      for (const value of [Number(constant.value), constant.to])
        everywhere.add(`${constant.unit} ${amount(value)}`);
    for (const alternate of constant.alternates) {
      const key = readingKey(alternate);
      alternates.set(key, [...(alternates.get(key) ?? []), ...alternate.routes]);
    }
  }
  return { everywhere, alternates };
});

/** What a built page or file may say beside the constants. */
export interface OutputContext {
  constants: Constants;
  /** The product's name. */
  product?: string;
  /** Path of the page; absent for a file that speaks of the whole site, which may state every reading. */
  route?: string;
  /** Keys (`quantityKeys`, `dataKey`) of what its sources say, which were judged where they are typed. */
  said?: ReadonlySet<string>;
}

/** True when a quantity of a built text is explained by the constants or by the sources that the text was made from. */
export function isExplained(quantity: Quantity, { constants, route, said }: OutputContext): boolean {
  const known = sayable(constants);
  // What stands alone in a cell has no unit; its sources have been judged.
  if (quantity.kind === "bare") return true;
  const isSaid = (key: string): boolean => {
    if (known.everywhere.has(key) || said?.has(key)) return true;
    const routes = known.alternates.get(key);
    return routes?.some((pattern) => route === undefined || matchesRoute(pattern, route)) ?? false;
  };
  if (quantity.kind === "name" && isSaid(`text ${String(quantity.value).toLowerCase()}`)) return true;
  if (quantity.to === undefined && said?.has(dataKey(Number(quantity.value)))) return true;
  return quantityKeys(quantity).some(isSaid);
}

/** The quantities of a built text that nothing explains. */
export function unexplainedIn(text: string, context: OutputContext): Quantity[] {
  return quantitiesIn(text).filter(
    (quantity) => !isExplained(quantity, context) && isClaim(quantity, text, context),
  );
}
