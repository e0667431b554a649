import { describe, expect, it } from "vitest";
import { type JsonValue, parseJson } from "../schema/json-document";
import { realSchemas } from "../tests/check/project";
import { emptyFolder } from "../tests/empty-folder";
import { FROZEN_SITE } from "../tests/roots";
import {
  alternatesOn,
  CONSTANTS_FILE,
  loadConstants,
  matchesRoute,
  openConstants,
  readConstants,
} from "./constants";
import { allFaults, faults, LEAF, open, read } from "./constants.fixture";
import { formatConstant } from "./format";

describe("the constants of a site", () => {
  const { constants, diagnostics } = openConstants(FROZEN_SITE, realSchemas());

  it("are valid and match their schema", () => {
    expect(diagnostics).toEqual([]);
    expect(loadConstants(FROZEN_SITE)).toEqual(constants);
    expect(constants.size).toBeGreaterThan(100);
  });

  it("resolve an alias to its fact", () => {
    expect(constants.get("plans.standard.trial")).toMatchObject({
      key: "plans.standard.trial",
      value: 14,
      unit: "days",
      sameAs: "claims.trial",
    });
    expect(constants.get("claims.trial")).not.toHaveProperty("sameAs");
  });

  it.each([
    ["plans.lite.price", "/resources/carrier-pricing", [8]],
    ["numbers.countries", "/faq", [50]],
    ["numbers.countries", "/pricing", []],
    ["features.customIntegrations", "/integrations", ["standard"]],
    ["legal.minimumAge", "/legal/privacy", [13, 16]],
  ])("record the alternate readings of %s on %s", (key, route, values) => {
    const constant = constants.get(key);
    expect(constant && alternatesOn(constant, route).map(({ value }) => value)).toEqual(values);
  });
});

describe("readConstants", () => {
  it("flattens groups and keeps range, qualifier and note", () => {
    const { constants } = read({
      $schema: "x",
      numbers: { days: { value: 3, to: 7, unit: "days", source: "9", qualifier: "about", note: "n" } },
    });
    expect([...constants]).toEqual([
      [
        "numbers.days",
        {
          key: "numbers.days",
          value: 3,
          to: 7,
          unit: "days",
          qualifier: "about",
          source: "9",
          note: "n",
          alternates: [],
        },
      ],
    ]);
  });

  it("gives an alternate the unit of its leaf, or the whole reading of another leaf", () => {
    const other = { source: "9", routes: ["/faq"], note: "n" };
    const { constants } = read({
      a: {
        x: {
          ...LEAF,
          alternates: [
            { value: 6, ...other },
            { same: "a.y", ...other },
          ],
        },
        y: { ...LEAF, value: 7, unit: "users" },
      },
    });
    expect(constants.get("a.x")?.alternates).toEqual([
      { value: 6, unit: "members", ...other },
      { value: 7, unit: "users", ...other },
    ]);
  });
});

