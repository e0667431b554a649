import { unexplainedIn } from "../claims/output";
import { isOurPrice } from "../claims/own-claims";
import { literalFigure } from "../rules/literal-figure";
import { withoutTags } from "../surfaces/markup";
import type { HtmlRule } from "./html-facts";

/** Checks a built page for figures that a component has added to the page's sources. */
export const printedFigure: HtmlRule = {
  ...literalFigure,
  check({ texts }, context) {
    return texts.flatMap(({ text, attribute, where, isExample, isComputed }) => {
      if (isComputed) return [];
      const found = unexplainedIn(text, context);
      return found
        .filter((quantity) => !isExample || isOurPrice(quantity, text, context))
        .map((quantity) => ({
          where,
          message:
            `The page ${context.route ?? ""} says "${withoutTags(quantity.text)}"${attribute ? ` in ${attribute}` : ""}, which ` +
            `no constant and no source of the page says.`,
          fix: "Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.",
        }));
    });
  },
};
