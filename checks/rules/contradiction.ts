import type { Constants } from "../../data/constants";
import { locate } from "../../schema/json-document";
import { inWords } from "../known-figures";
import type { SiteRule } from "../rule";

/** A fact with two readings, for the table that the owner settles. */
export interface Contradiction {
  /** Dotted path of the constant. */
  key: string;
  primary: string;
  alternates: { reading: string; routes: readonly string[] }[];
}

/** The facts with more than one reading, in the order of the constants. */
export function contradictionsIn(constants: Constants): Contradiction[] {
  return [...constants.values()]
    .filter(({ alternates, sameAs }) => alternates.length > 0 && !sameAs)
    .map((constant) => ({
      key: constant.key,
      primary: inWords(constant),
      alternates: constant.alternates.map((alternate) => ({
        reading: inWords(alternate),
        routes: alternate.routes,
      })),
    }));
}

/** Two readings of one fact stay on record until the owner settles them (architecture: contradictions are recorded, not hidden). */
export const contradiction: SiteRule = {
  name: "contradiction",
  severity: "notice",
  summary: "Facts with two readings are listed until one is settled.",
  checkSite: (_pages, { constants, constantsDocument: document }) =>
    contradictionsIn(constants).map(({ key, primary, alternates }) => {
      const others = alternates.map(({ reading, routes }) => `${reading} on ${routes.join(", ")}`);
      return {
        file: document.file,
        ...locate(document, [...key.split("."), "alternates"], "key"),
        where: key,
        message: `The site says ${primary}, but ${others.join(", and ")}.`,
        fix: "Decide which is right, and remove the other reading.",
      };
    }),
};
