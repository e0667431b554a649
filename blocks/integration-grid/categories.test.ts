import { expect, it } from "vitest";
import { categoriesOf } from "./categories";

const service = (name: string, category: string) => ({
  logo: "zapier" as const,
  name,
  category,
  description: "What it does.",
  benefit: "What it is good for.",
});

it("groups services by category, even when they are not adjacent, in the order of the content", () => {
  const groups = categoriesOf([
    service("Slack", "Chat"),
    service("Stripe", "Payments"),
    service("Microsoft Teams", "Chat"),
  ]);
  expect(groups.map(({ name, items }) => [name, ...items.map((item) => item.name)])).toEqual([
    ["Chat", "Slack", "Microsoft Teams"],
    ["Payments", "Stripe"],
  ]);
});

it("treats categories of different case as different", () => {
  const names = categoriesOf([service("a", "Chat"), service("b", "chat")]).map(({ name }) => name);
  expect(names).toEqual(["Chat", "chat"]);
});

it("returns no categories without services", () => {
  expect(categoriesOf([])).toEqual([]);
});
