import { expect, it } from "vitest";
import { foundBy, saidOf } from "../../tests/check/page-rule";
import { block, page, text } from "../../tests/check/project";
import { thingPrice } from "./thing-price";

const found = (blocks: readonly object[]) => foundBy(thingPrice, { "pages/index.json": page(blocks) });

it("finds the price of one thing in words about another", () => {
  expect(
    found([
      text("Each extra text costs {{plans.standard.minuteOverage}}."),
      text("A local number costs {{addOns.tollFreeNumber}}, a toll-free one {{addOns.localNumber}}."),
      text("Lite is {{addOns.extraUser}}."),
      text("Numbers in {{addOns.internationalCountries}}."),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:40 «{{plans.standard.minuteOverage}}» error thing-price
    block 2 rich-text: {{plans.standard.minuteOverage}} ($0.05 a minute) is for a minute beyond the plan, but the words are about a text beyond the plan.
    Fix: Write {{plans.standard.smsOverage}} ($0.02 a text), or change the words.

    pages/index.json:22:39 «{{addOns.tollFreeNumber}}» error thing-price
    block 3 rich-text: {{addOns.tollFreeNumber}} ($5 a month) is for a toll-free number, but the words are about a local number.
    Fix: Write {{addOns.localNumber}} ($2 a month), or change the words.

    pages/index.json:22:82 «{{addOns.localNumber}}» error thing-price
    block 3 rich-text: {{addOns.localNumber}} ($2 a month) is for a local number, but the words are about a toll-free number.
    Fix: Write {{addOns.tollFreeNumber}} ($5 a month), or change the words.

    pages/index.json:28:26 «{{addOns.extraUser}}» error thing-price
    block 4 rich-text: {{addOns.extraUser}} ($4 a month) is for an extra user, but the words are about the Lite plan.
    Fix: Write {{plans.lite.price}} ($4 a month), or change the words.

    pages/index.json:34:29 «{{addOns.internationalCountries}}» error thing-price
    block 5 rich-text: {{addOns.internationalCountries}} (200+ countries) is for the countries that can be called, but the words are about the countries that a number can be from.
    Fix: Write {{numbers.countries}} (40+ countries), or change the words.
    "
  `);
});

const wrong = [
  "Toll-free numbers are {{addOns.localNumber}}.",
  "The AI add-on is {{addOns.extraUser}}.",
  "Further minutes cost {{plans.standard.smsOverage}}.",
  "Money back within {{claims.dloresFree}}.",
  "A {{claims.moneyBack|adjective}} free trial.",
  "Dlores is free for {{claims.trial}}.",
  "{{claims.spamFiltered}} uptime.",
  "Setup takes {{numbers.activation|count}}.",
  "Call {{numbers.countries}}.",
  "Extra users are {{plans.lite.price}}.",
];

const right = [
  "Each extra text costs {{plans.lite.smsOverage}}, each further minute {{plans.standard.minuteOverage}}.",
  "Extra users are {{addOns.extraUser}}, extra numbers {{addOns.extraNumber}}.",
  "Standard is {{plans.standard.price}} for {{claims.freeMembers|count}} and {{addOns.extraUser}} for each further one.",
  "From {{plans.lite.price}} you get a local number in {{numbers.countries}}.",
  "Local or toll-free, {{addOns.localNumber}} or {{addOns.tollFreeNumber}}.",
  "Numbers in {{numbers.countries}}, calls to {{addOns.internationalCountries|count}}.",
  "Dlores is free for {{claims.dloresFree}}, the plan for {{claims.trial|count}}.",
  "{{claims.trial|adjective}} trial, {{claims.moneyBack|adjective}} money-back.",
  "With Dlores, Standard comes to {{plans.standard.price}} plus {{addOns.aiAnswering}}.",
  "Setup takes {{claims.setup|count}}, and a number is active in {{numbers.activation}}.",
];

let sayings: string[][] | undefined;
function said(): string[][] {
  sayings ??= saidOf(thingPrice, [...wrong, ...right]);
  return sayings;
}

it.each(wrong.map((sentence, index) => [sentence, index] as const))("finds fault with: %s", (_, index) => {
  expect(said()[index]).not.toEqual([]);
});

it.each(right.map((sentence, index) => [sentence, index] as const))("lets stand: %s", (_, index) => {
  expect(said()[wrong.length + index]).toEqual([]);
});

it("knows what a price in a list is for by the name beside it", () => {
  const rows = [
    { name: "Extra users", value: "{{addOns.extraNumber}}", detail: "Each pays by the month." },
    { name: "Extra numbers", value: "{{addOns.extraNumber}}", detail: "Each pays by the month." },
    { name: "Toll-free number", value: "{{addOns.localNumber}}", detail: "Callers pay nothing." },
  ];
  const facts = { heading: "Extras", caption: "Extras", columns: ["What", "Price", "Why"], rows };
  expect(found([block("key-facts", facts)])).toMatchInlineSnapshot(`
    "
    pages/index.json:26:23 «{{addOns.extraNumber}}» error thing-price
    block 2 key-facts: {{addOns.extraNumber}} ($5 a month) is for an extra number, but the words are about an extra user.
    Fix: Write {{addOns.extraUser}} ($4 a month), or change the words.

    pages/index.json:36:23 «{{addOns.localNumber}}» error thing-price
    block 2 key-facts: {{addOns.localNumber}} ($2 a month) is for a local number, but the words are about a toll-free number.
    Fix: Write {{addOns.tollFreeNumber}} ($5 a month), or change the words.
    "
  `);
});

it("leaves made-up amounts of a story alone, but not its tokens", () => {
  const story = (body: string) => text(body, { illustrative: true });
  expect(
    found([
      story("Extra users were $5 with her old line."),
      story("An extra user is {{addOns.tollFreeNumber}}."),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:24:35 «{{addOns.tollFreeNumber}}» error thing-price
    block 3 rich-text: {{addOns.tollFreeNumber}} ($5 a month) is for a toll-free number, but the words are about an extra user.
    Fix: Write {{addOns.extraUser}} ($4 a month), or change the words.
    "
  `);
});
