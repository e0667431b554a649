import { describe, expect, it } from "vitest";
import type { JsonValue } from "../schema/json-document";
import { parseJson } from "../schema/json-document";
import { CONSTANTS_FILE, readConstants } from "./constants";
import { resolveText, resolveValue, type TokenLookup } from "./tokens";

const source = "9";
const { constants } = readConstants(
  parseJson(
    CONSTANTS_FILE,
    JSON.stringify({
      plans: {
        lite: { price: { value: 4, unit: "usd", source }, minutes: { value: 1e21, unit: "minutes", source } },
        standard: { price: { value: 12, unit: "usd", source }, trial: { same: "claims.trial" } },
      },
      claims: {
        trial: { value: 14, unit: "days", source },
        users: { value: 10000, unit: "users", qualifier: "plus", source },
        countries: {
          value: 40,
          unit: "countries",
          qualifier: "plus",
          source,
          alternates: [{ value: 50, qualifier: "plus", source, routes: ["/faq"], note: "n" }],
        },
        age: {
          value: 18,
          unit: "years",
          source,
          alternates: [13, 16].map((value) => ({ value, source, routes: ["/legal/[document]"], note: "n" })),
        },
      },
    }),
  ),
);
const item: JsonValue = {
  title: "Acme",
  price: 15,
  hidden: false,
  logo: null,
  pros: ["Cheap", "Old {{plans.lite.price}}"],
  ease_of_use: { text: "Fine" },
};
const lookup: TokenLookup = { constants, namespaces: { item, site: { phone: "+1202" } } };

const text = (value: string, given = lookup) => resolveText(value, given).text;
const faults = (value: string, given = lookup) =>
  resolveText(value, given)
    .faults.map(
      ({ offset, length, message, fix }) => `[${value.slice(offset, offset + length)}] ${message} ${fix}`,
    )
    .join("\n");

