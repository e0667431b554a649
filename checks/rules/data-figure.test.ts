import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { found, page } from "../../tests/check/project";

const site = JSON.parse(readFileSync("data/site.json", "utf8")) as Record<string, unknown>;
const index = { "pages/index.json": page([]) };
const links = (description: string) => ({
  header: [
    {
      label: "Features",
      description,
      items: [{ label: "Home", href: "/", description: "The start of it all." }],
    },
  ],
  mobileExtra: [],
  footer: [],
});

it("finds our prices in the data of the site", () => {
  const data = {
    ...site,
    description: "A business number from $4 a month, and 40+ countries to choose from.",
  };
  expect(found("data-figure", { ...index, "data/site.json": data })).toMatchInlineSnapshot(`
    "
    data/site.json:5:42 «$4» error data-figure
    Description: "$4" is typed by hand; plans.lite.price says it in data/constants.json.
    Fix: Write {{plans.lite.price}}.

    data/site.json:5:58 «40+ countries» error data-figure
    Description: "40+ countries" is typed by hand; numbers.countries says it in data/constants.json.
    Fix: If that is meant, write {{numbers.countries}}. Is it true, and where does it come from? If so, add to data/exceptions.json: {"file":"data/site.json","text":"40+ countries","reason":"…"}. If not, take it out.
    "
  `);
});

it("finds our limits in the menus", () => {
  expect(
    found("data-figure", { ...index, "data/navigation.json": links("Up to 6 team members free") }),
  ).toContain("data/navigation.json");
});

it("leaves facts about carriers to their sources, but not what they say of us", () => {
  const country = JSON.parse(readFileSync("data/carriers/canada.json", "utf8")) as {
    carriers: { pros: string[] }[];
  };
  const carriers = (pro: string) => {
    const [first, ...rest] = country.carriers;
    return {
      ...index,
      "data/carriers/index.json": { countries: [{ id: "canada", file: "canada.json" }] },
      "data/carriers/canada.json": { ...country, carriers: [{ ...first, pros: [pro] }, ...rest] },
    };
  };
  expect(found("data-figure", carriers("Covers 99% of people for $45 a month"))).toBe("\n\n");
  expect(found("data-figure", carriers("Cheaper than Pingo at $14 a month"))).toMatchInlineSnapshot(`
    "
    data/carriers/canada.json:80:32 «$14» error data-figure
    Carriers 1 › Pros 1: "$14" is typed by hand and agrees with no constant; plans.standard.price is $12 a month.
    Fix: Write {{plans.standard.price}}, if that is meant. Is it true, and where does it come from? If so, add to data/exceptions.json: {"file":"data/carriers/canada.json","text":"$14","reason":"…"}. If not, take it out.
    "
  `);
});
