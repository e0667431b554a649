import { expect, it } from "vitest";
import { loadConstants } from "./constants";
import { derivedFacts } from "./derived-facts";

it("derives what a text may reckon from the prices", () => {
  expect(
    derivedFacts(loadConstants(process.cwd()).constants).map(({ name, sum }) => `${name}: ${sum}`),
  ).toMatchInlineSnapshot(`
    [
      "listShare: 100% less 60% is 40%",
      "yearlyPrice: Lite: 12 × $4 is $48",
      "discountAmount: Lite: $10 less $4 is $6",
      "yearlyPrice: Standard: 12 × $12 is $144",
      "discountAmount: Standard: $30 less $12 is $18",
      "yearlyAnnualPrice: Standard: 12 × $10 is $120",
      "monthlySaving: Standard: $12 less $10 is $2",
      "yearlySaving: Standard: 12 × ($12 less $10) is $24",
    ]
  `);
});
