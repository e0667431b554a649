import { groupOf, OPENINGS } from "../../schema/block-groups";
import { valueAt } from "../../schema/json-path";
import type { SchemaSet } from "../../schema/schema-set";
import { humanizeName } from "../../schema/words";
import { spotOf } from "../checked-page";
import type { Finding, PageRule } from "../rule";

/** Whether a block has the page's main heading. */
const carriesHeading = (schemas: SchemaSet, type: string): boolean => groupOf(schemas, type) === OPENINGS;

/** The first block has the page's main heading, and no other block does. */
export const pageHeading: PageRule = {
  name: "page-heading",
  check({ page: { document, blocks } }, { schemas }) {
    const carriers = schemas.blockTypes.filter((type) => carriesHeading(schemas, type)).map(humanizeName);
    return blocks.flatMap(({ type, number, where }): Finding[] => {
      const isFirst = number === 1;
      if (isFirst === carriesHeading(schemas, type)) return [];
      const entry = ["blocks", number - 1];
      const isShared = valueAt(document.value, [...entry, "use"]) !== undefined;
      const details = isFirst
        ? {
            message: "A page opens with its main heading, which this block does not have.",
            fix: `Add a block with a main heading above it: ${carriers.join(", ")}.`,
          }
        : {
            message: "This block has the page's main heading, so it can only be the first.",
            fix: "Remove it, or choose a block for the middle of a page.",
          };
      const spot = spotOf({ document, path: [...entry, isShared ? "use" : "type"], where });
      return [{ ...spot, ...details }];
    });
  },
};
