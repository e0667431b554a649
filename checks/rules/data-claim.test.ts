import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { foundInData } from "../../tests/check/page-rule";
import { block, type Files, page } from "../../tests/check/project";
import { dataClaim } from "./data-claim";

const real = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const index = { "pages/index.json": page([]) };

const found = (files: Files) => foundInData(dataClaim, files);

const menu = (items: readonly object[]) => ({
  header: [{ label: "Pricing", description: "What it costs.", items }],
  mobileExtra: [],
  footer: [],
});

it("holds menus and other data to the constants", () => {
  const items = [
    { label: "Lite", href: "/", description: "From {{plans.standard.price}} with Lite" },
    { label: "Trial", href: "/", description: "{{claims.trial}} weeks free" },
    { label: "Recording", href: "/", description: "Call recording on every plan" },
    { label: "Extras", href: "/", description: "Extra users for {{addOns.extraNumber}}" },
  ];
  expect(found({ ...index, "data/navigation.json": menu(items) })).toMatchInlineSnapshot(`
    "
    data/navigation.json:10:32 «{{plans.standard.price}}» error data-claim
    {{plans.standard.price}} ($12 a month) belongs to Standard as its price, but this is about Lite.
    Fix: Write {{plans.lite.price}} ($4 a month), or name Standard.

    data/navigation.json:15:27 «{{claims.trial}}» error data-claim
    {{claims.trial}} has said what it counts, so a visitor reads "14 days weeks".
    Fix: Remove "weeks", or choose another token: {{claims.trial}} reads "14 days".

    data/navigation.json:20:27 «Call recording» error data-claim
    Lite does not have call recording, but this text says that it does.
    Fix: features.callRecording gives it to Standard and Enterprise: say so, or leave it out here.

    data/navigation.json:25:43 «{{addOns.extraNumber}}» error data-claim
    {{addOns.extraNumber}} ($5 a month) is for an extra number, but the words are about an extra user.
    Fix: Write {{addOns.extraUser}} ($4 a month), or change the words.

    data/navigation.json:25:43 «{{addOns.extraNumber}}» error data-claim
    {{addOns.extraNumber}} is for an extra number, but nothing here speaks of it.
    Fix: Say what it is for, or choose another token. Words that speak of it are in "subject" of addOns.extraNumber.
    "
  `);
});

it("holds a count in a menu to the page that it leads to", () => {
  const steps = ["Choose", "Invite", "Ring"].map((title) => ({ title, text: "It takes a moment." }));
  const files = {
    ...index,
    "pages/start.json": page([block("steps", { heading: "How it goes", items: steps })]),
    "data/navigation.json": menu([
      { label: "Start", href: "/start", description: "Four steps to a number" },
      { label: "Again", href: "/start", description: "Three steps to a number" },
    ]),
  };
  expect(found(files)).toMatchInlineSnapshot(`
    "
    data/navigation.json:10:27 «Four steps» error data-claim
    "Four steps" is not right: the block steps of this page lists 3.
    Fix: Write 3, in digits or words, or change the list.
    "
  `);
});

it("holds the constants to the data that they count", () => {
  const countries = ["canada", "india"].map((id) => ({ id, file: `${id}.json`, name: id, flag: "CA" }));
  const files = {
    ...index,
    "data/carriers/index.json": { countries },
    "data/carriers/canada.json": real("data/carriers/canada.json"),
    "data/carriers/india.json": real("data/carriers/india.json"),
  };
  const constants = readFileSync("data/constants.json", "utf8");
  expect(found({ ...files, "data/constants.json": constants })).toMatchInlineSnapshot(`
    "
    data/constants.json:623:16 «6» error data-claim
    claims.carrierCountries: claims.carrierCountries says 6+ countries, but data/carriers/index.json lists 2.
    Fix: Correct "claims.carrierCountries", or add the countries that are missing.
    "
  `);
  expect(
    found({
      ...files,
      "data/constants.json": constants.replace(
        '"value": 6,\n      "unit": "countries"',
        '"value": 2,\n      "unit": "countries"',
      ),
    }),
  ).toBe("\n\n");
});

it("finds nothing in sound data", () => {
  expect(found({ ...index, "data/navigation.json": real("data/navigation.json") })).toBe("\n\n");
});
