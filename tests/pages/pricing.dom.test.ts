import { describe, expect, it } from "vitest";
import { find, linksOf, textsOf, wordsOf } from "../parsed-html";
import { documentOf } from "./page";

const page = documentOf("/pricing");
const plans = find(page, '[data-block="pricing-plans"]');

it("the plans show the list price struck through, the discount and the annual saving", () => {
  const struck = textsOf(plans, "s, del").join();
  expect(struck).toContain("$10");
  expect(struck).toContain("$30");
  const words = wordsOf(plans);
  expect(words.match(/60% OFF/g)).toHaveLength(2);
  expect(words).toContain("Save 17%");
  expect(words).toContain("Recommended");
});

it.each(["/", "/dlores", "/pricing"])(
  "the plans of %s have their shown name and price for analytics",
  (route) => {
    const shown = [...documentOf(route).querySelectorAll<HTMLElement>("[data-plan-name]")];
    expect(shown).toHaveLength(3);
    for (const plan of shown) {
      expect(textsOf(plan, "h3")).toEqual([plan.dataset.planName]);
      expect(wordsOf(find(plan, ".tabular .font-display")).replace(/^now /, "")).toBe(plan.dataset.planPrice);
    }
  },
);

it("the sign-up buttons pass the plan", () => {
  const [, address] = linksOf(plans).find(([words]) => words === "Choose Lite") ?? [];
  expect(address).toMatch(/\/signup\?plan=lite$/);
});

describe("the plan comparison", () => {
  it.each([
    ["Phone numbers", "1", "1", "Unlimited"],
    ["Inbound SMS", "Included", "Included", "Included"],
    ["Outbound SMS", "10 per month", "200 per month", "Unlimited"],
    ["Voice minutes", "Pay-as-you-go", "200 per month", "Unlimited"],
    ["Team members", "Up to 5 free", "Up to 5 free", "Unlimited"],
    ["Voicemail transcription", "Included", "Included", "Included"],
    ["Call recording", "Not included", "Included", "Included"],
    ["AI call answering", "Add-on", "Add-on", "Included"],
    ["Support", "Email", "Priority", "24/7 dedicated"],
  ])("states for %s: %s, %s, %s", (feature, ...cells) => {
    const row = [...page.querySelectorAll("tr")].find((found) =>
      wordsOf(found.querySelector('th[scope="row"]')).startsWith(feature),
    );
    expect(textsOf(row ?? page, "td")).toEqual(cells);
  });
});

it("three example businesses are calculated without JavaScript, for our plans and competitors", () => {
  const tables = [...page.querySelectorAll("[data-block=cost-calculator] .amounts")];
  const rows = [...(tables.at(-1)?.querySelectorAll("tbody tr") ?? [])].map((row) => textsOf(row, "td"));
  expect(rows).toEqual([
    ["$6.20", "$12", expect.stringMatching(/^\$\d+ to \$\d+$/)],
    ["$31.80 + calls", "$47", expect.stringMatching(/^\$\d+ to \$\d+ without AI answering$/)],
    ["$54.80 + calls", "$94", expect.stringMatching(/^\$\d+ to \$\d+ without AI answering$/)],
  ]);
});

it("the competitors' prices are dated and link to their sources", () => {
  const rivals = find(page, "[data-block=cost-calculator] [data-island]");
  expect(wordsOf(rivals)).toMatch(/Listed [A-Z]\w+ 20\d\d/);
  const addresses = linksOf(rivals).map(([, address]) => address);
  expect(addresses.filter((address) => address.startsWith("/resources/comparisons/"))).toHaveLength(10);
});
