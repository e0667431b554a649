import { unexplainedIn } from "../claims/output";
import { isOurPrice } from "../claims/own-claims";
import type { HtmlRule } from "./html-facts";

export const htmlFigure: HtmlRule = {
  name: "html-figure",
  summary:
    "Every price, limit and claim on a built page comes from the constants or from what the page's sources say.",
  why: "A component can compute a figure, or put one together wrongly, without any source that says it. This is the check of what was built.",
  wrong: "<h1>Pricing</h1><p>Standard costs $13 a month.</p>",
  right: "<h1>Pricing</h1><p>Standard costs what it says above.</p>",
  check({ texts }, context) {
    return texts.flatMap(({ text, attribute, where, isExample, isComputed }) => {
      if (isComputed) return [];
      const found = unexplainedIn(text, context);
      return found
        .filter((quantity) => !isExample || isOurPrice(quantity, text, context))
        .map((quantity) => ({
          where,
          printed: text,
          message:
            `The page says "${quantity.text.replaceAll("\u200b", "")}"${attribute ? ` in ${attribute}` : ""}, which ` +
            `no constant and no source of the page says.`,
          fix: "Look in the component of this block: a figure comes from its content, as a token, or is computed from tokens.",
        }));
    });
  },
};
