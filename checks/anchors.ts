import type { Block } from "../data/load-page";
import { type JsonPath, locate } from "../schema/json-document";
import type { Place } from "../schema/place";
import type { CheckedPage, Field } from "./checked-page";
import { markdownIn } from "./markdown";

/** A name on a page that a link may follow after `#`, and where the page gives it. */
export interface Anchor extends Place {
  name: string;
  file: string;
  /** The block in a marketer's words. */
  where: string;
  /** True where the name is made from the words of a heading. */
  isHeading: boolean;
}

/** The headings of a text; they have ids where the block lists its contents (blocks/rich-text). */
function headingAnchors({ props, where }: Block, field: Field): Anchor[] {
  if (field.role !== "markdown" || props.contents !== true) return [];
  return markdownIn(field).headings.flatMap(({ id, place }) =>
    id === undefined ? [] : [{ name: id, file: field.document.file, where, ...place, isHeading: true }],
  );
}

function blockAnchors(block: Block, fields: readonly Field[]): Anchor[] {
  const { anchor, document, path, where } = block;
  const typed = (name: string, at: JsonPath): Anchor => ({
    name,
    file: document.file,
    where,
    ...locate(document, at),
    isHeading: false,
  });
  const inside = fields.flatMap((field) =>
    field.path.at(-1) === "anchor" ? [typed(field.text, field.path)] : headingAnchors(block, field),
  );
  return anchor === undefined ? inside : [typed(anchor, [...path, "anchor"]), ...inside];
}

/**
 * Every name on a page that a link may lead to, in the order of the page: the anchors of its blocks, those that a
 * block's content gives to its parts, and the headings of a text that lists its contents.
 */
export function anchorsOf({ page, fields }: CheckedPage): Anchor[] {
  return page.blocks.flatMap((block) =>
    blockAnchors(
      block,
      fields.filter(({ where }) => where === block.where),
    ),
  );
}
