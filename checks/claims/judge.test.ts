import { describe, expect, it } from "vitest";
import { read } from "../../data/constants.fixture";
import { constants } from "./constants.fixture";
import type { ClaimContext } from "./context";
import { judgeSource } from "./judge";

const context: ClaimContext = { constants, product: "Pingo", file: "pages/index.json" };

/** Returns the messages and fixes of a text's unexplained quantities, for a snapshot. */
function verdict(text: string, more: Partial<ClaimContext> = {}): string {
  const { unexplained } = judgeSource(text, { ...context, ...more });
  return unexplained
    .map(
      ({ message, fix, replacement }) => `${message}\n${fix}${replacement ? `\n→ ${replacement.text}` : ""}`,
    )
    .join("\n\n");
}
/** Returns the quantities that are explained by something other than a constant. */
const explained = (text: string, more: Partial<ClaimContext> = {}) =>
  judgeSource(text, { ...context, ...more }).explained.map((quantity) => quantity.text);

describe("a typed quantity", () => {
  it("is to be replaced with the token of the constant that states it", () => {
    expect(verdict("Standard costs $12 a month.")).toMatchInlineSnapshot(`
      ""$12" is typed by hand; plans.standard.price says it in data/constants.json.
      Write {{plans.standard.price}} in place of "$12 a month".
      → {{plans.standard.price}}"
    `);
  });

  it("is a claim if it is the whole text, where all of something is no idiom", () => {
    expect(verdict("100%", { nearby: "100% uptime we commit to" })).toContain('"100%" is typed by hand');
    expect(verdict("100% yours")).toBe("");
  });

  it("is to be replaced when written in words too, without an automatic fix if the wording would change", () => {
    expect(verdict("Standard costs twelve dollars a month.")).toMatchInlineSnapshot(`
      ""twelve dollars" is typed by hand; plans.standard.price says it in data/constants.json.
      Write {{plans.standard.price}}."
    `);
  });

  it("is a price beside the name of any plan that has a price in the constants", () => {
    const price = constants.get("plans.lite.price");
    if (!price) throw new Error("no price of Lite");
    const more = new Map(constants).set("plans.premium.price", { ...price, key: "plans.premium.price" });
    expect(verdict("Premium is thirteen a month.", { constants: more })).toContain('"thirteen" is typed');
    expect(verdict("Premium is thirteen a month.")).toBe("");
  });

  it("in another unit gets the token with the constant's unit", () => {
    expect(verdict("Try it for two weeks.")).toMatchInlineSnapshot(`
      ""two weeks" is typed by hand; claims.trial says it in data/constants.json.
      If that is meant, write {{claims.trial}}. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"two weeks","reason":"…"}. If not, remove it."
    `);
  });

  it("is accepted only on the listed pages if it is an alternate reading", () => {
    expect(verdict("Lite is $8.", { route: "/pricing" })).toMatchInlineSnapshot(`
      ""$8" is typed by hand; plans.lite.price is $4 a month.
      Write {{plans.lite.price}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"$8","reason":"…"}. If not, remove it."
    `);
    expect(verdict("Lite is $8.", { route: "/faq" })).toMatchInlineSnapshot(`
      ""$8" is typed by hand; it is the reading of plans.lite.price that this page may state.
      Write {{plans.lite.price|here}}."
    `);
  });

  it("without a matching constant is reported with the constant of its unit that the sentence names", () => {
    expect(verdict("Standard costs $13 a month.")).toMatchInlineSnapshot(`
      ""$13" is typed by hand; plans.standard.price is $12 a month.
      Write {{plans.standard.price}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"$13","reason":"…"}. If not, remove it."
    `);
    expect(verdict("The trial takes 15 days.")).toMatchInlineSnapshot(`
      ""15 days" is typed by hand; claims.trial is 14 days.
      Write {{claims.trial}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"15 days","reason":"…"}. If not, remove it."
    `);
    expect(verdict("Encrypted with TLS 1.2.")).toMatchInlineSnapshot(`
      ""TLS 1.2" is typed by hand, and no fact of ours says it.
      If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"TLS 1.2","reason":"…"}. If not, remove it."
    `);
    expect(verdict("It costs €9.")).toMatchInlineSnapshot(`
      ""€9" is typed by hand, and no fact of ours says it.
      If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"€9","reason":"…"}. If not, remove it."
    `);
  });

  it("of one plan in a sentence about another plan does not get the token of the first plan", () => {
    expect(verdict("Lite is $12 a month.")).not.toContain("plans.standard");
  });

  it("gets no automatic fix when two constants state it", () => {
    const { unexplained } = judgeSource("It is $10.", { ...context });
    expect(unexplained).toHaveLength(1);
  });

  it("is fixed automatically only when the sentence names the subject of the constant", () => {
    expect(judgeSource("The trial is 14 days.", context).unexplained[0]?.replacement?.text).toBe(
      "{{claims.trial}}",
    );
    expect(judgeSource("You get 14 days.", context).unexplained[0]?.replacement).toBeUndefined();
  });

  it("without words of its own is identified by the texts nearby", () => {
    expect(verdict("14", { nearby: "Length of the trial" })).toContain("claims.trial says it");
  });
});

