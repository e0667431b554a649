import type { NumberRules } from "../../renderer/ui/form/number-fields";
import type { Estimate } from "./revenue";

/** The inputs in the order of the formula. */
export const FIELDS: NumberRules<keyof Estimate> = [
  {
    name: "calls",
    label: "Missed calls a week",
    what: "how many calls you miss in a week",
    suffix: "calls",
    max: 1000,
    decimals: 0,
    sliderMax: 50,
    sliderStep: 1,
  },
  {
    name: "share",
    label: "Share that would buy, in percent",
    what: "how many callers in a hundred would buy",
    suffix: "%",
    max: 100,
    decimals: 0,
    sliderMax: 100,
    sliderStep: 5,
  },
  {
    name: "value",
    label: "Value of a job, in dollars",
    what: "what one job brings you in dollars",
    prefix: "$",
    max: 100_000,
    decimals: 2,
    sliderMax: 2000,
    sliderStep: 10,
  },
];
