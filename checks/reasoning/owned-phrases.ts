import type { Constant, Constants } from "../../data/constants";
import { once } from "../once";

/** A constant with the phrases that only it may say. */
export interface Owned {
  constant: Constant;
  pattern: RegExp;
}

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
export const ownedBy = once((constants: Constants): readonly Owned[] =>
  [...constants.values()].flatMap((constant) =>
    constant.owns && !constant.sameAs ? [{ constant, pattern: patternOf(constant.owns) }] : [],
  ),
);

/** True when a text has a phrase that a constant owns. */
export const hasOwnedPhrase = (text: string, constants: Constants): boolean =>
  ownedBy(constants).some(({ pattern }) => text.search(pattern) >= 0);
