import { formatConstant } from "../../data/format";
import { type Objection, type Reasoning, type Sentence, textRule } from "../reasoning/texts";
import { namedIn, thingsOf } from "../reasoning/things";

/** What may stand between a name and what is said of it: "Lite’s plan", "toll-free numbers also". */
const NOUN = "(?:[’']s)?(?: (?:plan|numbers?|lines?|answering|add-on|users?|also))*";
const HOW = String.raw`(?: (?!not\b|never\b)\w+)?`;
const END = String.raw`(?=\W*$|[.,;:!?)–—]| (?:forever|for (?:good|everyone|all)|with|on|in|and|at all)\b)`;
/** Behind a name: it is said to cost nothing. A trial is free in other words: "free for", "free to try". */
const FREE = new RegExp(
  `^${NOUN}(?: (?:is|are|stays?|remains?|comes?)${HOW} (?:free(?: of charge)?|at no (?:cost|charge))|` +
    ` costs?(?: you)?${HOW} nothing|(?::|,| [–—-]) free)${END}`,
  "i",
);

function objectionsTo({ words, tokens, start, isQuestion }: Sentence, { constants }: Reasoning): Objection[] {
  // "For the first 30 days, Dlores is free" says for how long.
  const isForATime = tokens.some(({ constant }) => constant.unit === "days");
  if (isQuestion || isForATime || !/\bfree\b|\bnothing\b|\bno (?:cost|charge)\b/i.test(words)) return [];
  return namedIn(words, thingsOf(constants)).flatMap(({ of: { name, key }, ...found }) => {
    const [said] = FREE.exec(words.slice(found.end)) ?? [];
    const constant = constants.get(key);
    if (said === undefined || !constant || constant.value === 0) return [];
    const span = { start: start + found.start, end: start + found.end + said.length };
    const message = `This says that ${name} costs nothing, but ${key} is ${formatConstant(constant)}.`;
    return [{ span, message, fix: `Write {{${key}}}, or say what is free and for how long.` }];
  });
}

/** What has a price is not called free (spec 9 Plans, Add-ons and numbers). */
export const saidFree = textRule({
  name: "said-free",
  summary: "Nothing that has a price is said to be free.",
  why: "“Free” is a price too, and the one that visitors remember. It holds no figure, so only the name beside it tells that it is wrong.",
  wrong: `{ "type": "rich-text", "props": { "body": "Local numbers are free." } }`,
  right: `{ "type": "rich-text", "props": { "body": "Porting is free. Standard is free for {{claims.trial}} days." } }`,
  objectionsTo: ({ sentences }, reasoning) =>
    sentences.flatMap((sentence) => objectionsTo(sentence, reasoning)),
});
