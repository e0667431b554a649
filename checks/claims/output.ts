import { type Constants, matchesRoute } from "../../data/constants";
import { memoize } from "../../data/memoize";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import type { ClaimContext } from "./context";
import { isClaim } from "./is-claim";
import { dataKey, quantityKeys, readingKey } from "./keys";

const ANYWHERE = "*";

/** Returns the keys of all readings, with the routes that may state them. Memoized. */
const routesByKey = memoize((constants: Constants): ReadonlyMap<string, readonly string[]> => {
  const routes = new Map<string, readonly string[]>();
  const add = (key: string, some: readonly string[]) =>
    routes.set(key, [...(routes.get(key) ?? []), ...some]);
  for (const { unit, value, to, alternates } of constants.values()) {
    for (const end of [value, to ?? value]) add(readingKey({ unit, value: end }), [ANYWHERE]);
    for (const alternate of alternates) add(readingKey(alternate), alternate.routes);
  }
  return routes;
});

/** What a built page or file may state. A file about the whole site has no route, and may state every reading. */
export interface OutputContext extends Pick<ClaimContext, "constants" | "route"> {
  /** Keys (`quantityKeys`, `dataKey`) of what its sources state, which have been judged in their own files. */
  statedKeys?: ReadonlySet<string>;
}

/** Whether the constants, or the sources of a built text, explain a quantity. */
function isExplained(quantity: Quantity, { constants, route, statedKeys }: OutputContext): boolean {
  // A number alone in a cell has no unit; its sources have been judged.
  if (quantity.kind === "bare") return true;
  const isStated = (key: string): boolean =>
    statedKeys?.has(key) ||
    routesByKey(constants)
      .get(key)
      ?.some((one) => one === ANYWHERE || route === undefined || matchesRoute(one, route)) === true;
  if (quantity.kind === "name" && isStated(`text ${String(quantity.value).toLowerCase()}`)) return true;
  // A year in "founded in 2018" has the value "since 2018".
  if (statedKeys?.has(dataKey(Number(String(quantity.value).replace(/^since /, ""))))) return true;
  return quantityKeys(quantity).some(isStated);
}

/** Returns the quantities of a built text that nothing explains. */
export const unexplainedIn = (text: string, context: OutputContext): Quantity[] =>
  quantitiesIn(text).filter(
    (quantity) => !isExplained(quantity, context) && isClaim(quantity, text, context),
  );
