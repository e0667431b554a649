import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { country } from "../../data/country.fixture";
import { findingsOf, page } from "../../tests/check/project";
import { FROZEN_SITE } from "../../tests/roots";

const quo = JSON.parse(readFileSync(join(FROZEN_SITE, "data/comparisons/quo.json"), "utf8"));
const competitor = (features: object) => ({ ...quo, features });
const yes = { available: true, notes: "Yes" };
const known = { sms: yes, call_recording: yes };
const index = (more: object = {}) => ({
  feature_categories: [{ name: "Messaging", features: ["sms", "call_recording"] }],
  pingo_features: known,
  groups: [{ name: "All", text: "All of them.", competitors: ["quo"] }],
  ...more,
});
const home = { "pages/index.json": page() };

it("reports a feature that no category lists, for us and for a competitor, with the nearest one", () => {
  const files = {
    ...home,
    "data/comparisons/index.json": index({ pingo_features: { fax: { notes: "None" } } }),
    "data/comparisons/quo.json": competitor({ ...known, call_recordings: { notes: "Yes" } }),
  };
  expect(findingsOf("collection-index", files)).toMatchInlineSnapshot(`
    "
    data/comparisons/index.json:12:5 «"fax"» error collection-index
    Our features › Fax: No category lists the feature "fax".
    Fix: Remove it, or add it to a category in data/comparisons/index.json. Known features: sms, call_recording.

    data/comparisons/quo.json:100:5 «"call_recordings"» error collection-index
    Features › Call recordings: No category lists the feature "call_recordings".
    Fix: Did you mean "call_recording"?
    "
  `);
});

it("reports a competitor without a file, and a file that is in no group", () => {
  const files = {
    ...home,
    "data/comparisons/index.json": index({
      groups: [{ name: "All", text: "All of them.", competitors: ["qou", "nobody"] }],
    }),
    "data/comparisons/quo.json": competitor(known),
  };
  expect(findingsOf("collection-index", files)).toMatchInlineSnapshot(`
    "
    data/comparisons/index.json:26:9 «"qou"» error collection-index
    Group 1 › Competitor 1: There is no data/comparisons/qou.json.
    Fix: Did you mean "quo"?

    data/comparisons/index.json:27:9 «"nobody"» error collection-index
    Group 1 › Competitor 2: There is no data/comparisons/nobody.json.
    Fix: Remove this entry, or add the file. If the file was deleted by mistake: git restore "data/comparisons/nobody.json"
    "
  `);
});

it("reports a country without a file, a file without a country, and a default country that does not exist", () => {
  const files = {
    ...home,
    "data/carriers/index.json": {
      countries: ["indai"],
    },
    "data/carriers/india.json": country("india"),
    "data/carriers/canada.json": country("canada"),
  };
  // The lines of the real constants change with every edit.
  const found = findingsOf("collection-index", files).replaceAll(/(constants\.json):\d+:/g, "$1:N:");
  expect(found).toMatchInlineSnapshot(`
    "
    data/carriers/canada.json:1:1 «{» error collection-index
    data/carriers/index.json does not name "canada".
    Fix: Add it there, or remove this file.

    data/carriers/index.json:3:5 «"indai"» error collection-index
    Country 1: There is no data/carriers/indai.json.
    Fix: Did you mean "india"?

    data/constants.json:N:16 «» error collection-index
    claims.carrierCountries.value: claims.carrierCountries says 6+ countries, but data/carriers/index.json lists 1.
    Fix: Correct "claims.carrierCountries", or add the countries that are missing.

    data/constants.json:N:16 «» error collection-index
    claims.defaultCountry.value: "united-states" is not a country in data/carriers/index.json.
    Fix: Choices: indai.
    "
  `);
});

it("accepts consistent files, and ignores files in which another rule reports faults", () => {
  const good = {
    ...home,
    "data/comparisons/index.json": index(),
    "data/comparisons/quo.json": competitor(known),
  };
  expect(findingsOf("collection-index", good).trim()).toBe("");
  const broken = { ...good, "data/comparisons/quo.json": { features: { nothing: { notes: "" } } } };
  expect(findingsOf("collection-index", broken).trim()).toBe("");
});

it("requires a default country when no constant names one", () => {
  const { claims, ...others } = JSON.parse(readFileSync(join(FROZEN_SITE, "data/constants.json"), "utf8"));
  const { defaultCountry: _, ...left } = claims;
  const files = {
    ...home,
    "data/constants.json": { ...others, claims: left },
    "data/carriers/index.json": {
      countries: ["india"],
    },
  };
  expect(findingsOf("collection-index", files)).toContain(
    "claims: No country comes first.\nFix: Choices: india.",
  );
});
