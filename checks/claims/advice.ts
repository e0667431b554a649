import { alternatesOn, CONSTANTS_FILE, type Constant } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { EXCEPTIONS_FILE } from "../../data/known-files";
import type { Diagnostic, Edit } from "../../schema/diagnostic";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../text";
import type { ClaimContext } from "./context";
import { constantsAbout, equals, exactToken, isNamed, nearestOf, tokenFor } from "./matching-constants";

type Declaration = NonNullable<Diagnostic["declaration"]>;

/** Message and fix for a quantity that nothing explains. */
export interface Advice {
  /** What was found, as a full sentence. */
  message: string;
  /** What to do about it. */
  fix: string;
  /** Replacement, if it produces the same characters and no other constant may be meant. */
  replacement?: Edit;
  /** As in a diagnostic; absent if the figure must be replaced. */
  declaration?: Declaration;
}

/** Asks the author for the origin of a figure that is not a constant. */
function askForSource({ text }: Quantity, { file, isExample }: ClaimContext): Declaration {
  if (isExample && file.startsWith("pages/")) {
    const list = JSON.stringify([text]);
    return {
      as: "made up",
      words: `If it is made up, list it beside the block's "type": "madeUp": ${list}.`,
    };
  }
  const entry = JSON.stringify({ file, text, reason: "…" });
  const how = `add it to ${EXCEPTIONS_FILE} with a few words around it, and say in "reason" where it comes from`;
  const words = `If it is true and not about our plans, ${how}: ${entry}. If not, remove it.`;
  return { as: "exception", words };
}

/** Matches the articles, which list the figures of the documents that they quote. */
const ARTICLE = /^data\/posts\//;

/** Returns the constant with an alternate reading for this page that has the value of the quantity. */
const findAlternate = (quantity: Quantity, { constants, route }: ClaimContext): Constant | undefined =>
  [...constants.values()].find(
    (constant) =>
      route !== undefined && alternatesOn(constant, route).some((reading) => equals(reading, quantity)),
  );

/** Returns the advice for a quantity that equals the only constant that the sentence names. */
function adviceForConstant(constant: Constant, quantity: Quantity, text: string): Advice {
  const message = `"${quantity.text}" is typed by hand; ${constant.key} says it in ${CONSTANTS_FILE}.`;
  const replacement = exactToken(constant, quantity, text);
  if (!replacement) return { message, fix: `Write ${tokenFor(constant, quantity)}.` };
  const { text: token, offset, length } = replacement;
  // The token may replace more than the figure: "$12 a month".
  const instead =
    length > quantity.text.length ? ` in place of "${text.slice(offset, offset + length)}"` : "";
  return { message, fix: `Write ${token}${instead}.`, replacement };
}

/** Returns the advice for a typed quantity that nothing explains. */
export function adviceOn(quantity: Quantity, context: ClaimContext, text: string): Advice {
  const { constants, isExample, nearby = "" } = context;
  const words = `${sentenceAt(text, quantity.offset).sentence} ${nearby}`;
  const typed = `"${quantity.text}" is typed by hand`;
  const alternate = findAlternate(quantity, context);
  if (alternate) {
    const message = `${typed}; it is the reading of ${alternate.key} that this page may state.`;
    return { message, fix: `Write {{${alternate.key}|here}}.` };
  }
  // A constant with the same figure but another subject would make the sentence wrong when it changes.
  const about = constantsAbout(words, quantity, constants);
  const same = about.filter((constant) => equals(constant, quantity));
  const [meant, second] = same.filter((constant) => isNamed(words, constant));
  if (meant && !second) return adviceForConstant(meant, quantity, text);
  const declaration = askForSource(quantity, context);
  const cited = ARTICLE.test(context.file)
    ? `If a document says it, add that to "sources", and "${quantity.text}" to its "figures": [ … ]. `
    : "";
  const question = cited + declaration.words;
  // An equal figure identifies a fact better than a word that the sentence and the constant share by chance.
  const named = about.filter(
    (constant) => isNamed(words, constant) && (constant.subject?.names || same.length === 0),
  );
  const near = second ? undefined : nearestOf(named, quantity, words);
  if (near) {
    const token = tokenFor(near, quantity);
    const message = `${typed}; ${near.key} is ${formatConstant(near)}.`;
    // In a story, a figure that equals no constant is usually made up.
    if (isExample)
      return { message, fix: `${question} If ${near.key} is meant, write ${token}.`, declaration };
    const fix = `Write ${token}, if that is meant. ${question}`;
    return { message, fix, declaration: { ...declaration, isUnlikely: true } };
  }
  const [first, other] = same;
  if (first) {
    const keys = other ? `${first.key} and ${other.key} say` : `${first.key} says`;
    const tokens = [first, ...(other ? [other] : [])].map((constant) => tokenFor(constant, quantity));
    const message = `${typed}; ${keys} it in ${CONSTANTS_FILE}.`;
    return { message, fix: `If that is meant, write ${tokens.join(" or ")}. ${question}`, declaration };
  }
  const isStated = [...constants.values()].some((constant) => equals(constant, quantity));
  return {
    message: `${typed}${isStated ? "" : ", and no fact of ours says it"}.`,
    fix: question,
    declaration,
  };
}
