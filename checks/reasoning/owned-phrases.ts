import type { Constant, Constants } from "../../data/constants";

/** A constant with the phrases that only it may say. */
export interface Owned {
  constant: Constant;
  pattern: RegExp;
}

const known = new WeakMap<Constants, readonly Owned[]>();

/** Words in a row, with spaces or hyphens between, in small letters or not, the last also as a plural. */
function patternOf(phrases: readonly string[]): RegExp {
  const words = phrases.map((phrase) =>
    phrase
      .split(/[\s-]+/)
      .map((word) => word.replace(/\W/g, "\\$&"))
      .join("[\\s-]?"),
  );
  return new RegExp(`(?<![\\w-])(?:${words.join("|")})s?(?![\\w-])`, "giu");
}

/** The constants that own phrases. */
export function ownedBy(constants: Constants): readonly Owned[] {
  const owned =
    known.get(constants) ??
    [...constants.values()].flatMap((constant): Owned[] =>
      constant.owns && !constant.sameAs ? [{ constant, pattern: patternOf(constant.owns) }] : [],
    );
  known.set(constants, owned);
  return owned;
}

/** True when a text has a phrase that a constant owns. */
export const hasOwnedPhrase = (text: string, constants: Constants): boolean =>
  ownedBy(constants).some(({ pattern }) => text.search(pattern) >= 0);
