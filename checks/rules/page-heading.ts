import type { Block, Page } from "../../data/load-page";
import { isJsonObject, locate } from "../../schema/json-document";
import type { SchemaSet } from "../../schema/schema-set";
import type { Finding, PageRule } from "../rule";

/** Annotation in a block's schema: the block carries the heading of this level. */
const HEADING = "x-heading";

const carriesHeading = (schemas: SchemaSet, type: string): boolean =>
  schemas.schema(`blocks/${type}/schema.json`)[HEADING] === 1;

/** Place of the entry that put a block on the page: its type, or the name of the shared block. */
function entryPlace({ document }: Page, index: number) {
  const blocks =
    isJsonObject(document.value) && Array.isArray(document.value.blocks) ? document.value.blocks : [];
  const entry = blocks[index];
  const key = isJsonObject(entry) && Object.hasOwn(entry, "use") ? "use" : "type";
  return { file: document.file, ...locate(document, ["blocks", index, key]) };
}

/** The block's position on the page, from 0; blocks too faulty to load leave gaps. */
const indexOf = (block: Block): number => Number(/^block (\d+)/.exec(block.where)?.[1]) - 1;

/** A page has one main heading, and it opens the page. */
export const pageHeading: PageRule = {
  name: "page-heading",
  severity: "error",
  summary: "The first block carries the page's main heading, and no other block does.",
  docs: {
    why: "Search engines and screen readers name a page by its main heading. With none or two they guess.",
    wrong: `{ "blocks": [{ "type": "rich-text", "props": { "body": "Somebody picks up." } }] }`,
    right: `{ "blocks": [{ "type": "hero", "props": { "heading": "Always answered", "intro": "Somebody picks up." } }] }`,
  },
  check({ page }, { schemas }) {
    const carriers = schemas.blockTypes.filter((type) => carriesHeading(schemas, type)).join(", ");
    const fix = `Put a block with a main heading first: ${carriers}.`;
    return page.blocks.flatMap((block): Finding[] => {
      const index = indexOf(block);
      const carries = carriesHeading(schemas, block.type);
      const place = { ...entryPlace(page, index), where: block.where };
      if (index === 0 && !carries) {
        return [
          {
            ...place,
            message: `A page opens with its main heading, which "${block.type}" does not have.`,
            fix,
          },
        ];
      }
      if (index > 0 && carries) {
        const message = `"${block.type}" carries the page's main heading, so it can only stand first.`;
        return [{ ...place, message, fix: "Remove it, or choose a block for the middle of a page." }];
      }
      return [];
    });
  },
};
