import { memoize } from "../data/memoize";
import { type CheckedPage, type Spot, spotOf } from "./checked-page";
import { markdownIn } from "./markdown";

/** A name on a page that a link can have after `#`, and the location that defines it. */
export interface Anchor extends Spot {
  name: string;
  /** Whether the name is generated from the words of a heading. */
  isHeading: boolean;
}

/**
 * Returns every anchor of a page, in page order: the anchors of blocks, the anchors that their content gives to its
 * parts, and the headings of a text with a table of contents. Memoized by page.
 */
export const anchorsOf = memoize(({ page, fields }: CheckedPage): Anchor[] =>
  page.blocks.flatMap(({ anchor, document, path, where, props }) => {
    const own = { document, path: [...path, "anchor"], where };
    const inside = fields.flatMap((field): Anchor[] => {
      if (field.where !== where) return [];
      if (field.path.at(-1) === "anchor") return [{ ...spotOf(field), name: field.text, isHeading: false }];
      if (field.role !== "markdown" || props.contents !== true) return [];
      return markdownIn(field).headings.flatMap(({ id, spot }) =>
        id === undefined ? [] : { ...spot, name: id, isHeading: true },
      );
    });
    return anchor === undefined ? inside : [{ ...spotOf(own), name: anchor, isHeading: false }, ...inside];
  }),
);
