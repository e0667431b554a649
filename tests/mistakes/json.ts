import { type Mistake, replace } from "./mistake";

const PRICING = "pages/pricing.json";

/** Slips of the syntax: what a text editor lets anyone type. */
export const JSON_MISTAKES: readonly Mistake[] = [
  replace("a comma is forgotten", PRICING, '"name": "Pricing",', '"name": "Pricing"'),
  replace("a quote is forgotten at the end", PRICING, '"name": "Pricing",', '"name": "Pricing,'),
];
