import { alternatesOn, type Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import type { PageSummary } from "../page-summary";
import { findingAt, type SiteRule } from "../rule";

/** A fact with several readings, listed until the owner decides which one is right. */
export interface Contradiction {
  /** Dotted path of the constant. */
  key: string;
  primary: string;
  /** Routes of the pages that name the fact, without those for which the specification states another reading. */
  pages: readonly string[];
  /** The alternate readings, with the routes for which the specification states them. */
  alternates: { reading: string; routes: readonly string[] }[];
}

/**
 * Returns the facts with more than one reading, in the order of the constants.
 *
 * @param pages all pages, to list those that state the primary reading
 */
export const contradictionsIn = (
  constants: Constants,
  pages: readonly Pick<PageSummary, "route" | "usedTokens">[] = [],
): Contradiction[] =>
  [...constants.values()]
    .filter(({ alternates, sameAs }) => alternates.length > 0 && !sameAs)
    .map((constant) => {
      const { key, alternates } = constant;
      const isNamedBy = (token: string) => (constants.get(token)?.sameAs ?? token) === key;
      const stating = pages.filter(
        ({ usedTokens, route }) => usedTokens.some(isNamedBy) && alternatesOn(constant, route).length === 0,
      );
      return {
        key,
        primary: formatConstant(constant),
        pages: stating.map(({ route }) => route),
        alternates: alternates.map((other) => ({ reading: formatConstant(other), routes: other.routes })),
      };
    });

export const contradiction: SiteRule = {
  name: "contradiction",
  severity: "notice",
  summary: "Facts with two readings are listed until the owner chooses one.",
  why:
    "Where the specification contradicts itself about a fact, only the owner can decide. Both readings " +
    "stay on record, each with the pages that state it. After the decision the other reading is removed, " +
    "and every page follows.",
  wrong: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example",
"alternates": [{ "value": 4, "source": "Example", "routes": ["/faq"], "note": "Says four." }] } } } }`,
  right: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example" } } } }`,
  checkSite: (_pages, { constants, documents }) =>
    contradictionsIn(constants).map(({ key, primary, alternates }) => {
      const others = alternates.map(({ reading, routes }) => `${reading} on ${routes.join(", ")}`);
      const message = `The site says ${primary}, but ${others.join(", and ")}.`;
      const fix = "Decide which is right, and remove the other reading.";
      return findingAt(documents.constants, [...key.split("."), "alternates"], { message, fix }, "key");
    }),
};
