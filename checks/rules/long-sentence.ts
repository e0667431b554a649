import { type Field, spotOf } from "../checked-page";
import { PROSE_ROLES } from "../field-roles";
import { type Finding, findingIn, type TextRule } from "../rule";
import { proseOf, sentencesOf, withoutTokens } from "../text";

/** Maximum number of words. GOV.UK's style recommends 25 and calls 29 very difficult; a law or a source may need more. */
const MAX_WORDS = 35;

/** A word, a number or a token, but not a dash. */
const WORD = /[^\s\u2013\u2014-]\S*/g;

function checkField(field: Field & { source: string }): Finding[] {
  const prose = proseOf(withoutTokens(field.source));
  return sentencesOf(prose).flatMap(({ start, end }): Finding[] => {
    const sentence = prose.slice(start, end);
    const words = sentence.match(WORD)?.length ?? 0;
    if (words <= MAX_WORDS) return [];
    const offset = start + sentence.search(/\S/);
    const message = `This sentence has ${words} words; at most ${MAX_WORDS} are read in one go.`;
    const rest = { message, fix: "Split it into two sentences." };
    const isWhole = end - offset === field.source.length;
    return [
      isWhole ? { ...spotOf(field), ...rest } : findingIn(field, { offset, length: end - offset }, rest),
    ];
  });
}

/** Whether an author wrote the text to be read from start to end. */
const isRead = (field: Field): field is Field & { source: string } =>
  field.source !== undefined && PROSE_ROLES.includes(field.role) && !field.isExample;

/** A sentence is short enough to be read in one go. */
export const longSentence: TextRule = {
  name: "long-sentence",
  severity: "warning",
  check: ({ fields }) => fields.filter(isRead).flatMap(checkField),
};
