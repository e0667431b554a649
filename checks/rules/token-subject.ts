import { isJsonObject } from "../../schema/json-document";
import { waysTo } from "../json-path";
import type { PlacedToken } from "../reasoning/resolved-text";
import { speaksOf } from "../reasoning/subject";
import type { Objection, ReasonedText } from "../reasoning/texts";
import { wordsOf } from "../reasoning/words";
import { sentencesOf } from "../sentence";
import { textRule } from "../text-rule";

/** A sentence of so many letters may leave to its title what it is about. */
const SHORT = 80;
const TITLES = ["heading", "title", "question", "label", "name", "feature", "eyebrow", "caption"];

/** What stands around a short text: the titles above it, the words beside it, the names of the properties it is in. */
function around({ field: { document, path } }: ReasonedText): string {
  const ways = waysTo(document.value, path).slice(1).filter(isJsonObject);
  const titles = ways.flatMap((way) => TITLES.map((key) => way[key]));
  const neighbors = Object.entries(ways.at(-1) ?? {}).flatMap(([key, value]) =>
    key === path.at(-1) ? [] : [value],
  );
  const texts = [...titles, ...neighbors].filter((value) => typeof value === "string");
  const names = path.filter((step) => typeof step === "string").map((step) => step.replaceAll("_", " "));
  return wordsOf([...texts, ...names].join(" ").replaceAll(/\{\{[^{}]*\}\}/g, " "));
}

function objectionTo(reasoned: ReasonedText, token: PlacedToken): Objection | undefined {
  const { constant, written, start, end } = token;
  const sentences = sentencesOf(reasoned.text);
  const at = sentences.findIndex((sentence) => sentence.start <= start && sentence.end >= end);
  const { start: from, end: to } = sentences[at] ?? token;
  const near = reasoned.text.slice(sentences[at - 1]?.start ?? from, to);
  const isSpokenOf = speaksOf(near, constant) || (to - from < SHORT && speaksOf(around(reasoned), constant));
  if (!constant.subject || isSpokenOf) return undefined;
  const message = `${written} is for ${constant.subject.name}, but nothing here speaks of it.`;
  const fix = `Say what it is for, or choose another token. Words that speak of it are in "subject" of ${constant.key}.`;
  return { span: { start, end }, message, fix };
}

/** A constant says by which words a text speaks of it (`subject`); one of them stands near its token. */
export const tokenSubject = textRule({
  name: "token-subject",
  severity: "error",
  formerly: ["thing-price"],
  summary: "A token stands in words about what its constant is about.",
  docs: {
    why: "The right figure in the wrong sentence is wrong: the minutes of a setup say nothing about parcels. The sentence of a token, the one before it, or the title of a short text has one of the words that its constant lists.",
    wrong: `{ "type": "rich-text", "props": { "body": "Your parcel arrives in {{claims.setup}}." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Your number is set up in {{claims.setup}}." } }`,
  },
  // A drawing shows what it is about.
  objectionsTo: (text) =>
    text.field.path.includes("visual") ? [] : text.tokens.flatMap((token) => objectionTo(text, token) ?? []),
});
