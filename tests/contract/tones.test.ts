import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { site } from "../render";
import { ROOT } from "../roots";

/** A color that is the same on every tone, of a text or of a ground. A variant such as `hover:` does not count. */
const FIXED_TEXT =
  /(?:^|\s)text-(?:ink|paper|surface|muted|signal|missed|dlores|sun)(?:-strong|-on-ink)?(?=\s|$)/;
const FIXED_GROUND =
  /(?:^|\s)bg-(?:ink|paper|surface|sunken|signal|missed|dlores|sun)(?:-raised|-soft|-on-ink)?(?=\s|$)/;

/** The color of a text from the tone, or one for dark sections beside the fixed one. */
const TONE_TEXT = /text-\(--|in-data-\[tone=ink\]:/;

/** Parts that look the same on every tone. */
const IS_APART = /(?:^|\s)(?:visual-frame|call-player)(?:\s|$)/;

/**
 * Returns the classes of elements that name the color of either text or ground, but not of both.
 *
 * @param around classes of the elements around the nodes
 */
function unreadable(nodes: ReturnType<typeof parseDocument>["children"], around = ""): string[] {
  return nodes.flatMap((node) => {
    if (!("attribs" in node) || node.attribs["aria-hidden"] || !DomUtils.textContent(node).trim()) return [];
    const own = node.attribs.class ?? "";
    if (IS_APART.test(own)) return [];
    const all = `${own} ${around}`;
    const isFixed = FIXED_TEXT.test(own) || FIXED_GROUND.test(own);
    const isWhole = FIXED_GROUND.test(all) && (FIXED_TEXT.test(all) || TONE_TEXT.test(all));
    const isFault = isFixed && !isWhole && !TONE_TEXT.test(own);
    return [...(isFault ? [own] : []), ...unreadable(node.children, all)];
  });
}

// The solutions of workflow-cards are on a dark band behind all of them.
const types = site.schemas.blockTypes.filter((type) => type !== "workflow-cards");

it.each(types)("the texts of %s are readable on every background", (type) => {
  const document = parseDocument(readFileSync(join(ROOT, `blocks/${type}/example.html`), "utf8"));
  expect(unreadable(document.children)).toEqual([]);
});
