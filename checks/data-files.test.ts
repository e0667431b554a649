import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findingsOf, page } from "../tests/check/project";

const site = JSON.parse(readFileSync("data/site.json", "utf8")) as Record<string, unknown>;
const index = { "pages/index.json": page([]) };
const links = (description: string) => ({
  header: [
    {
      label: "Features",
      items: [{ label: "Home", href: "/", description }],
    },
  ],
  mobileExtra: [],
  footer: [],
});

it("reports our prices typed in the site's data", () => {
  const data = {
    ...site,
    description: "A business number from $4 a month, and 40+ countries to choose from.",
  };
  expect(findingsOf("literal-figure", { ...index, "data/site.json": data })).toMatchInlineSnapshot(`
    "
    data/site.json:5:42 «$4» error literal-figure
    Description: "$4" is typed by hand; plans.lite.price says it in data/constants.json.
    Fix: Write {{plans.lite.price}} in place of "$4 a month".

    data/site.json:5:58 «40+ countries» error literal-figure
    Description: "40+ countries" is typed by hand; numbers.countries says it in data/constants.json.
    Fix: Write {{numbers.countries}}.
    "
  `);
});

it("reports our limits typed in the menus", () => {
  expect(
    findingsOf("literal-figure", { ...index, "data/navigation.json": links("Up to 6 team members free") }),
  ).toContain("data/navigation.json");
});

it("accepts figures in carrier files, which have their own sources, but not a price of ours", () => {
  const real = readdirSync("data/carriers").map((name) => {
    const file = `data/carriers/${name}`;
    return [file, JSON.parse(readFileSync(file, "utf8"))] as const;
  });
  const canada = structuredClone(real.find(([file]) => file.endsWith("/canada.json"))?.[1]);
  const carriers = (pro: string) => {
    canada.carriers[0].pros = [pro];
    return { ...index, ...Object.fromEntries(real), "data/carriers/canada.json": canada };
  };
  expect(findingsOf("literal-figure", carriers("Covers 99% of people for $45 a month"))).toBe("\n\n");
  expect(findingsOf("literal-figure", carriers("Cheaper than Pingo at $14 a month"))).toBe("\n\n");
  expect(findingsOf("literal-figure", carriers("Pingo costs $15 a month"))).toContain(
    '"$15" is typed by hand; plans.standard.price is $12 a month.',
  );
});

const menu = (items: readonly object[]) => ({
  ...index,
  "data/navigation.json": {
    header: [{ label: "Pricing", description: "What it costs.", items }],
    mobileExtra: [],
    footer: [],
  },
});

it("checks plan prices, token units and plan features in menus", () => {
  const files = menu([
    { label: "Lite", href: "/", description: "From {{plans.standard.price}} with Lite" },
    { label: "Trial", href: "/", description: "{{claims.trial}} weeks free" },
    { label: "Recording", href: "/", description: "Call recording on every plan" },
  ]);
  expect(
    ["plan-price", "token-unit", "plan-feature"].map((rule) => findingsOf(rule, files)),
  ).toMatchInlineSnapshot(`
    [
      "
    data/navigation.json:10:32 «{{plans.standard.price}}» error plan-price
    Navigation entry 1 › Link 1 › Description: {{plans.standard.price}} ($12 a month) is a fact about Standard, but this is about Lite.
    Fix: Write {{plans.lite.price}} ($4 a month), or name Standard.
    ",
      "
    data/navigation.json:15:27 «{{claims.trial}}» error token-unit
    Navigation entry 1 › Link 2 › Description: {{claims.trial}} already says what it counts, so visitors would read "14 days weeks".
    Fix: Remove "weeks", or choose another token. By itself, {{claims.trial}} reads "14 days".
    ",
      "
    data/navigation.json:20:27 «Call recording» error plan-feature
    Navigation entry 1 › Link 3 › Description: Lite does not have call recording, but this text says that it does.
    Fix: features.callRecording gives it to Standard and Enterprise: say so, or leave it out here.
    ",
    ]
  `);
});

it("checks the house style of menus", () => {
  expect(
    findingsOf("house-style", menu([{ label: "Contact", href: "/", description: "Ring us back" }])),
  ).toMatchInlineSnapshot(`
    "
    data/navigation.json:10:27 «Ring us» error house-style
    Navigation entry 1 › Link 1 › Description: "Ring us" is not how we write.
    Fix: Write "call us", or say it another way.
    "
  `);
});

it("reports an entry that a data file repeats, but not two different redirects of one address", () => {
  const header = [1, 2].map(() => ({ label: "Home", href: "/" }));
  const twice = { ...index, "data/navigation.json": { header, mobileExtra: [], footer: [] } };
  expect(findingsOf("repeated-entry", twice)).toContain("also entry 1");
  const redirects = ["/", "/team"].map((to) => ({ from: "/old", to }));
  expect(findingsOf("repeated-entry", { ...index, "data/redirects.json": { redirects } }).trim()).toBe("");
});
