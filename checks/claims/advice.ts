import { alternatesOn, CONSTANTS_FILE, type Constant } from "../../data/constants";
import { EXCEPTIONS_FILE } from "../../data/exceptions";
import { formatConstant } from "../../data/format";
import type { Diagnostic } from "../../schema/diagnostic";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../text";
import type { ClaimContext } from "./context";
import { constantsAbout, exactToken, isNamed, nearestOf, type Replacement, says, tokenFor } from "./known";

type Stands = NonNullable<Diagnostic["stands"]>;

/** What is said of a quantity that nothing explains. */
export interface Advice {
  /** What was found, as a full sentence. */
  message: string;
  /** What to do about it. */
  fix: string;
  /** What to write instead, where it says the same, letter by letter, and nothing else is meant. */
  replacement?: Replacement;
  /** As in a diagnostic; absent where the figure has to go. */
  stands?: Stands;
}

/** What to do about a figure that is none of the constants: a person has to say where it comes from. */
function whereFrom({ text }: Quantity, { file, isExample }: ClaimContext): Stands {
  if (isExample && file.startsWith("pages/")) {
    const list = JSON.stringify([text]);
    return {
      as: "made up",
      words: `If it is made up, list it beside the block's "type": "madeUp": ${list}.`,
    };
  }
  const entry = JSON.stringify({ file, text, reason: "…" });
  const words = `Is it true, and where does it come from? If so, add to ${EXCEPTIONS_FILE}: ${entry}. If not, take it out.`;
  return { as: "exception", words };
}

/** The constant that has another reading for this page which says what a quantity says. */
const otherReading = (quantity: Quantity, { constants, route }: ClaimContext): Constant | undefined =>
  [...constants.values()].find(
    (constant) =>
      route !== undefined && alternatesOn(constant, route).some((reading) => says(reading, quantity)),
  );

/** What to say of a quantity that one constant says which the sentence names. */
function ofConstant(constant: Constant, quantity: Quantity, text: string): Advice {
  const message = `"${quantity.text}" is typed by hand; ${constant.key} says it in ${CONSTANTS_FILE}.`;
  const replacement = exactToken(constant, quantity, text);
  if (!replacement) return { message, fix: `Write ${tokenFor(constant, quantity)}.` };
  const { token, offset, length } = replacement;
  // The token may say more than the figure: "$12 a month".
  const instead =
    length > quantity.text.length ? ` in place of "${text.slice(offset, offset + length)}"` : "";
  return { message, fix: `Write ${token}${instead}.`, replacement };
}

/** What to say of a quantity that somebody typed into a text, and that nothing explains. */
export function adviceOn(quantity: Quantity, context: ClaimContext, text: string): Advice {
  const { constants, isExample, nearby = "" } = context;
  const words = `${sentenceAt(text, quantity.offset).sentence} ${nearby}`;
  const typed = `"${quantity.text}" is typed by hand`;
  const here = otherReading(quantity, context);
  if (here) {
    const message = `${typed}; it is the reading of ${here.key} that this page may state.`;
    return { message, fix: `Write {{${here.key}|here}}.` };
  }
  // A constant of the same figure that the sentence is not about would only make it wrong tomorrow.
  const about = constantsAbout(words, quantity, constants);
  const same = about.filter((constant) => says(constant, quantity));
  const [meant, second] = same.filter((constant) => isNamed(words, constant));
  if (meant && !second) return ofConstant(meant, quantity, text);
  const stands = whereFrom(quantity, context);
  const { words: otherwise } = stands;
  // The figure names a fact better than a word does that they happen to have in common.
  const named = about.filter(
    (constant) => isNamed(words, constant) && (constant.subject?.names || same.length === 0),
  );
  const near = second ? undefined : nearestOf(named, quantity, words);
  if (near) {
    const token = tokenFor(near, quantity);
    // In a story, what agrees with nothing is most often made up.
    const fix = isExample
      ? `${otherwise} If ${near.key} is meant, write ${token}.`
      : `Write ${token}, if that is meant. ${otherwise}`;
    return { message: `${typed}; ${near.key} is ${formatConstant(near)}.`, fix, stands };
  }
  const [first, other] = same;
  if (first) {
    const keys = other ? `${first.key} and ${other.key} say` : `${first.key} says`;
    const tokens = [first, ...(other ? [other] : [])].map((constant) => tokenFor(constant, quantity));
    const message = `${typed}; ${keys} it in ${CONSTANTS_FILE}.`;
    return { message, fix: `If that is meant, write ${tokens.join(" or ")}. ${otherwise}`, stands };
  }
  const isSaid = [...constants.values()].some((constant) => says(constant, quantity));
  return { message: `${typed}${isSaid ? "" : ", and no fact of ours says it"}.`, fix: otherwise, stands };
}
