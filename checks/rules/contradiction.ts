import { type Alternate, alternatesOn, type Constant, type Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import type { CheckedPage } from "../checked-page";
import { findingAt, type SiteRule } from "../rule";

/** One of the readings of a fact. */
export interface StatedReading {
  reading: string;
  /** The routes where the specification states it. */
  routes: readonly string[];
  /** The pages that state it, by their tokens. */
  pages: readonly string[];
}

/** A fact with two readings, for the table that the owner settles. */
export interface Contradiction {
  /** Dotted path of the constant. */
  key: string;
  primary: string;
  /** The pages that state the primary reading, by their tokens. */
  pages: readonly string[];
  alternates: StatedReading[];
}

/** What is needed to know of a page which readings it states. */
export interface StatingPage {
  route: string;
  /** As `readingsOn` gives them. */
  readings?: readonly string[];
}

const TOKEN = /\{\{\s*([\w.-]+)\s*(?:\|\s*([\w-]+)\s*)?(?:\|\s*[\w-]+\s*)?\}\}/g;

const nameOf = (key: string, alternate: number): string => (alternate < 0 ? key : `${key}#${alternate}`);

const saysTheSame = (one: Constant, other: Alternate): boolean =>
  one.value === other.value && one.to === other.to && one.unit === other.unit;

/** The facts that have another reading, by every key that names them. */
function contested(constants: Constants): ReadonlyMap<string, Constant> {
  return new Map(
    [...constants].flatMap(([key, constant]): [string, Constant][] => {
      const fact = constants.get(constant.sameAs ?? key);
      return fact && fact.alternates.length > 0 ? [[key, fact]] : [];
    }),
  );
}

/**
 * The readings of contested facts that a page states, by its tokens: `plans.lite.price` for the primary reading,
 * `plans.lite.price#0` for the first of the others.
 *
 * A page also states another reading by a constant of its own: `{{legal.privacyAge}}` on the page for which
 * `legal.minimumAge` records that age.
 */
export function readingsOn({ ref: { route }, fields, page }: CheckedPage, constants: Constants): string[] {
  const facts = contested(constants);
  const stated = new Set<string>();
  const sources = [...fields.map(({ source }) => source), ...page.blocks.flatMap((block) => block.facts)];
  for (const source of sources) {
    if (!source?.includes("{{")) continue;
    for (const [, key = "", form] of source.matchAll(TOKEN)) {
      const fact = facts.get(key);
      const [here] = fact && form === "here" ? alternatesOn(fact, route) : [];
      if (fact) stated.add(nameOf(fact.key, here ? fact.alternates.indexOf(here) : -1));
      const constant = constants.get(key);
      if (fact || !constant) continue;
      for (const other of facts.values())
        for (const alternate of alternatesOn(other, route))
          if (saysTheSame(constant, alternate) && key.split(".")[0] === other.key.split(".")[0])
            stated.add(nameOf(other.key, other.alternates.indexOf(alternate)));
    }
  }
  return [...stated];
}

/**
 * The facts with more than one reading, in the order of the constants.
 *
 * @param pages all pages, where it is to be said which of them state each reading
 */
export function contradictionsIn(constants: Constants, pages: readonly StatingPage[] = []): Contradiction[] {
  const stating = (name: string) =>
    pages.flatMap(({ route, readings }) => (readings?.includes(name) ? [route] : []));
  return [...constants.values()]
    .filter(({ alternates, sameAs }) => alternates.length > 0 && !sameAs)
    .map((constant) => ({
      key: constant.key,
      primary: formatConstant(constant),
      pages: stating(nameOf(constant.key, -1)),
      alternates: constant.alternates.map((alternate, index) => ({
        reading: formatConstant(alternate),
        routes: alternate.routes,
        pages: stating(nameOf(constant.key, index)),
      })),
    }));
}

/** Two readings of one fact stay on record until the owner settles them (architecture: contradictions are recorded, not hidden). */
export const contradiction: SiteRule = {
  name: "contradiction",
  severity: "notice",
  summary: "Facts with two readings are listed until one is settled.",
  docs: {
    why: "Where the specification says two things of one fact, only the owner can decide. Both stay on record, each with the pages that state it. When it is decided, the other reading is removed and every page follows.",
    wrong: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example", "alternates": [{ "value": 4, "source": "Example", "routes": ["/faq"], "note": "Says four." }] } } } }`,
    right: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example" } } } }`,
  },
  checkSite: (_pages, { constants, constantsDocument: document }) =>
    contradictionsIn(constants).map(({ key, primary, alternates }) => {
      const others = alternates.map(({ reading, routes }) => `${reading} on ${routes.join(", ")}`);
      const message = `The site says ${primary}, but ${others.join(", and ")}.`;
      const said = { where: key, message, fix: "Decide which is right, and remove the other reading." };
      return findingAt(document, [...key.split("."), "alternates"], said, "key");
    }),
};
