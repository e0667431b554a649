import { BARE_FORMS, formatConstant } from "../../data/format";
import type { Qualifier } from "../../data/reading";
import { perAfter } from "../quantities/per";
import { quantitiesIn } from "../quantities/quantities";
import type { PlacedToken } from "../reasoning/resolved-text";
import { type Objection, type ReasonedText, textRule } from "../reasoning/texts";

/** How far on either side of a token its own words can stand. */
const REACH = 48;
const NO_NUMBER = ["text", "plan-tag", "date"];

/** A token as a visitor reads it, with what is typed on either side. */
interface Beside {
  token: PlacedToken;
  value: string;
  form: string | undefined;
  before: string;
  after: string;
}

/** What is wrong with the words beside a token, as the end of a sentence that begins with the token. */
interface Wrong {
  wrong: string;
  /** The words that are too many. */
  words?: string;
}

type Test = (beside: Beside) => Wrong | undefined;

const PERIOD = /^[\s,(]*(?:per|an?|each|every|\/)\s*\w+/i;

const SIGN_AGAIN = /^\s?(?:%|percent\b|per cent\b|dollars?\b|bucks\b|USD\b|\$|cents?\b)/i;
const GLUED = /^(?:[\p{L}\p{N}%$+]|-[\p{L}\p{N}])/u;
const GLUED_BEFORE = /[\p{L}\p{N}$€£%]$/u;
/** "billed annually", "if you pay by the year": a monthly price is not one of them. */
const OTHER_BILLING =
  /^[\s,(–—-]*(?:(?:when|if|and|you|it is|you are|is) )*(?:(?:billed|paid|pay|charged|invoiced) )?(?:annually|yearly|quarterly|weekly|daily|up front|(?:by|for|once|every|per|each|a|the) (?:the )?(?:year|quarter|week))\b/i;
const SUFFIX =
  /^\s?(?:\+|or (?:more|less|fewer|over|under|above|below|so)\b|and (?:up|above|over|under|counting)\b|at (?:the )?(?:very )?(?:least|most|longest|latest|earliest)\b|max(?:imum)?\b|minimum\b|tops\b|(?:million|thousand|hundred|dozen|times|k|x)\b)/i;
const REDUCTION = /^\s?(?:off|discount|discounted|reduction|cheaper|less|below|saved?|savings?)\b/i;
const MULTIPLE = /\b(?:twice|double|triple|quadruple|half|a third of|\w+ times) (?:the |of )?$/i;

/** Words that bound a figure from one side, by the qualifier of a constant that they would say. */
const BOUNDS: readonly (readonly [Qualifier, RegExp])[] = [
  // "Both add up to" bounds nothing.
  [
    "up-to",
    /\b(?:(?<!\badd(?:s|ed|ing)? )up to|at most|no more than|as many as|a maximum of|max(?:imum)?\.?) $/i,
  ],
  ["under", /(?:\b(?:under|less than|fewer than|below)|<) ?$/i],
  ["about", /(?:\b(?:about|around|roughly|approximately|nearly|almost|circa|or so)|~) ?$/i],
  ["plus", /(?:\b(?:over|more than|at least|upwards of|no less than|no fewer than|a minimum of)|>) ?$/i],
];

const bareForm: Test = ({ token: { constant }, form, value }) => {
  const isBare = form !== undefined && BARE_FORMS.includes(form) && formatConstant(constant) !== value;
  const wrong = `leaves out what it stands for; only a place that shows the amount alone takes "${form}"`;
  return isBare ? { wrong } : undefined;
};

const glued: Test = ({ before, after, value }) => {
  const [behind] = GLUED.exec(after) ?? SIGN_AGAIN.exec(after) ?? [];
  if (behind !== undefined)
    return { wrong: `brings its unit with it, so a visitor reads "${value}${behind}"`, words: behind };
  const [ahead] = GLUED_BEFORE.exec(before) ?? [];
  if (ahead === undefined) return undefined;
  return { wrong: `has something typed against it: "${ahead}${value}"`, words: ahead };
};

/** "14 days weeks": the token has said what it counts. */
const otherUnit: Test = ({ token: { constant }, after, value }) => {
  const [counted] = /^[ \u00a0]\p{Ll}/u.test(after) ? quantitiesIn(`7${after}`) : [];
  // Not the noun of the next figure: "200 minutes and 200 texts".
  const isOwn = counted?.offset === 0 && counted.text.length > 1;
  const isNoun = isOwn && counted.kind === "count" && counted.units.length > 0;
  const mayCount =
    constant.unit === "ordinal" || (constant.unit === "rating" && counted?.units.includes("rating"));
  if (!isNoun || mayCount) return undefined;
  const words = counted.text.slice(1);
  return { wrong: `has said what it counts, so a visitor reads "${value}${words}"`, words };
};

/** A period that the fact does not have, or that the token has said already. */
const otherPeriod: Test = ({ token: { constant }, form, value, after }) => {
  const typed = perAfter(after, 0);
  const [billing] = OTHER_BILLING.exec(after) ?? [];
  if (billing !== undefined) return { wrong: `does not go with "${billing.trim()}"`, words: billing };
  if (typed.length === 0 || constant.unit === "ordinal") return undefined;
  const own = constant.per === undefined ? [] : perAfter(` per ${constant.per}`, 0);
  const said = form === undefined ? perAfter(value, value.search(/ (?:an?|per) /)) : [];
  const wrong = typed.find((per) => !own.includes(per) || said.includes(per));
  if (!wrong) return undefined;
  const [words = ""] = PERIOD.exec(after) ?? [];
  return { wrong: own.includes(wrong) ? `says "per ${wrong}" already` : `is not per ${wrong}`, words };
};

const suffix: Test = ({ token: { constant }, after }) => {
  const [words] = SUFFIX.exec(after) ?? [];
  if (words !== undefined)
    return { wrong: `is exact, or says its own bound: "${words.trim()}" changes it`, words };
  const [reduction] = /\.(?:discount|annualSaving)$/.test(constant.key) ? [] : (REDUCTION.exec(after) ?? []);
  if (reduction === undefined) return undefined;
  return { wrong: `is no reduction, so nothing is "${reduction.trim()}"`, words: reduction };
};

const otherBound: Test = ({ token: { constant }, form, before }) => {
  const [multiple] = MULTIPLE.exec(before) ?? [];
  if (multiple !== undefined)
    return {
      wrong: `is the fact itself, not a part or multiple of it: "${multiple.trim()}"`,
      words: multiple,
    };
  const [typed, pattern] = BOUNDS.find(([, words]) => words.test(before)) ?? [];
  if (!typed) return undefined;
  const [words = ""] = pattern?.exec(before) ?? [];
  // Whoever needs more than a limit pays for it, and a minimum is reached by what is more.
  const mayBeMore = /minimum/i.test(constant.key) || (constant.per !== undefined && constant.unit !== "usd");
  if (typed === "plus" && mayBeMore) return undefined;
  if (typed !== constant.qualifier) return { wrong: `does not go with "${words.trim()}"`, words };
  return form === "count" ? undefined : { wrong: `says "${words.trim()}" itself`, words };
};

const TESTS: readonly Test[] = [bareForm, glued, otherUnit, otherPeriod, suffix, otherBound];

function objectionTo(text: ReasonedText, token: PlacedToken): Objection | undefined {
  const { start, end, constant, written } = token;
  const value = text.text.slice(start, end);
  const isAlone = text.text.trim() === value;
  if (NO_NUMBER.includes(constant.unit) || isAlone) return undefined;
  const beside: Beside = {
    token,
    value,
    form: /\|\s*(?!here\b)([\w-]+)\s*\}\}$/.exec(written)?.[1],
    before: text.text.slice(Math.max(0, start - REACH), start),
    after: text.text.slice(end, end + REACH),
  };
  for (const test of TESTS) {
    const found = test(beside);
    if (found === undefined) continue;
    const { wrong, words = "" } = found;
    const mend = words.trim() === "" ? "Correct the words beside it" : `Remove "${words.trim()}"`;
    const fix = `${mend}, or choose another token: {{${constant.key}}} reads "${formatConstant(constant)}".`;
    return { span: { start, end }, message: `${written} ${wrong}.`, fix };
  }
  return undefined;
}

/** A token says the whole fact: what is typed right beside it can only repeat or contradict its unit, period and bound. */
export const tokenUnit = textRule({
  name: "token-unit",
  severity: "error",
  summary: "What is typed beside a token goes with its unit, its period and its bound.",
  docs: {
    why: "A token brings the whole fact: the amount, what it counts, its period and its bound. A unit, a period, a plus or a bound typed beside it says it twice, or says something else: 14 days weeks, $12 a month a year.",
    wrong: `{ "type": "rich-text", "props": { "body": "Try it for {{claims.trial}} weeks." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Try it for {{claims.trial}}." } }`,
  },
  objectionsTo: (text) => text.tokens.flatMap((token) => objectionTo(text, token) ?? []),
});
