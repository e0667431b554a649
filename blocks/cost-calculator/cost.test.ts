import { describe, expect, it } from "vitest";
import { planRates } from "../../data/block-data";
import { rivalRates } from "../../data/comparisons";
import { formatMoney } from "../../renderer/ui/format-amounts";
import { site } from "../../tests/render";
import { answeringPerCall, costOf, findCheapestPlan, rivalCostOf, type Usage } from "./cost";
import { formatYearly } from "./plan-bills";

const usage: Usage = { people: 1, minutes: 0, texts: 0, numbers: 1, answering: false };
const costs = (changes: Partial<Usage>) =>
  planRates(site.constants).map((rates) => costOf(rates, { ...usage, ...changes }));

const bill = (changes: Partial<Usage>) =>
  costs(changes).map(
    ({ name, month, charges, isWithoutCalls }) =>
      `${name} ${formatMoney(month)} a month, ${formatYearly(month)} a year${isWithoutCalls ? " without calls" : ""}: ${charges
        .map(({ label, amount }) => `${label} ${formatMoney(amount)}`)
        .join(", ")}`,
  );

describe("costOf", () => {
  it("returns the price of the plan while the usage is included", () => {
    expect(bill({ people: 5, texts: 10 })).toEqual([
      "Lite $4 a month, $48 a year: Lite plan $4",
      "Standard $12 a month, $144 a year: Standard plan $12",
    ]);
  });

  it("adds the usage beyond the plan, and Dlores", () => {
    expect(bill({ people: 7, minutes: 260, texts: 210, numbers: 3, answering: true })).toEqual([
      "Lite $45 a month, $540 a year without calls: Lite plan $4, 2 extra users $8, 2 extra local numbers $4, 200 extra texts $4, Dlores answering calls $25",
      "Standard $52.20 a month, $626.40 a year: Standard plan $12, 2 extra users $8, 2 extra local numbers $4, 60 extra minutes $3, 10 extra texts $0.20, Dlores answering calls $25",
    ]);
  });

  it("returns a lower monthly amount for annual billing, if the plan offers it", () => {
    expect(costs({ answering: true }).map(({ monthBilledAnnually }) => monthBilledAnnually)).toEqual([
      undefined,
      10 + 25,
    ]);
  });

  it("rounds to whole cents", () => {
    expect(costs({ texts: 203 }).at(-1)?.month).toBe(12.06);
  });
});

describe("findCheapestPlan", () => {
  it("returns Lite when the visitor only texts", () => {
    expect(findCheapestPlan(costs({ texts: 50 }))?.name).toBe("Lite");
  });

  it("ignores plans whose amount does not include the calls", () => {
    expect(findCheapestPlan(costs({ minutes: 10 }))?.name).toBe("Standard");
    expect(findCheapestPlan([])).toBeUndefined();
  });
});

it("states the cost of one answered call", () => {
  expect(answeringPerCall(planRates(site.constants))).toBe(
    "Dlores comes to $1 a call if she answers 25 calls in a month, and $0.25 a call if she answers 100.",
  );
  expect(answeringPerCall([])).toBeUndefined();
});

describe("rivalCostOf", () => {
  const plan = { name: "Core", price: 20, perUser: true, isAnnual: false, fewest: 1 };
  const rival = { id: "acme", name: "Acme", asOf: "2026-08", plans: [plan] };
  const month = (changes: Partial<typeof plan & { most: number }>, people: number) =>
    rivalCostOf({ ...rival, plans: [{ ...plan, ...changes }] }, people)?.month;

  it("multiplies the price by the number of users, but by no fewer than the plan's minimum", () => {
    expect(month({}, 5)).toBe(100);
    expect(month({ fewest: 3 }, 1)).toBe(60);
    expect(month({ perUser: false }, 5)).toBe(20);
  });

  it("uses the first plan with room for the team", () => {
    const solo = { ...plan, name: "Solo", price: 14, perUser: false, most: 1 };
    const plans = [solo, { ...plan, perUser: false, price: 25, name: "Plus" }];
    expect(rivalCostOf({ ...rival, plans }, 1)?.name).toBe("Solo");
    expect(rivalCostOf({ ...rival, plans }, 2)?.name).toBe("Plus");
    expect(rivalCostOf({ ...rival, plans: [solo] }, 2)).toBeUndefined();
  });

  it("returns a price for each of the ten competitors", () => {
    const listed = rivalRates(site.collections).flatMap((rates) => rivalCostOf(rates, 3) ?? []);
    expect(listed).toHaveLength(10);
    expect(listed.every(({ month }) => month > 0)).toBe(true);
  });
});
