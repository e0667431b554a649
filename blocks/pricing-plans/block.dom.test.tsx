import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import PricingPlans from "./block";
import type { PricingPlansProps } from "./props.gen";

type Plan = PricingPlansProps["plans"][number];

const plan = (name: string, more: Partial<Plan> = {}): Plan => ({
  plan: name.toLowerCase(),
  name,
  description: "For somebody.",
  price: "$12",
  highlighted: false,
  features: ["One thing", "Another thing"],
  button: { label: `Choose ${name}`, action: { kind: "none" } },
  ...more,
});

function renderPlans(...plans: Plan[]): HTMLElement[] {
  render(<PricingPlans heading="Plans" plans={plans} highlightLabel="Recommended" />);
  return screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li") as HTMLElement);
}

it("labels the struck-through price in words", () => {
  const [lite] = renderPlans(plan("Lite", { price: "$4", listPrice: "$10" }), plan("Standard"));
  const struck = lite?.querySelector("s");
  expect(struck?.textContent).toBe("List price $10");
  expect(struck?.parentElement?.textContent).toBe("List price $10now $4");
});

it("shows only the price if there is no discount", () => {
  const [lite] = renderPlans(plan("Lite"), plan("Standard"));
  expect(lite?.querySelector("s")).toBeNull();
  expect(lite?.textContent).not.toContain("now");
});

it("labels only the highlighted plan in words", () => {
  const [lite, standard] = renderPlans(plan("Lite"), plan("Standard", { highlighted: true }));
  expect(within(standard as HTMLElement).getByText("Recommended")).toBeTruthy();
  expect(lite?.textContent).not.toContain("Recommended");
});

it("shows the monthly and the annual price side by side", () => {
  const annual = { price: "About $10", saving: "Save 17%", note: "per month, billed annually" };
  const [standard] = renderPlans(plan("Standard", { annual, period: "per month" }), plan("Enterprise"));
  expect(standard?.textContent).toContain("$12per month");
  expect(standard?.textContent).toContain("About $10per month, billed annuallySave 17%");
});

it("separates texts of one line in words, since screen readers join them", () => {
  const annual = { price: "About $10", saving: "Save 17%", note: "per month, billed annually" };
  const [standard] = renderPlans(
    plan("Standard", { annual, period: "per month", badge: "60% OFF" }),
    plan("Enterprise"),
  );
  expect(standard?.textContent).toContain("per month, 60% OFF. About $10");
});