describe("resolveText", () => {
  it.each([
    ["", ""],
    ["No token, {one} brace, {a: {b: 1}}", "No token, {one} brace, {a: {b: 1}}"],
    ["From {{plans.lite.price}} a month", "From $4 a month"],
    ["{{plans.lite.price}}{{plans.standard.price}}", "$4$12"],
    ["{{ plans.lite.price }} or {{  claims.users | short  }}", "$4 or 10K+"],
    ["{{claims.users|number}}", "10000"],
    ["A {{plans.standard.trial|adjective}} trial", "A 14-day trial"],
    ["{{plans.lite.minutes}}", "1,000,000,000,000,000,000,000 minutes"],
    ["{{item.title}}, {{item.price}}, {{item.hidden}}", "Acme, 15, false"],
    ["{{item.ease_of_use.text}} {{item.pros.0}}", "Fine Cheap"],
    ["{{site.phone}}", "+1202"],
  ])("resolves %j to %j", (given, expected) => {
    expect(resolveText(given, lookup)).toMatchObject({ text: expected, faults: [] });
  });

  it("lists each used key once, in order", () => {
    const { used } = resolveText(
      "{{claims.users}} {{plans.lite.price}} {{claims.users|short}} {{item.title}} {{no.such}}",
      lookup,
    );
    expect(used).toEqual(["claims.users", "plans.lite.price", "item.title"]);
  });

  it("does not resolve tokens or replacement patterns in inserted text", () => {
    expect(text("{{item.pros.1}}")).toBe("Old {{plans.lite.price}}");
    expect(text("a{{item.title}}b", { constants, namespaces: { item: { title: "$& $1 $$" } } })).toBe(
      "a$& $1 $$b",
    );
  });

  it("leaves a faulty token in place and resolves the others", () => {
    expect(text("{{plans.lite.pirce}} and {{plans.lite.price}} and {{")).toBe(
      "{{plans.lite.pirce}} and $4 and {{",
    );
  });

  it("suggests the nearest constant", () => {
    expect(faults("a {{plans.lite.pirce}} b")).toMatchInlineSnapshot(
      `"[{{plans.lite.pirce}}] There is no constant "plans.lite.pirce". Did you mean {{plans.lite.price}}?"`,
    );
    expect(faults("{{lite.price}}")).toMatchInlineSnapshot(
      `"[{{lite.price}}] There is no constant "lite.price". Did you mean {{plans.lite.price}}?"`,
    );
    expect(faults("{{nothing.like.it.at.all}}")).toMatchInlineSnapshot(
      `"[{{nothing.like.it.at.all}}] There is no constant "nothing.like.it.at.all". There are these groups: plans, claims. Choose one, or add it to data/constants.json."`,
    );
  });

  it("does not advise to add a name that the constants reject", () => {
    expect(faults("{{claims.call-queue}}")).toContain(
      "or add it to data/constants.json. Names there are in camelCase: claims.callQueue.",
    );
  });

  it("lists the leaves of a group", () => {
    expect(faults("{{plans}}")).toMatchInlineSnapshot(
      `"[{{plans}}] {{plans}} names a group, not one constant. Choose one of those in data/constants.json: plans.lite.price, plans.lite.minutes, plans.standard.price, plans.standard.trial."`,
    );
  });

  it("does not resolve keys of a prototype", () => {
    for (const key of [
      "constructor",
      "__proto__",
      "toString",
      "item.constructor",
      "site.__proto__",
      "item.pros.length",
    ]) {
      const { text: unchanged, faults: found } = resolveText(`{{${key}}}`, lookup);
      expect([unchanged, found.length]).toEqual([`{{${key}}}`, 1]);
    }
  });

  it("lists the available forms", () => {
    expect(faults("{{claims.users|shrt}}")).toMatchInlineSnapshot(
      `"[{{claims.users|shrt}}] {{claims.users|shrt}} does not exist: it has no form "shrt". Did you mean "short"?"`,
    );
    expect(faults("{{plans.lite.price|constructor}}")).toMatchInlineSnapshot(
      `"[{{plans.lite.price|constructor}}] {{plans.lite.price|constructor}} does not exist: it has no form "constructor". Forms of this constant: whole, amount, short, number, cell."`,
    );
    expect(faults("{{item.title|short}}")).toMatchInlineSnapshot(
      `"[{{item.title|short}}] {{item.title|short}} asks for a form, but only constants have forms. Write {{item.title}}."`,
    );
  });

  it("reports unclosed braces and invalid names", () => {
    expect(faults("a {{plans.lite.price b {{plans.lite.price}} c")).toMatchInlineSnapshot(
      `"[{{plans.lite.price] "{{plans.lite.price" opens a token that is not closed. Write {{plans.lite.price}}."`,
    );
    expect(faults("{{")).toMatchInlineSnapshot(
      `"[{{] "{{" opens a token that is not closed. Put two braces on each side, as in {{plans.standard.price}}."`,
    );
    expect(faults("{{plans.lite.price}")).toMatchInlineSnapshot(
      `"[{{plans.lite.price}] "{{plans.lite.price}" opens a token that is not closed. Write {{plans.lite.price}}."`,
    );
    expect(faults("{{{plans.lite.price}}}")).toMatchInlineSnapshot(
      `"[{{{plans.lite.price}}}] "{{{plans.lite.price}}}" has a brace too many. Write {{plans.lite.price}}."`,
    );
    expect(faults("{{}}")).toMatchInlineSnapshot(
      `"[{{}}] A token names nothing. Write the name of a constant, such as {{plans.standard.price}} or {{claims.trial|adjective}}."`,
    );
    expect(faults("{{plans lite}} {{a..b}} {{a|b|c}}")).toMatchInlineSnapshot(`
      "[{{plans lite}}] "{{plans lite}}" is not a token. Write the name of a constant, such as {{plans.standard.price}} or {{claims.trial|adjective}}.
      [{{a..b}}] "{{a..b}}" is not a token. Write the name of a constant, such as {{plans.standard.price}} or {{claims.trial|adjective}}.
      [{{a|b|c}}] "{{a|b|c}}" is not a token. Write the name of a constant, such as {{plans.standard.price}} or {{claims.trial|adjective}}."
    `);
  });

  it("explains why an item cannot be read", () => {
    expect(faults("{{item.title}}", { constants })).toMatchInlineSnapshot(
      `"[{{item.title}}] {{item.title}} has no meaning here. Only a template page, whose file name is in [ ], has an item. Write the text itself."`,
    );
    expect(faults("{{site.phone}}", { constants })).toMatchInlineSnapshot(
      `"[{{site.phone}}] {{site.phone}} has no meaning here. Write the text itself."`,
    );
    expect(faults("{{item.titel}} {{site.nothing}}")).toMatchInlineSnapshot(`
      "[{{item.titel}}] {{item.titel}} does not exist: item has no "titel". Did you mean {{item.title}}?
      [{{site.nothing}}] {{site.nothing}} does not exist: site has no "nothing". Known in site: phone."
    `);
    expect(faults("{{item.title.first}}")).toMatchInlineSnapshot(
      `"[{{item.title.first}}] {{item.title.first}} does not exist: item.title has no "first". item.title has nothing below it."`,
    );
    expect(faults("All: {{item.pros}}, {{item.ease_of_use}}, {{item.logo}}")).toMatchInlineSnapshot(`
      "[{{item.pros}}] {{item.pros}} is a list and cannot be used inside a text. Name one value in it.
      [{{item.ease_of_use}}] {{item.ease_of_use}} is a group and cannot be used inside a text. Name one value in it.
      [{{item.logo}}] {{item.logo}} is empty (null) and cannot be used inside a text. Fill it in, or write the text itself."
    `);
  });

  it("reports offsets in code units", () => {
    expect(resolveText("📞 {{x}}", lookup).faults).toMatchObject([{ offset: 3, length: 5 }]);
  });

  // These texts would take too long in quadratic time.
  it("takes linear time for braces that are never closed", () => {
    expect(resolveText("{{".repeat(1_000_000), { constants: new Map() }).faults).not.toEqual([]);
    expect(resolveText(`{{${"a".repeat(10_000_000)}`, { constants: new Map() }).faults).toHaveLength(1);
  });
});

