import { type Constants, matchesRoute } from "../../data/constants";
import { formatConstant } from "../../data/format";
import type { PageSummary } from "../page-summary";
import { findingAt, type SiteRule } from "../rule";

/** A fact with several readings, for the table that the owner settles. */
export interface Contradiction {
  /** Dotted path of the constant. */
  key: string;
  primary: string;
  /** The pages that name the fact, without those where the specification states another reading. */
  pages: readonly string[];
  /** The other readings, and the routes where the specification states them. */
  alternates: { reading: string; routes: readonly string[] }[];
}

/** Routes of the pages that name a fact, itself or by another name, by its key. */
function routesByFact(
  constants: Constants,
  pages: readonly Pick<PageSummary, "route" | "usedTokens">[],
): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const { route, usedTokens } of pages)
    for (const key of new Set(usedTokens.map((token) => constants.get(token)?.sameAs ?? token))) {
      const known = routes.get(key);
      if (known) known.push(route);
      else routes.set(key, [route]);
    }
  return routes;
}

/**
 * The facts with more than one reading, in the order of the constants.
 *
 * @param pages all pages, where it is to be said which of them state the primary reading
 */
export function contradictionsIn(
  constants: Constants,
  pages: readonly Pick<PageSummary, "route" | "usedTokens">[] = [],
): Contradiction[] {
  const routesOf = routesByFact(constants, pages);
  return [...constants.values()]
    .filter(({ alternates, sameAs }) => alternates.length > 0 && !sameAs)
    .map((constant) => {
      const others = constant.alternates.flatMap(({ routes }) => routes);
      return {
        key: constant.key,
        primary: formatConstant(constant),
        pages: (routesOf.get(constant.key) ?? []).filter(
          (route) => !others.some((pattern) => matchesRoute(pattern, route)),
        ),
        alternates: constant.alternates.map((other) => ({
          reading: formatConstant(other),
          routes: other.routes,
        })),
      };
    });
}

export const contradiction: SiteRule = {
  name: "contradiction",
  severity: "notice",
  summary: "Facts with two readings are listed until one is settled.",
  why:
    "Where the specification says two things of one fact, only the owner can decide. Both stay on record, " +
    "each with the pages that state it. When it is decided, the other reading is removed and every page " +
    "follows.",
  wrong: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example",
"alternates": [{ "value": 4, "source": "Example", "routes": ["/faq"], "note": "Says four." }] } } } }`,
  right: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example" } } } }`,
  checkSite: (_pages, { constants, constantsDocument: document }) =>
    contradictionsIn(constants).map(({ key, primary, alternates }) => {
      const others = alternates.map(({ reading, routes }) => `${reading} on ${routes.join(", ")}`);
      const message = `The site says ${primary}, but ${others.join(", and ")}.`;
      const said = { where: key, message, fix: "Decide which is right, and remove the other reading." };
      return findingAt(document, [...key.split("."), "alternates"], said, "key");
    }),
};