describe("openConstants", () => {
  it("names the plans of a tag as the constants do", () => {
    const plan = (name: string) => ({
      name: { value: name, unit: "text", source: "9" },
      price: { value: 4, unit: "usd", source: "9" },
    });
    const { constants } = read({
      plans: { lite: plan("Basic"), standard: plan("Growth"), enterprise: plan("Enterprise") },
      features: { recording: { value: "standard", unit: "plan-tag", label: "Recording", source: "9" } },
    });
    const recording = constants.get("features.recording");
    expect(recording && formatConstant(recording)).toBe("Growth and Enterprise");
  });

  it("reports a faulty leaf once, without its aliases", () => {
    const plans = { x: { ...LEAF, value: "5" }, y: { same: "plans.x" } };
    const { constants, diagnostics } = open({ plans });
    expect(diagnostics).toHaveLength(1);
    expect(constants.size).toBe(0);
  });

  it("explains each fault of a leaf", () => {
    const cases: JsonValue[] = [
      { value: 5, unit: "members" },
      { value: 5, source: "1" },
      { unit: "usd", source: "1" },
      { ...LEAF, unit: "memebers" },
      { ...LEAF, value: "5" },
      { value: 0, unit: "usd", source: "1" },
      { ...LEAF, value: 0 },
      { value: 12.505, unit: "usd", source: "1" },
      { ...LEAF, value: 40.5 },
      { ...LEAF, to: 7.5 },
      { ...LEAF, to: 5 },
      { ...LEAF, qualifier: "at-least" },
      { ...LEAF, to: 9, qualifier: "plus" },
      { value: 5, unit: "text", source: "1" },
      { value: "x", unit: "text", source: "1", to: 4 },
      { value: "x", unit: "text", source: "1", qualifier: "plus" },
      { value: "standart", unit: "plan-tag", source: "1" },
      { value: "2025-02-30", unit: "date", source: "1" },
      { ...LEAF, alternates: {} },
      { ...LEAF, alternates: [6] },
      { ...LEAF, alternates: [{ value: 6, source: "1", routes: [], note: "n" }] },
      { ...LEAF, alternates: [{ value: 6, source: "1", routes: ["faq"], note: "n" }] },
      { ...LEAF, alternates: [{ value: "six", source: "1", routes: ["/faq"], note: "n" }] },
      { ...LEAF, alternates: [{ same: "plans.y", source: "1", routes: ["/faq"], note: "n" }] },
    ];
    expect(cases.map((leaf) => allFaults({ plans: { x: leaf } })).join("\n")).toMatchInlineSnapshot(`
      "3:10 "source" is missing. Add "source": "…". Sections of the specification that state it, such as 9 Plans, or who decided it and when.
      3:10 "unit" is missing. Add "unit": "…". What the value counts; usd and percent decide how it is written. Choices: usd, percent, apps, business-days, calls, countries, days, languages, members, messages, milliseconds, minutes, months, numbers, ordinal, participants, rating, rings, seconds, subscribers, users, years, text, plan-tag, date.
      3:10 "x" needs "value", "sum", "undiscounted", "saving", "next" or "included". Add one of them.
      5:15 "unit" cannot be "memebers". Did you mean "members"?
      4:16 "value" must be a number, found the text "5". Write 5, without quotes.
      4:16 This price is 0, which is said in words, and the constant has no words for it. Add what pages say instead of $0, "phrases": { "none": "…" }, such as "no setup fee", and what the charge is called, "owns": ["…"], such as "setup fee". If it is not free, write its price.
      4:16 0 members is nothing to promise. Write a number above 0. If a plan has none, write "Not included" with the unit "text"; otherwise, remove the constant.
      4:16 This price is 12.505; it must have at most two decimals. Write 12.51, if that is meant.
      4:16 This is 40.5 members; it must be a whole number. Write 41, if that is meant.
      7:13 This is 7.5 members; it must be a whole number. Write 8, if that is meant.
      7:13 The range ends at 5, which is not a number above 5. Correct "to", or remove it.
      7:20 "qualifier" cannot be "at-least". Choices: plus, up-to, under, about, from.
      8:20 A range cannot be open at its end as well. Remove "to" or "qualifier".
      4:16 "value" must be a text in double quotes, found the number 5. Write "5", in double quotes.
      7:7 "to" is not allowed here. Remove it.
      7:7 "qualifier" is not allowed here. Remove it.
      4:16 "value" cannot be "standart". Did you mean "standard"?
      4:16 February 2025 has 28 days, not 30. A date as year-month-day, such as 2025-10-12.
      7:21 "alternates" must be a list in [ ], found a group in { }. Put [ ] around it.
      8:9 This entry must be a group in { }, found the number 6. Write { "source": "…", "routes": [ … ], "note": "…" }.
      11:21 "routes" is empty; it needs at least 1 entry. Add one.
      12:13 This entry cannot be "faq". Did you mean "/faq"?
      9:20 "value" must be a number, found the text "six". Write a bare number, such as 12 or 0.05.
      9:19 There is no constant "plans.y". Did you mean "plans.x"?"
    `);
  });

  it.each([
    [0.02, "usd"],
    [1.1, "usd"],
    [4.35, "usd"],
    [99.95, "percent"],
    [4.9, "rating"],
    [0.5, "seconds"],
  ])("accepts %s %s", (value, unit) => {
    expect(allFaults({ plans: { x: { value, unit, source: "1" } } })).not.toMatch(/whole|decimals/);
  });

  it("reads a faulty constant if it can still be displayed", () => {
    const { constants, diagnostics } = open({ a: { x: LEAF, y: { ...LEAF, label: "", owns: [2] } } });
    expect(diagnostics).toHaveLength(4);
    expect([...constants.keys()]).toEqual(["a.x"]);
  });

  it("omits an alternate that refers to a faulty constant", () => {
    const alternates = [{ same: "plans.y", source: "9", routes: ["/faq"], note: "n" }];
    const { constants } = open({ plans: { x: { ...LEAF, alternates }, y: { ...LEAF, value: "6" } } });
    expect(constants.get("plans.x")?.alternates).toEqual([]);
  });

  it("rejects a number that JSON allows but a number type cannot hold", () => {
    const { constants, diagnostics } = open('{"plans":{"x":{"value":1e999,"unit":"usd","source":"1"}}}');
    expect(diagnostics).toHaveLength(1);
    expect(constants.size).toBe(0);
  });

  it("rejects a document that is not an object, and leaves syntax errors to the document", () => {
    expect(allFaults([LEAF])).toMatchInlineSnapshot(
      `"1:1 The document must be a group in { }, found a list. Remove the [ ] around it."`,
    );
    expect(readConstants(parseJson(CONSTANTS_FILE, "{,}")).diagnostics).toEqual([]);
  });

  it("reports a missing file as a fault", () => {
    const { constants, diagnostics } = openConstants(emptyFolder(), realSchemas());
    expect(constants.size).toBe(0);
    expect(diagnostics).toMatchObject([{ file: CONSTANTS_FILE, severity: "error" }]);
  });
});

describe("matchesRoute", () => {
  it.each([
    ["/faq", "/faq", true],
    ["/faq", "/faq/more", false],
    ["/a/[id]", "/a/acme", true],
    ["/a/[id]", "/a/[id]", true],
    ["/a/[id]", "/a/", false],
    ["/a/[id]", "/a/b/c", false],
  ])("matches %s with %s: %s", (pattern, route, expected) => {
    expect(matchesRoute(pattern, route)).toBe(expected);
  });
});

it("requires a subject for a limit of a plan, of its own or of its attribute", () => {
  const plans = { lite: { queue: LEAF } };
  const subject = { name: "the queue", about: "queue* wait*" };
  const attributes = { queue: { name: { value: "Queue", unit: "text", source: "1", subject } } };
  expect(faults({ plans })).toContain("This number has no subject");
  expect(faults({ plans, attributes })).toBe("");
  expect(faults({ plans: { lite: { queue: { ...LEAF, subject } } } })).toBe("");
});
