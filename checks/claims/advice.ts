import { alternatesOn, CONSTANTS_FILE, type Constant, type Constants } from "../../data/constants";
import { EXCEPTIONS_FILE } from "../../data/exceptions";
import { formatConstant } from "../../data/format";
import { plansOf } from "../../data/plans";
import type { Quantity } from "../quantities/quantity";
import { phrasesPattern, speaksOf } from "../reasoning/phrases";
import { sentenceAt } from "../sentence";
import type { ClaimContext } from "./context";
import { exactToken, isNamedIn, matchesOf, nearestConstant, type Replacement, says, tokenFor } from "./known";

/** What is said of a quantity that nothing explains. */
export interface Advice {
  /** What was found, as a full sentence. */
  message: string;
  /** What to do about it. */
  fix: string;
  /** What to write instead, where it says the same, letter by letter, and nothing else is meant. */
  replacement?: Replacement;
}

/** What to do about a figure that is none of the constants: a person has to say where it comes from. */
function whereFrom({ text }: Quantity, { file, isExample }: ClaimContext): string {
  if (isExample && file.startsWith("pages/"))
    return `If it is made up, list it beside the block's "type": "madeUp": [${JSON.stringify(text)}].`;
  const entry = JSON.stringify({ file, text, reason: "…" });
  return `Is it true, and where does it come from? If so, add to ${EXCEPTIONS_FILE}: ${entry}. If not, take it out.`;
}

/** True when a sentence may be about what a constant says. A sentence that names a plan is about no other plan. */
function isAbout(words: string, constant: Constant, constants: Constants): boolean {
  const [group, id] = constant.key.split(".");
  const named = plansOf(constants).filter(({ name }) => new RegExp(`\\b${name}\\b`).test(words));
  if (group === "plans" && named.length > 0 && !named.some((plan) => plan.id === id)) return false;
  if (group === "plans" && !constant.subject) return isNamedIn(constant, words);
  return !constant.subject || speaksOf(words, constant);
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, "");

/** True when a sentence names what a constant is about, in one word or in two: "set up" is "setup". */
function isNamed(words: string, constant: Constant): boolean {
  const names = constant.subject?.names;
  if (!names) return isNamedIn(constant, words);
  const isWhole = names.some((name) => squeezed(words).includes(squeezed(name)));
  return isWhole || new RegExp(phrasesPattern(names), "i").test(words);
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
  const otherwise = whereFrom(quantity, context);
  const matches = matchesOf(quantity, constants, words);
  // A constant of the same figure that the sentence is not about would only make it wrong tomorrow.
  const about = matches.filter((constant) => isAbout(words, constant, constants));
  const [meant, second] = about.filter((constant) => isNamed(words, constant));
  if (meant && !second) return ofConstant(meant, quantity, text);
  const isMeant = (constant: Constant) => isAbout(words, constant, constants) && isNamed(words, constant);
  const near = second ? undefined : nearestConstant(quantity, constants, words, isMeant);
  if (near) {
    const token = tokenFor(near, quantity);
    // In a story, what agrees with nothing is most often made up.
    const fix = isExample
      ? `${otherwise} If ${near.key} is meant, write ${token}.`
      : `Write ${token}, if that is meant. ${otherwise}`;
    return { message: `${typed}; ${near.key} is ${formatConstant(near)}.`, fix };
  }
  if (about.length > 0) {
    const two = about.slice(0, 2);
    const keys = two.map(({ key }) => key).join(" and ");
    const tokens = two.map((constant) => tokenFor(constant, quantity)).join(" or ");
    const message = `${typed}; ${keys} ${two.length > 1 ? "say" : "says"} it in ${CONSTANTS_FILE}.`;
    return { message, fix: `If that is meant, write ${tokens}. ${otherwise}` };
  }
  const agrees = matches.length === 0 ? " and agrees with no constant" : "";
  return { message: `${typed}${agrees}.`, fix: otherwise };
}
