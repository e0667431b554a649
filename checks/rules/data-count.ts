import type { Site } from "../../data/site";
import { placeInString } from "../../schema/json-document";
import type { CheckedPage } from "../checked-page";
import { type CountStatement, countStatements } from "../reasoning/counted";
import type { Finding, PageRule } from "../rule";

/** A wrong count in words. */
export function countFault({ written, tally }: CountStatement): Pick<Finding, "message" | "fix"> {
  return {
    message: `"${written}" is not right: ${tally.source}.`,
    fix: `Write ${tally.count}, in digits or words, or change the list.`,
  };
}

function check(page: CheckedPage, site: Site): Finding[] {
  return page.fields.flatMap((field) => {
    const wrong = countStatements(page, field, site).filter(({ value, tally }) => value !== tally.count);
    return wrong.map((statement): Finding => {
      const { document, path, where } = field;
      const place = placeInString(document, path, statement.start, statement.end - statement.start);
      return { file: document.file, ...place, where, ...countFault(statement) };
    });
  });
}

/** A number of things that the site itself lists is the number of them. */
export const dataCount: PageRule = {
  name: "data-count",
  severity: "error",
  summary: "A number of plans, steps, countries or other listed things is the number that the list has.",
  docs: {
    why: "When a step, a guide or a country is added, the heading that counts them stays. The number is compared with the list each time.",
    wrong: `{ "type": "steps", "props": { "heading": "Four steps to a number", "items": [{ "title": "Choose", "text": "Take a number." }, { "title": "Ring", "text": "Try it." }] } }`,
    right: `{ "type": "steps", "props": { "heading": "Two steps to a number", "items": [{ "title": "Choose", "text": "Take a number." }, { "title": "Ring", "text": "Try it." }] } }`,
  },
  check,
};