describe("the form here", () => {
  const on = (route: string): TokenLookup => ({ constants, route });

  it("returns the reading of the route, and the primary one elsewhere", () => {
    expect(text("{{claims.countries|here}}", on("/faq"))).toBe("50+ countries");
    expect(text("{{claims.countries|here|amount}}", on("/faq"))).toBe("50+");
    expect(text("{{claims.countries | here | amount}}", on("/pricing"))).toBe("40+");
    expect(text("{{claims.countries|here}}", on("/pricing"))).toBe("40+ countries");
    expect(text("{{claims.countries}}", on("/faq"))).toBe("40+ countries");
    expect(text("{{claims.users|here}}", on("/faq"))).toBe("10,000+ users");
  });

  it("reports an ambiguous reading, and a text that belongs to no page", () => {
    expect(faults("{{claims.age|here}}", on("/legal/privacy"))).toMatchInlineSnapshot(
      `"[{{claims.age|here}}] {{claims.age|here}} is not clear: /legal/privacy states more than one other reading. Name the one that is meant, or remove a reading of "claims.age" in data/constants.json."`,
    );
    expect(faults("{{claims.countries|here}}")).toMatchInlineSnapshot(
      `"[{{claims.countries|here}}] {{claims.countries|here}} depends on the page, and this text belongs to no page. Write {{claims.countries}}."`,
    );
  });
});

describe("resolveValue", () => {
  it("resolves strings at any depth, never keys, numbers or $schema", () => {
    const value: JsonValue = {
      $schema: "{{plans.lite.price}}",
      "{{plans.lite.price}}": [
        "{{plans.lite.price}}",
        1,
        null,
        true,
        { $schema: "{{x}}", deep: "{{item.title}}" },
      ],
    };
    expect(resolveValue(value, lookup)).toEqual({
      value: {
        $schema: "{{plans.lite.price}}",
        "{{plans.lite.price}}": ["$4", 1, null, true, { $schema: "{{x}}", deep: "Acme" }],
      },
      faults: [],
    });
  });

  it("includes the path of the string in a fault", () => {
    expect(
      resolveValue({ blocks: [{ props: { heading: "Only {{plans.lite.pirce}}" } }] }, lookup).faults,
    ).toMatchObject([{ path: ["blocks", 0, "props", "heading"], offset: 5, length: 20 }]);
  });

  it("does not modify its input", () => {
    const value: JsonValue = { a: ["{{plans.lite.price}}"] };
    resolveValue(value, lookup);
    expect(value).toEqual({ a: ["{{plans.lite.price}}"] });
  });

  it("treats a key such as __proto__ as a plain key", () => {
    const value = JSON.parse('{"__proto__":{"x":"{{plans.lite.price}}"}}') as JsonValue;
    expect(JSON.stringify(resolveValue(value, lookup).value)).toBe('{"__proto__":{"x":"$4"}}');
  });
});

it("reports at most 100 faulty tokens of a value", () => {
  const many = "{{x}} ".repeat(200_000);
  expect(resolveText(many, { constants }).faults).toHaveLength(100);
  const some = "{{x}} ".repeat(60);
  const { faults, value } = resolveValue([some, [some]], { constants });
  expect(faults).toHaveLength(100);
  expect(value).toEqual([some, [some]]);
});
