import { expect, it } from "vitest";
import { block, findingsOf, page } from "../../tests/check/project";

const bill = (total: string, ...values: string[]) =>
  findingsOf("wrong-total", {
    "pages/index.json": page([
      block("cost-section", {
        heading: "What it costs",
        breakdown: {
          caption: "A month",
          rows: values.map((value) => ({ label: "A row", value })),
          total: { label: "Total", value: total },
        },
      }),
    ]),
  });

it("reports a total that differs from the sum of its rows, with tokens resolved", () => {
  const rows = ["{{plans.standard.price|amount}}", "{{plans.lite.price|amount}}", "Included"];
  expect(bill("{{plans.lite.withAnswering|amount}}", ...rows)).toMatchInlineSnapshot(`
    "
    pages/index.json:35:22 «"{{plans.lite.withAnswering|amount}}"» error wrong-total
    block 2 Cost section “What it costs”, Breakdown › Total › Value: The rows add up to $16, and the total says $29.
    Fix: Correct the total, or the row that is wrong.
    "
  `);
});

it.each([
  ["the sum", "$16.50", "$12", "$4.50", "free"],
  ["a discount", "$1,200", "$1,300", "−$100"],
  ["a row without an amount", "$1,000", "20 calls", "$200"],
  ["a total without an amount", "one hour", "$2"],
  ["amounts for different times", "$40", "$12 a month", "$4 a week"],
])("accepts %s", (_, total, ...values) => expect(bill(total, ...values).trim()).toBe(""));

it("writes cents with two digits", () => {
  expect(bill("$12", "$12", "$4.50")).toContain("The rows add up to $16.50, and the total says $12.");
});

it("reports a total that omits a row", () => {
  expect(bill("$12", "$12", "$25")).toContain("The rows add up to $37, and the total says $12.");
});
