import { locate } from "../../schema/json-document";
import { pageClaims } from "../claims/page-claims";
import type { Finding, PageRule } from "../rule";

/** A figure is declared for the words that have it; when they are gone, it would only wait to excuse others. */
export const unusedMadeUp: PageRule = {
  name: "unused-made-up",
  severity: "error",
  summary: "Every figure that a block declares as made up stands in its story or its picture.",
  docs: {
    why: "A declared figure is excused wherever its block tells a story. Once the words are gone, it would excuse whatever comes next. Figures in a block that is not illustrative, and in no picture, cannot be made up.",
    wrong: `{ "type": "rich-text", "illustrative": true, "madeUp": ["17 of 26 calls"], "props": { "body": "Most calls came at noon." } }`,
    right: `{ "type": "rich-text", "illustrative": true, "madeUp": ["17 of 26 calls"], "props": { "body": "At noon, 17 of 26 calls were missed." } }`,
  },
  check(checked, site) {
    const { madeUp: found } = pageClaims(checked, site);
    return checked.page.blocks.flatMap(({ document, path, where, madeUp }) =>
      madeUp.flatMap((words, index): Finding[] => {
        if (found.some(({ field, words: used }) => field.where === where && used === words)) return [];
        const place = locate(document, [...path, "madeUp", index]);
        const message = `"${words}" is declared as made up, but no story or picture of this block has it as a figure.`;
        return [
          {
            file: document.file,
            ...place,
            where,
            message,
            fix: "Remove it, or write it as it stands there.",
          },
        ];
      }),
    );
  },
};
