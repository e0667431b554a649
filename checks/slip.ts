import type { Finding } from "./rule";

/** Message and fix for a slip. */
export interface SlipMessage extends Pick<Finding, "message" | "severity"> {
  fix: string;
  /** Fixes all slips of this kind in a text; absent if there is more than one way. */
  fixAll?: (text: string) => string;
}

/** A pattern that finds something in a text that a visitor would see and nobody intended. */
export interface SlipPattern {
  pattern: RegExp;
  /** Describes a match, given the match and the groups of the pattern. */
  report(...found: string[]): SlipMessage;
}

/** Creates the message for something that is shown literally. */
export const asShown = (what: string, fix: string) => (found: string) => ({
  message: `Visitors would see ${what} as it stands: "${found}".`,
  fix,
});
