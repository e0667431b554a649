import { expect, it } from "vitest";
import { foundBy, saidOf } from "../../tests/check/page-rule";
import { page, text } from "../../tests/check/project";
import { wrongSum } from "./wrong-sum";

it("works out what follows from the prices", () => {
  const blocks = [
    text("Standard comes to $150 a year."),
    text("Save $30 a year with annual billing."),
    text("You pay 60% of the list price."),
    text("Standard is $20 off the list price."),
  ];
  expect(foundBy(wrongSum, { "pages/index.json": page(blocks) })).toMatchInlineSnapshot(`
    "
    pages/index.json:16:36 «$150» error wrong-sum
    block 2 rich-text: "$150" does not come out. Standard: 12 × $12 is $144.
    Fix: Correct the sum, or state the price itself by its token.

    pages/index.json:22:23 «$30» error wrong-sum
    block 3 rich-text: "$30" does not come out. Standard: 12 × ($12 less $10) is $24.
    Fix: Correct the sum, or state the price itself by its token.

    pages/index.json:28:26 «60%» error wrong-sum
    block 4 rich-text: "60%" does not come out. 100% less 60% is 40%.
    Fix: Correct the sum, or state the price itself by its token.

    pages/index.json:34:30 «$20» error wrong-sum
    block 5 rich-text: "$20" does not come out. Standard: $30 less $12 is $18.
    Fix: Correct the sum, or state the price itself by its token.
    "
  `);
});

it("lets right sums stand, and what is no sum of ours", () => {
  const right = [
    "Standard comes to $144 a year.",
    "Standard, billed annually, is $120 a year.",
    "Save $24 a year with annual billing.",
    "Standard is $18 off the list price.",
    "You pay 40% of list.",
    "A van costs $900 a year.",
    "Standard is $10 when billed annually, and $10 a month if you pay for a year.",
    "Save $24 a year: Standard is then $10 a month instead of $12.",
    "Standard is less than the $40 that others take.",
  ];
  expect(saidOf(wrongSum, right)).toEqual(right.map(() => []));
});
