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
 * parts, and the headings of an article or of a text with a table of contents. Memoized by page.
 */
export const anchorsOf = memoize(({ page, fields }: CheckedPage): Anchor[] =>
  page.blocks.flatMap(({ type, anchor, document, path, where, props }) => {
    const isArticle = type === "blog-post";
    const inside = fields.flatMap((field): Anchor[] => {
      // The text of an article is in its own file, and belongs to no block.
      if (field.where !== (isArticle ? "" : where)) return [];
      if (field.path.at(-1) === "anchor") return [{ ...spotOf(field), name: field.text, isHeading: false }];
      if (field.role !== "markdown" || !(isArticle || props.contents === true)) return [];
      return markdownIn(field).headings.flatMap(({ id, spot }) =>
        id === undefined ? [] : { ...spot, name: id, isHeading: true },
      );
    });
    const own = { ...spotOf({ document, path: [...path, "anchor"], where }), isHeading: false };
    return [
      ...(anchor === undefined ? [] : [{ ...own, name: anchor }]),
      ...(isArticle ? [{ ...own, name: "sources", isHeading: true }] : []),
      // A second heading of the same words gets another id.
      ...inside.filter(
        ({ name }, index) => !isArticle || index === inside.findIndex((one) => one.name === name),
      ),
    ];
  }),
);
