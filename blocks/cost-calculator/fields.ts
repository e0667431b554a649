import type { NumberRules } from "../../renderer/ui/form/number-fields";
import type { Usage } from "./cost";

/** What a visitor enters as a number. */
export type Counted = Exclude<keyof Usage, "answering">;

/** The numbers in the order in which a business knows them. */
export const FIELDS: NumberRules<Counted> = [
  {
    name: "people",
    label: "People who use the phone",
    what: "how many people use the phone",
    min: 1,
    max: 500,
    decimals: 0,
    sliderMax: 20,
    sliderStep: 1,
  },
  {
    name: "minutes",
    label: "Minutes of calls a month",
    what: "how many minutes you are on calls in a month",
    max: 100_000,
    decimals: 0,
    sliderMax: 2000,
    sliderStep: 50,
  },
  {
    name: "texts",
    label: "Texts you send a month",
    what: "how many texts you send in a month",
    max: 100_000,
    decimals: 0,
    sliderMax: 2000,
    sliderStep: 50,
  },
  {
    name: "numbers",
    label: "Phone numbers",
    what: "how many phone numbers you want",
    min: 1,
    max: 100,
    decimals: 0,
    sliderMax: 10,
    sliderStep: 1,
  },
];
