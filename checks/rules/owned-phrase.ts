import type { Constant, Constants } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { matchesIn } from "../matches";
import { once } from "../once";
import type { Objection, ReasonedText, Reasoning } from "../reasoning/texts";
import { textRule } from "../text-rule";

/** A constant with the phrases that only it may say. */
interface Owned {
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
const ownedBy = once((constants: Constants): readonly Owned[] =>
  [...constants.values()].flatMap((constant) =>
    constant.owns && !constant.sameAs ? [{ constant, pattern: patternOf(constant.owns) }] : [],
  ),
);

function objectionsTo({ text, tokens }: ReasonedText, { constants }: Reasoning): Objection[] {
  return ownedBy(constants).flatMap(({ constant, pattern }) =>
    matchesIn(text, pattern).flatMap(({ 0: phrase, index }): Objection[] => {
      const span = { start: index, end: index + phrase.length };
      if (tokens.some(({ start, end }) => start < span.end && end > span.start)) return [];
      const message = `"${phrase}" is typed by hand, but ${constant.key} says it and may change.`;
      return [
        { span, message, fix: `Write {{${constant.key}}} (${formatConstant(constant)})${forms(constant)}.` },
      ];
    }),
  );
}

/** The other ways in which a constant says its fact. */
function forms({ key, phrases = {}, ...constant }: Constant): string {
  const others = Object.keys(phrases).filter((name) => !["none", "whole"].includes(name));
  const said = others.map((name) => `{{${key}|${name}}} (${formatConstant({ ...constant, phrases }, name)})`);
  return said.map((one) => `, or ${one}`).join("");
}

/** What is free, not asked for or not there is a fact too: where it changes, every sentence that says it has to. */
export const ownedPhrase = textRule({
  name: "owned-phrase",
  severity: "error",
  summary: "A phrase that states a constant without a figure is its token, not typed by hand.",
  docs: {
    why: 'A constant of zero or a yes is said in words: "no setup fee", "no credit card". Typed by hand they stay when the owner introduces a fee. The constant lists the phrases that only it may say in `owns`; its token writes them.',
    wrong: `{ "type": "rich-text", "props": { "body": "Nothing to install and no setup fee." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Nothing to install and {{addOns.setupFee}}." } }`,
  },
  objectionsTo,
});
