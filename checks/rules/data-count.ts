import { countStatements } from "../reasoning/counted";
import { findingIn, type TextRule } from "../rule";

/** A number of things that the site itself lists is the number of them. */
export const dataCount: TextRule = {
  name: "data-count",
  severity: "error",
  summary: "A number of plans, steps, countries or other listed things is the number that the list has.",
  docs: {
    why: "When a step, a guide or a country is added, the heading that counts them stays. The number is compared with the list each time.",
    wrong: `{ "type": "steps", "props": { "heading": "Four steps to a number", "items": [{ "title": "Choose", "text": "Take a number." }, { "title": "Ring", "text": "Try it." }] } }`,
    right: `{ "type": "steps", "props": { "heading": "Two steps to a number", "items": [{ "title": "Choose", "text": "Take a number." }, { "title": "Ring", "text": "Try it." }] } }`,
  },
  check: (texts, site) =>
    texts.fields.flatMap((field) =>
      countStatements(field, texts, site)
        .filter(({ value, tally }) => value !== tally.count)
        .map(({ start, end, written, tally }) => {
          const message = `"${written}" is not right: ${tally.source}.`;
          const fix = `Write ${tally.count}, in digits or words, or change the list.`;
          return findingIn(field, { offset: start, length: end - start }, { message, fix });
        }),
    ),
};
