import { locate } from "../../schema/json-document";
import { type Field, spotOf } from "../checked-page";
import { claimsOf } from "../claims/text-claims";
import type { Finding, PageRule } from "../rule";

/** Every figure that a block declares as made up appears in its story or its picture. */
export const unusedMadeUp: PageRule = {
  name: "unused-made-up",
  check(checked, site) {
    const { madeUp: found } = claimsOf(checked, site);
    return checked.page.blocks.flatMap(({ document, path, where, madeUp, illustrative }): Finding[] => {
      const list = { document, path: [...path, "madeUp"], where };
      const unused = madeUp.filter(
        (words) => !found.some(({ field, words: used }) => field.where === where && used === words),
      );
      const isTold = ({ where: place, source = "" }: Field) =>
        place === where && unused.some((words) => source.includes(words));
      if (!illustrative && checked.fields.some(isTold)) {
        const message = '"madeUp" lists figures of this block, but the block is not marked as a story.';
        const spot = spotOf(list, locate(document, list.path, "key"));
        return [{ ...spot, message, fix: 'Add "illustrative": true beside it.' }];
      }
      return unused.map((words) => {
        const message = `"${words}" is declared as made up, but no story or picture of this block has it as a figure.`;
        const spot = spotOf({ ...list, path: [...list.path, madeUp.indexOf(words)] });
        return { ...spot, message, fix: "Remove it, or write it exactly as it is there." };
      });
    });
  },
};
