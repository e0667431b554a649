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

/** The anchor of a block, those that its content gives to its parts, and the headings of a listed text. */
function blockAnchors({ anchor, document, path, where, props }: Block, fields: readonly Field[]): Anchor[] {
  const at = { file: document.file, where };
  const typed = (name: string, place: JsonPath): Anchor => ({
    ...{ ...at, name, isHeading: false },
    ...locate(document, place),
  });
  const inside = fields.flatMap((field) => {
    if (field.path.at(-1) === "anchor") return [typed(field.text, field.path)];
    if (field.role !== "markdown" || props.contents !== true) return [];
    return markdownIn(field).headings.flatMap(({ id, place }) =>
      id === undefined ? [] : [{ ...at, name: id, isHeading: true, ...place }],
    );
  });
  return anchor === undefined ? inside : [typed(anchor, [...path, "anchor"]), ...inside];
}

/** Every name on a page that a link may lead to, in the order of the page. */
export function anchorsOf({ page, fields }: CheckedPage): Anchor[] {
  return page.blocks.flatMap((block) =>
    blockAnchors(
      block,
      fields.filter(({ where }) => where === block.where),
    ),
  );
}
