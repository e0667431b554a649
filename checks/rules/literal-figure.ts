import { CONSTANTS_FILE, type Constants } from "../../data/constants";
import { placeInString } from "../../schema/json-document";
import type { CheckedPage, Field } from "../checked-page";
import { type Figure, figuresIn, moneyIn } from "../figures";
import { inWords, isStatedOn, type Match, matchesOf, nearestAmount, tokenFor } from "../known-figures";
import type { Finding, PageRule } from "../rule";

/** What is not ours to write as a token: tokens, addresses of the web and of mail, and telephone numbers. */
const NOT_PROSE = /\{\{[^}]*\}\}|https?:\/\/\S+|\]\([^)\s]*\)|\S+@\S+|\+\d[\d ().-]{6,}\d/g;
const FILLER = "\ufffc";

/** Where a sentence about one of our plans states a price: "Standard costs $12", even in a made-up story. */
function planPricesIn(text: string, constants: Constants): Figure[] {
  const amounts = moneyIn(text);
  if (amounts.length === 0) return [];
  const plans = [...constants.keys()].flatMap((key) => /^plans\.(\w+)\.price$/.exec(key)?.[1] ?? []);
  const names = plans.map((plan) => plan.charAt(0).toUpperCase() + plan.slice(1)).join("|");
  const before = new RegExp(`\\b(?:${names})\\b[^.!?$]{0,40}$`);
  return amounts.filter(({ offset }) => names !== "" && before.test(text.slice(0, offset)));
}

/** "{{a}}", or "{{a}}, or {{b}} if that is meant". */
function choiceOf(figure: Figure, matches: readonly Match[]): string {
  const [first = "", second] = matches.map(({ constant }) => {
    const token = tokenFor(constant, figure);
    return figure.kind === "count" ? figure.text.replace(figure.number, token) : token;
  });
  return second ? `${first}, or ${second} if that is meant` : first;
}

/** Message and fix for a figure that equals a constant, or only another reading of one. */
function known(figure: Figure, matches: readonly Match[], route: string): Pick<Finding, "message" | "fix"> {
  const quoted = `"${figure.text}" is typed by hand`;
  const [best] = matches;
  if (best?.alternate) {
    const { constant, alternate } = best;
    if (isStatedOn(alternate, route)) {
      const message = `${quoted}; it is the reading of ${constant.key} that this page may state.`;
      return { message, fix: `Write {{${constant.key}|here}}.` };
    }
    const message = `${quoted}; ${constant.key} says ${inWords(constant)}, and only ${alternate.routes.join(", ")} may say ${inWords(alternate)}.`;
    return { message, fix: `Write ${choiceOf(figure, [best])}.` };
  }
  const primary = matches.filter(({ alternate }) => !alternate);
  const keys = primary.slice(0, 2).map(({ constant }) => constant.key);
  const message = `${quoted}; ${keys.join(" and ")} ${keys.length > 1 ? "say" : "says"} it in ${CONSTANTS_FILE}.`;
  const otherwise = figure.kind === "count" ? " If it counts something else, write the number in words." : "";
  return { message, fix: `Write ${choiceOf(figure, primary)}.${otherwise}` };
}

/** Message and fix for a figure that no constant says; counts of other things are not ours to judge. */
function unknown(
  figure: Figure,
  constants: Constants,
  text: string,
): Omit<Finding, "file" | "line" | "column" | "length" | "where"> | undefined {
  const source = `add it to ${CONSTANTS_FILE} with its source, or mark the block "illustrative": true if it is an example`;
  if (figure.kind === "money") {
    const nearest = figure.units.length > 0 ? nearestAmount(figure, constants, text) : undefined;
    const near = nearest ? `; the nearest is ${nearest.key}, ${inWords(nearest)}` : "";
    const fix = nearest
      ? `Write {{${nearest.key}}}, or ${source}.`
      : `${source.charAt(0).toUpperCase()}${source.slice(1)}.`;
    return { message: `"${figure.text}" is typed by hand and agrees with no constant${near}.`, fix };
  }
  const isFigureOfSpeech = figure.value === 0 || figure.value === 100;
  if (figure.kind !== "percent" || isFigureOfSpeech) return undefined;
  const fix = `If it is a claim, ${source}.`;
  return { severity: "warning", message: `"${figure.text}" agrees with no constant.`, fix };
}

function checkField(
  field: Field,
  source: string,
  { ref: { route }, citedFigures }: CheckedPage,
  constants: Constants,
): Finding[] {
  if (!/\d/.test(source)) return [];
  const text = source.replace(NOT_PROSE, (part) => FILLER.repeat(part.length));
  const figures = field.isExample ? planPricesIn(text, constants) : figuresIn(text);
  const ours = figures.filter((figure) => !citedFigures.includes(figure.text));
  return ours.flatMap((figure): Finding[] => {
    const matches = matchesOf(figure, constants, text);
    const fault = matches.length > 0 ? known(figure, matches, route) : unknown(figure, constants, text);
    if (!fault) return [];
    const { document, path, where } = field;
    const place = placeInString(document, path, figure.offset, figure.text.length);
    return [{ file: document.file, ...place, where, ...fault }];
  });
}

/** Prices, limits and claims are tokens, so that each stands in one place (architecture: a page's text holds no numbers of ours). */
export const literalFigure: PageRule = {
  name: "literal-figure",
  severity: "error",
  summary: "Prices, limits and claims are tokens for constants, not typed by hand.",
  check: (page, { constants }) =>
    page.fields.flatMap((field) => {
      const { role, source } = field;
      if (source === undefined || role === "address" || role === "code") return [];
      return checkField(field, source, page, constants);
    }),
};
