import { once } from "../data/once";
import { type CheckedPage, type Spot, spotOf } from "./checked-page";
import { markdownIn } from "./markdown";

/** A name on a page that a link may follow after `#`, and where the page gives it. */
export interface Anchor extends Spot {
  name: string;
  /** True where the name is made from the words of a heading. */
  isHeading: boolean;
}

/**
 * Every name on a page that a link may lead to, in the order of the page: the anchors of the blocks, those that their
 * content gives to its parts, and the headings of a listed text.
 */
export const anchorsOf = once(({ page, fields }: CheckedPage): Anchor[] =>
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