describe("a quantity is explained", () => {
  it("by a token", () => {
    expect(verdict("For {{plans.standard.price}} you get {{plans.standard.voiceMinutes|count}}.")).toBe("");
  });

  it("by a source that its file cites", () => {
    expect(explained("37.8% were answered.", { cited: ["37.8%"] })).toEqual(["37.8%"]);
    expect(verdict("37.9% were answered.", { cited: ["37.8%"] })).toContain('"37.9%"');
  });

  it("by a reviewed exception, for its exact words only", () => {
    const exceptions = [{ file: context.file, text: "14 days of rain", reason: "Weather." }];
    expect(explained("After 14 days of rain.", { exceptions })).toEqual(["14 days"]);
    expect(verdict("After 14 days of trial.", { exceptions })).toContain('"14 days"');
  });

  it("as made up in an illustrative block that declares it, but not if it is a price of our plans", () => {
    const isExample = true;
    const madeUp = ["$1,250 in 3 months", "$14", "$40 more"];
    expect(explained("She saved $1,250 in 3 months.", { isExample, madeUp })).toEqual(["$1,250", "3 months"]);
    expect(verdict("She saved $1,260 in 3 months.", { isExample, madeUp })).toContain('"$1,260"');
    // Another rule reports a declaration in a block that is not illustrative.
    expect(verdict("She saved $1,250 in 3 months.", { madeUp })).toBe("");
    expect(verdict("On Standard she pays $14.", { isExample, madeUp })).toContain('"$14"');
    expect(verdict("Pingo costs her nine dollars a month.", { isExample })).toContain('"nine dollars"');
    expect(verdict("$14", { isExample, madeUp, nearby: "Standard One number, monthly" })).toContain('"$14"');
    expect(verdict("$14", { isExample, madeUp, nearby: "Parking" })).toBe("");
    expect(verdict("The old line cost $40 more than Pingo.", { isExample, madeUp })).toBe("");
  });

  it("by the source of a fact about another company, even if its plans have the same names as ours", () => {
    const isSourced = true;
    expect(explained("Standard is $15 per user.", { isSourced })).toEqual(["$15"]);
    expect(verdict("Twice the $14 of Pingo’s Standard.", { isSourced })).toContain('"$14"');
  });
});

it.each([
  "The bakery is open 24/7.",
  "Call +1 415 555 0100 or write to 12@example.com.",
  "See https://example.com/$12?minutes=200 minutes.",
  "[The rule](/help?days=14) of 2021",
])("ignores %s", (text) => {
  expect(verdict(text)).toBe("");
});

it("finds names with characters of patterns, of plans and of the product", () => {
  const plans = {
    solo: {
      name: { value: "Solo (US)", unit: "text", source: "9" },
      price: { value: 4, unit: "usd", source: "9" },
    },
  };
  const { constants: own } = read({ plans });
  const typed = (text: string) =>
    judgeSource(text, { ...context, constants: own, product: "C++", isExample: true, madeUp: ["$14"] });
  for (const text of ["C++ costs $14.", "The $14 of C++ is low.", "Solo (US) is $14."])
    expect(typed(text).unexplained.map(({ quantity }) => quantity.text)).toEqual(["$14"]);
  expect(typed("A taxi is $14.").unexplained).toEqual([]);
});

it("ignores a small number in words in a story, but not a duration", () => {
  const typed = (text: string) => judgeSource(text, context).unexplained.map(({ quantity }) => quantity.text);
  expect(typed("Three friends ask the same, and two of them call.")).toEqual([]);
  expect(typed("Three days later she rang again.")).toEqual(["Three days"]);
  expect(typed("Forty calls on a Monday.")).toEqual(["Forty calls"]);
  expect(typed("Setup takes an hour.")).toEqual(["an hour"]);
  expect(typed("The meeting takes an hour.")).toEqual([]);
  expect(typed("Eighteen claims come along.")).toEqual(["Eighteen claims"]);
  expect(typed("Eighteen geese come along.")).toEqual([]);
});

it("treats a year and opening hours as claims only when they are about us", () => {
  expect(verdict("We have answered calls since 2011.")).toContain('"since 2011"');
  expect(verdict("You can reach support from 9 am to 5 pm.")).toContain('"9 am to 5 pm"');
  expect(verdict("The bakery has been there since 1998, and opens from 7 am to 2 pm.")).toBe("");
});

it("treats 24/7 as a claim when it is about us", () => {
  expect(verdict("Our support is there 24/7.")).toMatchInlineSnapshot(`
    ""24/7" is typed by hand; claims.support says it in data/constants.json.
    Write {{claims.support}}.
    → {{claims.support}}"
  `);
});
