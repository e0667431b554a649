import type { Constant, Constants } from "../../data/constants";
import type { Site } from "../../data/site";
import { isJsonObject } from "../../schema/json-document";
import { ancestorsOf } from "../../schema/json-path";
import { mentions, namesSubject } from "../reasoning/phrases";
import { type Objection, type ReasonedText, type Sentence, textRule } from "../reasoning/texts";

/** Length in characters. The subject of a shorter sentence may be in its title alone. */
const SHORT_SENTENCE = 80;
const TITLES = ["heading", "title", "question", "label", "name", "feature", "eyebrow", "caption"];

/** Returns the words around a short text: the titles above it, the texts next to it, the names of its properties. */
function wordsAround({ field: { document, path } }: ReasonedText): string {
  const ways = ancestorsOf(document.value, path).slice(1).filter(isJsonObject);
  const titles = ways.flatMap((way) => TITLES.map((key) => way[key]));
  const { [String(path.at(-1))]: _, ...neighbors } = ways.at(-1) ?? {};
  const texts = [...titles, ...Object.values(neighbors), ...path].filter(
    (value) => typeof value === "string",
  );
  // Names are in camelCase or contain underscores.
  return texts.join(" ").replaceAll(/\{\{[^{}]*\}\}|_|(?<=[a-z])(?=[A-Z])/g, " ");
}

/** Whether a sentence names the subject of another constant in the same unit without its token, such as a money-back period. */
const namesAnother = ({ words, tokens }: Sentence, { unit }: Constant, constants: Constants): boolean =>
  [...constants.values()].some(
    (other) =>
      other.unit === unit && namesSubject(words, other) && !tokens.some(({ constant }) => constant === other),
  );

/** Start of the next clause of a sentence. */
const CLAUSE_START = /[,;–]| (?:and|but|or) /;

/** Reports two facts in one unit that are swapped: each is in the clause about the other. */
function findSwapped({ words, tokens, start }: Sentence): Objection[] {
  const [first, second] = tokens;
  if (!first || !second || tokens.length > 2 || first.constant.unit !== second.constant.unit) return [];
  const between = words.slice(first.end - start, second.start - start);
  const turn = first.end - start + (CLAUSE_START.exec(between)?.index ?? Number.NaN);
  const clauses = [words.slice(0, turn), words.slice(turn)] as const;
  const isAbout = ([here, there]: readonly [string, string], own: Constant, other: Constant) =>
    mentions(here, other) && !mentions(here, own) && mentions(there, own) && !mentions(there, other);
  if (Number.isNaN(turn) || !isAbout(clauses, first.constant, second.constant)) return [];
  const message = `${first.written} and ${second.written} are swapped: each is where the sentence is about the other.`;
  return [
    { span: { start: first.start, end: first.end }, message, fix: `Write {{${second.constant.key}}} first.` },
  ];
}

function objectionsTo(reasoned: ReasonedText, { constants }: Site): Objection[] {
  const { sentences } = reasoned;
  return sentences.flatMap((sentence, index) => [
    ...findSwapped(sentence),
    ...sentence.tokens.flatMap(({ constant, written, start, end }): Objection[] => {
      const isClearFromContext = () =>
        !namesAnother(sentence, constant, constants) &&
        (mentions(sentences[index - 1]?.words ?? "", constant) ||
          (sentence.words.length < SHORT_SENTENCE && mentions(wordsAround(reasoned), constant)));
      if (!constant.subject || mentions(sentence.words, constant) || isClearFromContext()) return [];
      const message = `${written} is about ${constant.subject.name}, which nothing here mentions.`;
      const words = constant.subject.about.replaceAll("*", "…").split(" ").join(", ");
      const fix = `Mention it, or choose another token. Words that count: ${words}.`;
      return [{ span: { start, end }, message, fix }];
    }),
  ]);
}

/** A constant lists the words about its subject (`subject`); one of them must be near its token. */
export const tokenSubject = textRule({
  name: "token-subject",
  // A drawing shows what it is about.
  objectionsTo: (text, site) => (text.field.path.includes("visual") ? [] : objectionsTo(text, site)),
});
