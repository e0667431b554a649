import { anchorsOf } from "../anchors";
import type { CheckedPage } from "../checked-page";
import { COMMON_ANCHORS } from "../link-targets";
import type { Finding, PageRule } from "../rule";

/** Returns the blocks that repeat an earlier one, which is reported as a fault of its own. */
function repeatedBlocks({ page: { blocks } }: CheckedPage): string[] {
  const contents = blocks.map(({ type, props }) => JSON.stringify([type, props]));
  return blocks.flatMap(({ where }, index) => (contents.indexOf(contents[index] ?? "") < index ? where : []));
}

/** No two places on a page have the same anchor. */
export const duplicateAnchor: PageRule = {
  name: "duplicate-anchor",
  check(page) {
    const owners = new Map(COMMON_ANCHORS.map((name) => [name, "a part of every page"]));
    return anchorsOf(page).flatMap(({ name, isHeading, ...place }): Finding[] => {
      const earlier = owners.get(name);
      if (earlier === undefined) {
        owners.set(name, place.where);
        return [];
      }
      if (repeatedBlocks(page).includes(place.where)) return [];
      const message = `The anchor "${name}" already belongs to ${earlier || "another heading"}.`;
      if (!isHeading) return [{ ...place, message, fix: "Choose another one." }];
      const fix = "An anchor is made from the words of a heading: word this one differently.";
      return [{ ...place, message, fix }];
    });
  },
};
