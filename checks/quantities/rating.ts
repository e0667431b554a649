import type { Reader } from "./found";

const SCALE =
  / ?\/ ?5(?![\d/]|\.\d)| (?:out )?of (?:5|five)(?: stars?)?(?![\w%]|\.\d)|[ -]stars?(?![A-Za-z])| ?★/iy;

/** A mark out of five: 4.9/5, 4.9 out of 5, 4.9 stars, five-star. */
export const readRating: Reader = (text, { start, end, value }) => {
  if (value > 5) return undefined;
  SCALE.lastIndex = end;
  const scale = SCALE.exec(text)?.[0];
  // "two of five calls" is no mark.
  if (scale === undefined || (/^ of/i.test(scale) && Number.isInteger(value))) return undefined;
  return {
    kind: "rating",
    units: ["rating"],
    factor: 1,
    start,
    end: end + scale.length,
    numberStart: start,
    numberEnd: end,
  };
};
