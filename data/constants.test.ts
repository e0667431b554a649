import { describe, expect, it } from "vitest";
import { type JsonValue, parseJson } from "../schema/json-document";
import { loadSchemas } from "../schema/schema-set";
import { validate } from "../schema/validate";
import { alternatesOn, CONSTANTS_FILE, loadConstants, matchesRoute, readConstants } from "./constants";
import { faults, LEAF, read } from "./constants.fixture";

const ROOT = new URL("..", import.meta.url).pathname;

describe("the constants of the site", () => {
  const { document, constants, diagnostics } = loadConstants(ROOT);

  it("are sound and keep to their schema", () => {
    expect(diagnostics).toEqual([]);
    const task = { document, path: [], value: document.value, rule: "constants-schema", where: "" };
    expect(validate(loadSchemas(ROOT), { ...task, schema: "schema/constants.schema.json" })).toEqual([]);
    expect(constants.size).toBeGreaterThan(100);
  });

  it("state a fact that has two names once", () => {
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
  ])("record what %s is on %s", (key, route, values) => {
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

  it("does without words that are no texts, which the schema refuses", () => {
    const { constants } = read({ a: { x: { ...LEAF, noun: [1, "x"], owns: [2], phrases: { cell: 3 } } } });
    expect(constants.get("a.x")).toEqual({ ...LEAF, key: "a.x", owns: [], phrases: {}, alternates: [] });
    const halves = ["a queue", { name: "a queue" }, { name: "a queue", about: "queue", names: "queue" }];
    for (const subject of halves)
      expect(read({ a: { x: { ...LEAF, subject } } }).constants.get("a.x")).not.toHaveProperty("subject");
  });

  it("gives an alternate the unit of its leaf, or all of another leaf", () => {
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

  it("reports a faulty leaf once, not again at its aliases", () => {
    const { constants, diagnostics } = read({ a: { x: { ...LEAF, value: "5" }, y: { same: "a.x" } } });
    expect(diagnostics).toHaveLength(1);
    expect(constants.size).toBe(0);
  });

  it("says what is wrong with a leaf", () => {
    const cases: JsonValue[] = [
      { value: 5, unit: "members" },
      { value: 5, source: "1" },
      { unit: "usd", source: "1" },
      { ...LEAF, unit: "memebers" },
      { ...LEAF, value: "5" },
      { value: 0, unit: "usd", source: "1" },
      { ...LEAF, value: 0 },
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
      { ...LEAF, alternates: [{ value: 6, source: "1", routes: [] }] },
      { ...LEAF, alternates: [{ value: 6, source: "1", routes: ["faq"] }] },
      { ...LEAF, alternates: [{ value: "six", source: "1", routes: ["/faq"] }] },
      { ...LEAF, alternates: [{ same: "a.y", source: "1", routes: ["/faq"] }] },
    ];
    expect(cases.map((leaf) => faults({ a: { x: leaf } })).join("\n")).toMatchInlineSnapshot(`
      "3:10 a.x.source: "source" is missing. Add "source": "…", the section of the specification that states it.
      3:10 a.x.unit: "unit" is missing. Choices: usd, percent, apps, business-days, calls, countries, days, languages, members, messages, milliseconds, minutes, months, numbers, ordinal, participants, rating, rings, seconds, subscribers, users, years, text, plan-tag, date.
      3:10 a.x.value: "value" is missing. Add "value": …, a bare number such as 12 or 0.05, or a text in double quotes.
      5:15 a.x.unit: "memebers" is not a unit. Did you mean "members"? Choices: usd, percent, apps, business-days, calls, countries, days, languages, members, messages, milliseconds, minutes, months, numbers, ordinal, participants, rating, rings, seconds, subscribers, users, years, text, plan-tag, date.
      4:16 a.x.value: "value" must be a number, found "5". Write 5, without quotes.
      4:16 a.x.value: This price is 0, which is said in words, and the constant has no words for it. Add what pages say in place of $0, "phrases": { "none": "…" }, such as "no setup fee", and what the charge is called, "owns": ["…"], such as "setup fee". If it is not free, write its price.
      4:16 a.x.value: 0 members is nothing to promise. Write the number.
      7:13 a.x.to: The range ends at 5, which is not a number above 5. Correct "to", or remove it.
      7:20 a.x.qualifier: "at-least" is not a qualifier. Choices: plus, up-to, under, about, from.
      8:20 a.x.qualifier: A range cannot be open at its end as well. Remove "to" or "qualifier".
      4:16 a.x.value: "value" must be a text in double quotes, found 5. Write it in double quotes.
      7:13 a.x.to: A text has no range and no qualifier. Remove it.
      7:20 a.x.qualifier: A text has no range and no qualifier. Remove it.
      4:16 a.x.value: "standart" is not a plan tag. Did you mean "standard"? Choices: all, standard, enterprise, pay-as-you-go.
      4:16 a.x.value: "2025-02-30" is not a date. Write year-month-day, such as 2025-10-12.
      7:21 a.x.alternates: Other readings are written in a list. Put them in [ ].
      8:9 a.x.alternates: Another reading is an object. Give it value, source, routes and note.
      11:21 a.x.alternates.routes: The pages that state this reading are missing. List their paths: "routes": ["/faq"].
      11:21 a.x.alternates.routes: The pages that state this reading are missing. List their paths: "routes": ["/faq"].
      9:20 a.x.alternates.value: "value" must be a number, found "six". Write a bare number, such as 12 or 0.05.
      9:19 a.x.alternates.same: There is no constant "a.y". Did you mean "a.x"?"
    `);
  });

  it("refuses a number that JSON can write and nothing can hold", () => {
    const text = '{"a":{"x":{"value":1e999,"unit":"usd","source":"1"}}}';
    expect(readConstants(parseJson(CONSTANTS_FILE, text)).diagnostics).toHaveLength(1);
  });

  it("refuses a document that is not an object, and leaves syntax to the document", () => {
    expect(faults([LEAF])).toMatchInlineSnapshot(
      `"1:1 : The constants are an object of groups. Put them in { }."`,
    );
    expect(readConstants(parseJson(CONSTANTS_FILE, "{,}")).diagnostics).toEqual([]);
  });
});

describe("loadConstants", () => {
  it("reports a missing file as a fault", () => {
    const { constants, diagnostics } = loadConstants(`${ROOT}no-such-folder`);
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
  ])("%s for %s: %s", (pattern, route, expected) => {
    expect(matchesRoute(pattern, route)).toBe(expected);
  });
});
