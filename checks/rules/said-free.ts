import type { Constant } from "../../data/constants";
import { formatConstant } from "../../data/format";
import { isOpenQuestion } from "../reasoning/question";
import type { Objection, ReasonedText, Reasoning } from "../reasoning/texts";
import { type Thing, thingsNamedIn } from "../reasoning/things";
import { sentencesOf } from "../sentence";
import type { Span } from "../span";
import { textRule } from "../text-rule";

/** What may stand between a name and what is said of it: "Lite’s plan", "toll-free numbers also". */
const NOUN =
  "(?:[’']s)?(?: (?:phone |call )?(?:plan|tier|numbers?|lines?|answering|add-on|users?|itself|also))?";
const END = String.raw`(?=\W*$|[.,;:!?)–—]| (?:forever|for ever|for good|for (?:everyone|everybody|all)|with us|on|with|in|and|at all)\b)`;
const HOW = "(?: (?:always|forever|completely|totally|entirely|absolutely|now|also|still))?";
/** Behind a name: it is said to cost nothing. A trial or a first month is free in other words: "free for", "free to try". */
const FREE = new RegExp(
  `^${NOUN}(?: (?:is|are|stays?|remains?|comes?)${HOW} (?:free(?: of charge)?|for free|at no (?:cost|charge))|` +
    ` costs?(?: you)?${HOW} nothing|(?::|,| [–—-]) free)${END}`,
  "i",
);

const costs = (constant: Constant | undefined): constant is Constant =>
  constant !== undefined && !(constant.unit === "usd" && constant.value === 0);

function objection(name: Span, length: number, about: Thing, constant: Constant): Objection {
  return {
    span: { start: name.start, end: name.end + length },
    message: `This says that ${about.name} costs nothing, but ${constant.key} is ${formatConstant(constant)}.`,
    fix: `Write {{${constant.key}}}, or say what is free and for how long.`,
  };
}

/** "For the first 30 days, Dlores is free": what is free for a time, as a constant says it. */
const isForATime = ({ text, tokens }: ReasonedText, { start, end }: Span): boolean =>
  tokens.some(
    (token) => token.start >= start && token.end <= end && /\bfirst $/i.test(text.slice(start, token.start)),
  );

/** Something with a price that a text says to be free. */
function saidFreeObjections(reasoned: ReasonedText, { constants }: Reasoning): Objection[] {
  const { text } = reasoned;
  if (!/\bfree\b|\bnothing\b|\bno (?:cost|charge)\b/i.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) => {
    if (isOpenQuestion(reasoned, sentence) || isForATime(reasoned, sentence)) return [];
    return thingsNamedIn(text, sentence, constants).flatMap((name) => {
      const said = FREE.exec(text.slice(name.end, sentence.end));
      const [about] = name.about;
      const constant = about && constants.get(about.key);
      return said && about && costs(constant) ? [objection(name, said[0].length, about, constant)] : [];
    });
  });
}

/** What has a price is not called free (spec 9 Plans, Add-ons and numbers). */
export const saidFree = textRule({
  name: "said-free",
  severity: "error",
  summary: "Nothing that has a price is said to be free.",
  docs: {
    why: "“Free” is a price too, and the one that visitors remember. It holds no figure, so only the name beside it tells that it is wrong.",
    wrong: `{ "type": "rich-text", "props": { "body": "Local numbers are free." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Porting is free. Standard is free for {{claims.trial}} days." } }`,
  },
  objectionsTo: saidFreeObjections,
});
