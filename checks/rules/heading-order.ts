import type { Field } from "../checked-page";
import { markdownIn } from "../markdown";
import type { Finding, TextRule } from "../rule";

/** Level of the page's main heading, which is above the headings of a text. */
const PAGE_LEVEL = 1;

/** Returns the list that contains the text as a line, as in an article; undefined for a single text. */
const listOf = ({ document, path }: Field): string | undefined =>
  typeof path.at(-1) === "number" ? `${document.file}:${path.slice(0, -1).join("/")}` : undefined;

function checkFields(fields: readonly Field[]): Finding[] {
  let level = PAGE_LEVEL;
  let list: string | undefined;
  return fields.flatMap((field) => {
    const isNextLine = list !== undefined && listOf(field) === list;
    list = listOf(field);
    if (!isNextLine) level = PAGE_LEVEL;
    return markdownIn(field).headings.flatMap(({ depth, spot, text }): Finding[] => {
      const expected = level + 1;
      level = depth;
      if (depth <= expected) return [];
      const message = `The heading "${text}" has level ${depth}, but level ${expected} comes next.`;
      const fix = `Begin it with ${"#".repeat(expected)}.`;
      return [{ ...spot, message, fix }];
    });
  });
}

/** Headings in running text do not skip a level. */
export const headingOrder: TextRule = {
  name: "heading-order",
  check: ({ fields }) => checkFields(fields.filter(({ role }) => role === "markdown")),
};
