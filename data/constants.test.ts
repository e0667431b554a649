import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../schema/diagnostic";
import { type JsonObject, type JsonValue, parseJson } from "../schema/json-document";
import { loadSchemas } from "../schema/schema-set";
import { validate } from "../schema/validate";
import { alternatesOn, CONSTANTS_FILE, loadConstants, matchesRoute, readConstants } from "./constants";
import { NUMBER_UNITS, PLAN_TAGS, QUALIFIERS, TEXT_UNITS } from "./reading";

const ROOT = new URL("..", import.meta.url).pathname;
const LEAF = { value: 5, unit: "members", source: "1" };

const read = (value: unknown) => readConstants(parseJson(CONSTANTS_FILE, JSON.stringify(value, null, 2)));
const say = ({ line, column, where, message, fix }: Diagnostic) =>
  `${line}:${column} ${where}: ${message} ${fix}`;
const faults = (value: unknown) => read(value).diagnostics.map(say).join("\n");

describe("the constants of the site", () => {
  const { document, constants, diagnostics } = loadConstants(ROOT);

  it("are sound and keep to their schema", () => {
    expect(diagnostics).toEqual([]);
    const task = { document, path: [], value: document.value, rule: "constants-schema", where: "" };
    expect(validate(loadSchemas(ROOT), { ...task, schema: "schema/constants.schema.json" })).toEqual([]);
    expect(constants.size).toBeGreaterThan(100);
  });

  it("list units, qualifiers and plan tags as the schemas do", () => {
    const enumOf = (path: string, name?: string): unknown => {
      const schema = JSON.parse(readFileSync(`${ROOT}schema/${path}`, "utf8"));
      return (name ? schema.$defs[name] : schema).enum;
    };
    expect(enumOf("constants.schema.json", "unit")).toEqual([...NUMBER_UNITS, ...TEXT_UNITS]);
    expect(enumOf("constants.schema.json", "qualifier")).toEqual([...QUALIFIERS]);
    expect(enumOf("plan-tag.schema.json")).toEqual(PLAN_TAGS);
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

describe("a fact that others decide", () => {
  const stated = (value: number, unit: string) => ({ value, unit, source: "9" });
  const following = (how: string, unit: string, ...names: string[]) =>
    read({
      a: {
        price: stated(4.1, "usd"),
        more: stated(0.2, "usd"),
        share: stated(60, "percent"),
        all: stated(100, "percent"),
        count: stated(5, "members"),
        it: { [how]: names, unit, source: "9" },
      },
    });

  it.each<[how: string, unit: string, names: string[], value: number]>([
    ["sum", "usd", ["a.price", "a.more"], 4.3],
    ["undiscounted", "usd", ["a.price", "a.share"], 10.25],
    ["saving", "percent", ["a.price", "a.more"], 95],
    ["next", "ordinal", ["a.count"], 6],
  ])("follows them by their %s", (how, unit, names, value) => {
    const { constants, diagnostics } = following(how, unit, ...names);
    expect(diagnostics).toEqual([]);
    expect(constants.get("a.it")?.value).toBe(value);
  });

  it.each([
    [["sum", "usd", "a.price", "a.mor"], 'There is no constant "a.mor". Did you mean "a.more"?'],
    [
      ["undiscounted", "usd", "a.price", "a.all"],
      "What follows from 4.1 and 100 cannot be said: it is Infinity.",
    ],
    [
      ["saving", "percent", "a.more", "a.price"],
      "What follows from 0.2 and 4.1 cannot be said: it is -1950.",
    ],
  ] as const)("is none where %j", ([how, unit, ...names], message) => {
    const { constants, diagnostics } = following(how, unit, ...names);
    expect(constants.has("a.it")).toBe(false);
    expect(diagnostics.map((fault) => `${fault.message} ${fault.fix}`).join()).toContain(message);
  });

  it("cannot be typed where a plan’s prices decide it", () => {
    const schemas = loadSchemas(ROOT);
    const errorsWith = (plan: JsonObject) =>
      schemas.errors("schema/constants.schema.json", { plans: { gold: plan } });
    const named = ["plans.gold.price", "plans.discount"];
    expect(errorsWith({ listPrice: { undiscounted: named, unit: "usd", source: "9" } })).toEqual([]);
    expect(errorsWith({ listPrice: stated(30, "usd") })).not.toEqual([]);
    expect(errorsWith({ annualSaving: stated(17, "percent") })).not.toEqual([]);
  });
});

describe("the schema of the constants", () => {
  const schemas = loadSchemas(ROOT);
  const schema = "schema/constants.schema.json";
  const other = { source: "9", routes: ["/faq"], note: "n" };

  it.each<[string, JsonValue]>([
    ["a leaf without its source", { value: 5, unit: "members" }],
    ["an unknown property", { ...LEAF, plus: true }],
    ["an unknown unit", { ...LEAF, unit: "memebers" }],
    ["a number in quotes", { ...LEAF, value: "5" }],
    ["a text as a number", { value: 5, unit: "text", source: "1" }],
    ["an unknown plan tag", { value: "gold", unit: "plan-tag", source: "1" }],
    ["a date that does not exist", { value: "2025-02-30", unit: "date", source: "1" }],
    ["a text with a range", { value: "x", unit: "text", source: "1", to: 4 }],
    ["an alias with a value", { same: "a.y", value: 5 }],
    ["an alternate without a value", { ...LEAF, alternates: [other] }],
    [
      "an alternate with a value and an alias",
      { ...LEAF, alternates: [{ ...other, value: 5, same: "a.y" }] },
    ],
    ["an alternate without routes", { ...LEAF, alternates: [{ value: 6, source: "9", note: "n" }] }],
    ["an empty group", {}],
    ["a name with a dot", { "x.y": LEAF }],
  ])("refuses %s", (_, entry) => {
    expect(schemas.errors(schema, { plans: { x: LEAF } })).toEqual([]);
    expect(schemas.errors(schema, { plans: { x: entry } })).not.toEqual([]);
  });

  it("asks every number but a plan's what it is about", () => {
    expect(schemas.errors(schema, { a: { b: { x: LEAF } } })).not.toEqual([]);
    const subject = { name: "a member", about: "member* team" };
    expect(schemas.errors(schema, { a: { b: { x: { ...LEAF, subject } } } })).toEqual([]);
  });

  it("accepts a leaf, an alias and both kinds of alternate", () => {
    const alternates = [
      { ...other, value: 6 },
      { ...other, same: "a.y" },
    ];
    const group = { x: { ...LEAF, alternates }, y: { same: "plans.x" } };
    expect(schemas.errors(schema, { plans: group })).toEqual([]);
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
  });

  it("follows a chain of aliases in any order", () => {
    const { constants, diagnostics } = read({ a: { x: { same: "a.y" }, y: { same: "a.z" }, z: LEAF } });
    expect(diagnostics).toEqual([]);
    expect(constants.get("a.x")).toMatchObject({ key: "a.x", value: 5, sameAs: "a.z" });
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

  it("names an alias that leads nowhere, with the nearest constant", () => {
    expect(faults({ a: { trial: LEAF, x: { same: "a.trail" } } })).toMatchInlineSnapshot(
      `"9:15 a.x.same: There is no constant "a.trail". Did you mean "a.trial"?"`,
    );
    expect(faults({ a: { x: { same: "constructor" } } })).toMatchInlineSnapshot(
      `"4:15 a.x.same: There is no constant "constructor". There are these groups: a. Name one of them."`,
    );
  });

  it("reports a circle at each of its members, and not at what leads into it", () => {
    expect(
      faults({ a: { x: { same: "a.y" }, y: { same: "a.x" }, z: { same: "a.x" }, self: { same: "a.self" } } }),
    ).toMatchInlineSnapshot(`
      "4:15 a.x.same: These constants only name each other: a.x → a.y → a.x. Give one of them a value, a unit and a source.
      7:15 a.y.same: These constants only name each other: a.y → a.x → a.y. Give one of them a value, a unit and a source.
      13:15 a.self.same: These constants only name each other: a.self → a.self. Give one of them a value, a unit and a source."
    `);
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

  it("refuses what cannot be part of a dotted path, and names that tokens read elsewhere", () => {
    expect(
      faults({ item: { x: LEAF }, "a.b": LEAF, 7: LEAF, a: { x: 12, y: ["z"], $schema: LEAF } }),
    ).toMatchInlineSnapshot(`
      "2:3 7: "7" is not a name for a constant. Begin it with a small letter, such as freeMembers.
      7:3 item: "item" is taken: {{item.…}} does not read the constants. Give the group another name.
      14:3 a.b: "a.b" is not a name for a constant. Write "aB": letters and digits, without spaces or hyphens.
      20:10 a.x: "a.x" is 12, but a constant is a group in { }. Write { "value": …, "unit": …, "source": … }.
      21:10 a.y: "a.y" is ["z"], but a constant is a group in { }. Write { "value": …, "unit": …, "source": … }.
      24:5 a.$schema: "$schema" is not a name for a constant. Write "schema": letters and digits, without spaces or hyphens."
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

  it("has no constants for a prototype's keys", () => {
    const text = '{"a":{"__proto__":{"value":1,"unit":"usd","source":"1"}}}';
    const { constants, diagnostics } = readConstants(parseJson(CONSTANTS_FILE, text));
    expect(constants.size).toBe(0);
    expect(diagnostics.map(say).join("\n")).toMatchInlineSnapshot(
      `"1:7 a.__proto__: "__proto__" is not a name for a constant. Write "proto": letters and digits, without spaces or hyphens."`,
    );
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
