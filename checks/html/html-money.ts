import { CONSTANTS_FILE } from "../../data/constants";
import { moneyIn } from "../figures";
import type { HtmlRule } from "./html-rule";

/** Catches what reading the sources cannot: a price written straight into a component, or computed wrongly. */
export const htmlMoney: HtmlRule = {
  name: "html-money",
  severity: "error",
  summary:
    "Every amount of money on a built page comes from the constants or the data files, or stands in an illustrative block.",
  check({ texts }, isKnown) {
    return texts.flatMap(({ text, attribute, where, isExample }) => {
      if (isExample) return [];
      return moneyIn(text)
        .filter((figure) => !isKnown(figure))
        .map((figure) => ({
          where,
          message: `The page says "${figure.text.replaceAll("\u200b", "")}"${attribute ? ` in ${attribute}` : ""}, which no constant says.`,
          fix: `Write it as a token for a constant of ${CONSTANTS_FILE}; if it is an example, mark the block "illustrative": true.`,
        }));
    });
  },
};
