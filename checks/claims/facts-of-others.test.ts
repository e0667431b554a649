import { expect, it } from "vitest";
import { itemOf } from "../../data/collection-item.fixture";
import { constants } from "./constants.fixture";
import { factsOfOthers } from "./facts-of-others";
import { judgeSource } from "./judge";

const quo = {
  name: "Quo",
  pricing: { starting: "$15/user/month", plans: [{ name: "Starter", monthlyPrice: 19 }] },
  note: "Pingo has {{plans.standard.voiceMinutes|count}} for $14.",
};
const country = {
  carriers: [
    { name: "Bell", plans: [{ price: 40 }] },
    { name: "Three", plans: [{ price: 13 }] },
    { name: "Vodafone", plans: [{ price: 31 }] },
    { name: "e& UAE (Etisalat)", plans: [{ price: 27 }] },
  ],
};
const facts = factsOfOthers(
  new Map([
    ["comparisons", [itemOf("data/comparisons/quo.json", quo)]],
    ["carriers", [itemOf("data/carriers/country.json", country)]],
  ]),
);

function unexplained(text: string, file = "pages/index.json"): string[] {
  const context = { constants, product: "Pingo", file, factsOfOthers: facts };
  return judgeSource(text, context).unexplained.map(({ quantity }) => quantity.text);
}

it("accepts a figure that the data states about a company named in the text", () => {
  expect(unexplained("Quo asks $15 a user, or $19 by the month.")).toEqual([]);
  expect(unexplained("With Bell it is $40.")).toEqual([]);
  expect(unexplained("With Vodafone it is $31.")).toEqual([]);
  expect(unexplained("With e& UAE (Etisalat) it is $27.")).toEqual([]);
});

it("reports a different figure, and a figure of another company", () => {
  expect(unexplained("Quo asks $16 a user.")).toEqual(["$16"]);
  expect(unexplained("It is $15 a user.")).toEqual(["$15"]);
  expect(unexplained("Bell asks $15.")).toEqual(["$15"]);
});

it("does not accept a competitor's figure as a claim about us", () => {
  expect(unexplained("Unlike Quo, Pingo costs $15.")).toEqual(["$15"]);
  expect(unexplained("Where Quo is dear, Standard is $15.")).toEqual(["$15"]);
  expect(unexplained("Unlike Quo, we charge $15.")).toEqual(["$15"]);
  expect(unexplained("Quo is dear, and our price is $15.")).toEqual(["$15"]);
  expect(unexplained("Three plans, from $13.")).toEqual(["$13"]);
});
