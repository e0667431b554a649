import type { Site } from "../../data/site";
import { rangeInString } from "../../schema/json-document";
import type { Field } from "../checked-page";
import { type Finding, findingIn, type TextRule } from "../rule";
import { slipsIn } from "../text-slips";

/** What in a text a visitor would see and nobody meant. */
function findingsIn(field: Field, { constants }: Site): Finding[] {
  const { document, path, source = "" } = field;
  return slipsIn(field, constants).map(({ start, end, mend, ...said }) => {
    const range = mend && rangeInString(document, path, 0, source.length);
    const written = range && document.text.slice(range.offset, range.offset + range.length);
    const edit = range && written ? { edit: { ...range, text: mend(written) } } : {};
    return findingIn(field, { offset: start, length: end - start }, { ...said, ...edit });
  });
}

/** Nothing is printed that an author wrote for the machine, or for himself. */
export const textSlip: TextRule = {
  name: "text-slip",
  severity: "error",
  summary: "Texts have no markup that is not read there, no leftovers of writing, and at least one word.",
  docs: {
    why: "A token with one brace, HTML, and Markdown in a plain field are printed as they stand, and a heading of spaces leaves a gap.",
    wrong: `{ "type": "rich-text", "props": { "heading": "**Our prices**", "body": "Standard costs {plans.standard.price}." } }`,
    right: `{ "type": "rich-text", "props": { "heading": "Our prices", "body": "Standard costs {{plans.standard.price}}." } }`,
  },
  check: ({ fields }, site) => fields.flatMap((field) => findingsIn(field, site)),
};
