import { memoize } from "../../data/memoize";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { formatCount } from "../../schema/words";
import { type Field, spotOf } from "../checked-page";
import { NON_PROSE_ROLES } from "../field-roles";
import type { Finding, PageRule } from "../rule";
import { dataTexts } from "../surfaces/data-texts";

/** Minimum number of words. Shorter texts can be equal by chance: "See pricing", "A plumber with two helpers". Headings are more distinctive. */
const MIN_WORDS = { heading: 4, other: 6 };

/** Returns the texts of the examples by block type. Memoized. */
const examplesOf = memoize(({ root, schemas }: Site) => {
  const textsOf = (type: string) => dataTexts(readDocument(root, `blocks/${type}/example.json`).text);
  return new Map(schemas.blockTypes.map((type) => [type, new Set(textsOf(type).map(({ text }) => text))]));
});

/** Whether the author must have written the text for the page. */
function isOwn({ source, role, path }: Field): boolean {
  if (source === undefined || NON_PROSE_ROLES.includes(role) || source.includes("{{")) return false;
  const minimum = path.at(-1) === "heading" ? MIN_WORDS.heading : MIN_WORDS.other;
  return source.trim().split(/\s+/).length >= minimum;
}

/** No page contains a heading or a sentence from a block's example. */
export const exampleText: PageRule = {
  name: "example-text",
  severity: "warning",
  check: ({ page, fields }, site) =>
    page.blocks.flatMap((block): Finding[] => {
      const examples = examplesOf(site).get(block.type);
      const [left, ...others] = fields.filter(
        (field) => field.where === block.where && examples?.has(String(field.source)) && isOwn(field),
      );
      if (!left) return [];
      const verb = others.length === 1 ? "does" : "do";
      const more =
        others.length > 0 ? ` So ${verb} ${formatCount(others.length, "other text")} of this block.` : "";
      const message = `This text comes from the example of the block, and says nothing about this page.${more}`;
      const fix = "Rewrite it for this page.";
      return [{ ...spotOf(left), message, fix }];
    }),
};
