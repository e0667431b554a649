import { type Anchor, anchorsOf } from "../anchors";
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
    const common = { where: "a part of every page" };
    const owners = new Map<string, Anchor | typeof common>(COMMON_ANCHORS.map((name) => [name, common]));
    return anchorsOf(page).flatMap((anchor): Finding[] => {
      const earlier = owners.get(anchor.name);
      if (earlier === undefined) {
        owners.set(anchor.name, anchor);
        return [];
      }
      if (repeatedBlocks(page).includes(anchor.where)) return [];
      // Other pages have the shared block too, so this page gives way.
      const givesWay = "name" in earlier && anchor.file.startsWith("pages/_shared/");
      const [{ name, isHeading, ...place }, other] = givesWay ? [earlier, anchor] : [anchor, earlier];
      const message = `The name for links "${name}" already belongs to ${other.where || "another heading"}.`;
      if (!isHeading) return [{ ...place, message, fix: "Choose another one." }];
      const fix = "It is made from the words of the heading: word this one differently.";
      return [{ ...place, message, fix }];
    });
  },
};
