import type { Constant } from "../../data/constants";
import { formatConstant } from "../../data/format";
import type { Site } from "../../data/site";
import { mentions, namesSubject } from "../reasoning/phrases";
import { type Objection, type Sentence, textRule } from "../reasoning/texts";
import { namedIn, pricedThings } from "../reasoning/things";
import { matchesIn, spanOf } from "../text";

/** Words between a name and what is stated about it: "Lite’s plan", "toll-free numbers also". */
const NOUN = "(?:[’']s)?(?: (?:plan|numbers?|lines?|answering|add-on|users?|also))*";
const HOW = String.raw`(?: (?!not\b|never\b)\w+)?`;
const END = String.raw`(?=\W*$|[.,;:!?)–—]| (?:forever|for (?:ever|good|everyone|all)|with|on|in|and|at all)\b)`;
/** After a name: it costs nothing. A trial is free in other words: "free for", "free to try". */
const FREE = new RegExp(
  `^${NOUN}(?: (?:is|are|stays?|remains?|comes?)${HOW} (?:free(?: of charge)?|at no (?:cost|charge))|` +
    ` costs?(?: you)?${HOW} nothing|(?::|,| [–—-]) free)${END}`,
  "i",
);

/** Rules out sentences that call nothing free. */
const MAY_BE_FREE =
  /\b(?:free|nothing|no (?:cost|charge)|complimentary|on the house|(?:at no|without) \w+|never pay)\b/i;

/** Whether a fact makes something free: for some days, for a number of people, or permanently. */
const isFree = (constant: Constant): boolean =>
  constant.unit === "days" || constant.value === 0 || mentions("free", constant);

function objectionsTo({ words, tokens, start, isQuestion }: Sentence, { constants }: Site): Objection[] {
  // "For the first 30 days, Dlores is free" states a period.
  const isForATime = tokens.some(({ constant }) => constant.unit === "days");
  if (isQuestion || isForATime) return [];
  return namedIn(words, pricedThings(constants)).flatMap(({ thing: { name, key }, ...found }) => {
    // "The first five people on Lite are free": the people are free, not the plan.
    if (tokens.some(({ constant, end }) => isFree(constant) && end <= start + found.start)) return [];
    const [matched] = FREE.exec(words.slice(found.end)) ?? [];
    const constant = constants.get(key);
    if (matched === undefined || !constant || constant.value === 0) return [];
    const span = { start: start + found.start, end: start + found.end + matched.length };
    const message = `This says that ${name} costs nothing, but ${key} is ${formatConstant(constant)}.`;
    return [{ span, message, fix: `Write {{${key}}}, or say what is free and for how long.` }];
  });
}

/** Nouns for what we sell or give. "No one is free" and "guesses are free" are about something else. */
const OURS =
  "numbers?|lines?|calls?|calling|texts?|texting|minutes?|messages?|plans?|users?|people|members?|seats?|teammates?|features?|" +
  "transcripts?|transcription|recordings?|voicemails?|forwarding|pingo|dlores|apps?|service|integrations?|setup|support|" +
  "months?|weeks?|rest";
/** Something costs nothing, whatever it is. */
const COSTS_NOTHING = new RegExp(
  String.raw`(?<=\b(?:(?:${OURS})(?: [^\s.,;:]+){0,4}|everything|it|this) )(?:is|are|stays?|remains?|comes?|be)(?: all| always| also)? free(?: for\b|${END})|` +
    String.raw`\b(?:free of charge|for free|complimentary|on the house|pay nothing|never pay (?:extra|more|for))\b|` +
    String.raw`\b(?:at no|without) (?:(?:extra|additional|further) )?(?:cost|charge|fee)s?\b`,
  "gi",
);

/** A name of two words is not ours: "Google Voice is free". */
const OTHER_NAME = /\p{Lu}\p{L}+ \p{Lu}\p{L}+ $/u;

/** Reports what a sentence calls free without a fact that makes it free. */
function unbackedFree({ words, tokens, start, isQuestion }: Sentence, { constants }: Site): Objection[] {
  if (isQuestion || /\b(?:trial|try)\b/i.test(words) || tokens.some(({ constant }) => isFree(constant)))
    return [];
  const isNamed = [...constants.values()].some(
    (constant) => constant.value === 0 && namesSubject(words, constant),
  );
  return matchesIn(isNamed ? "" : words, COSTS_NOTHING)
    .filter(({ index }) => !OTHER_NAME.test(words.slice(0, index)))
    .map((found) => ({
      span: spanOf(found, start),
      message: "This says that something costs nothing, and no fact in this sentence says so.",
      fix: "Use a token to name what is free, or for how long, or say what it costs.",
    }));
}

/** Nothing with a price is called free (spec 9 Plans, Add-ons and numbers). */
export const saidFree = textRule({
  name: "said-free",
  objectionsTo: ({ field, sentences }, site) =>
    sentences.flatMap((sentence) => {
      if (!MAY_BE_FREE.test(sentence.words)) return [];
      const found = objectionsTo(sentence, site);
      return found.length > 0 || field.isExample ? found : unbackedFree(sentence, site);
    }),
});
