import { locate } from "../../schema/json-document";
import type { PageRule } from "../rule";

/** An anchor becomes an id, and an id stands once in a document (HTML, section 3.2.6). */
export const duplicateAnchor: PageRule = {
  name: "duplicate-anchor",
  severity: "error",
  summary: "No two blocks of a page have the same anchor.",
  check({ page }) {
    const owners = new Map<string, string>();
    return page.blocks.flatMap(({ anchor, document, path, where }) => {
      if (anchor === undefined) return [];
      const earlier = owners.get(anchor);
      if (earlier === undefined) {
        owners.set(anchor, where);
        return [];
      }
      const place = { file: document.file, ...locate(document, [...path, "anchor"]), where };
      return [
        {
          ...place,
          message: `The anchor "${anchor}" already belongs to ${earlier}.`,
          fix: "Give this block another one.",
        },
      ];
    });
  },
};
