import { expect, it } from "vitest";
import { foundBy, saidOf } from "../../tests/check/page-rule";
import { block, page, text } from "../../tests/check/project";
import { thingPrice } from "./thing-price";

const found = (blocks: readonly object[]) => foundBy(thingPrice, { "pages/index.json": page(blocks) });

it("finds the price of one thing in words about another", () => {
  expect(
    found([
      text("Each extra text costs {{plans.standard.minuteOverage}}."),
      text("Extra users are $5 a month."),
      text("A local number costs {{addOns.tollFreeNumber}}, a toll-free one {{addOns.localNumber}}."),
      text("Lite is {{addOns.extraUser}} a month."),
      text("Numbers in {{addOns.internationalCountries}} countries."),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:40 «{{plans.standard.minuteOverage}}» error thing-price
    block 2 rich-text: {{plans.standard.minuteOverage}} ($0.05) is for a minute beyond the plan, but the words are about a text beyond the plan.
    Fix: Write {{plans.standard.smsOverage}} ($0.02), or change the words.

    pages/index.json:22:34 «$5» error thing-price
    block 3 rich-text: "$5" is for an extra number or a toll-free number, but the words are about an extra user.
    Fix: Write {{addOns.extraUser}} ($4), or change the words.

    pages/index.json:28:39 «{{addOns.tollFreeNumber}}» error thing-price
    block 4 rich-text: {{addOns.tollFreeNumber}} ($5) is for a toll-free number, but the words are about a local number.
    Fix: Write {{addOns.localNumber}} ($2), or change the words.

    pages/index.json:28:82 «{{addOns.localNumber}}» error thing-price
    block 4 rich-text: {{addOns.localNumber}} ($2) is for a local number, but the words are about a toll-free number.
    Fix: Write {{addOns.tollFreeNumber}} ($5), or change the words.

    pages/index.json:34:26 «{{addOns.extraUser}}» error thing-price
    block 5 rich-text: {{addOns.extraUser}} ($4) is for an extra user, but the words are about the Lite plan.
    Fix: Write {{plans.lite.price}} ($4), or change the words.

    pages/index.json:40:29 «{{addOns.internationalCountries}}» error thing-price
    block 6 rich-text: {{addOns.internationalCountries}} (200+) is for the countries that can be called, but the words are about the countries that a number can be from.
    Fix: Write {{numbers.countries}} (40+), or change the words.
    "
  `);
});

const wrong = [
  "Toll-free numbers are {{addOns.localNumber}} a month.",
  "The AI add-on is {{addOns.extraUser}} a month.",
  "Further minutes cost {{plans.standard.smsOverage}}.",
  "Money back within {{claims.dloresFree}} days.",
  "A {{claims.moneyBack}}-day free trial.",
  "Dlores is free for {{claims.trial}} days.",
  "{{claims.spamFiltered}} uptime.",
  "Setup takes {{numbers.activation}} minutes.",
  "Call {{numbers.countries}} countries.",
  "Extra users are {{plans.lite.price}} a month.",
  "Each extra text costs $0.05.",
];

const right = [
  "Each extra text costs {{plans.lite.smsOverage}}, each further minute {{plans.standard.minuteOverage}}.",
  "Extra users are {{addOns.extraUser}} a month, extra numbers {{addOns.extraNumber}}.",
  "Standard is {{plans.standard.price}} for {{claims.freeMembers|word}} people and {{addOns.extraUser}} for each further one.",
  "From {{plans.lite.price}} a month you get a local number in {{numbers.countries}} countries.",
  "Local or toll-free, {{addOns.localNumber}} or {{addOns.tollFreeNumber}} a month.",
  "Numbers in {{numbers.countries}} countries, calls to {{addOns.internationalCountries}}.",
  "Dlores is free for {{claims.dloresFree}} days, the plan for {{claims.trial}}.",
  "{{claims.trial}}-day trial, {{claims.moneyBack}}-day money-back.",
  "With Dlores, Standard comes to {{plans.standard.price}} plus {{addOns.aiAnswering}}.",
  "Setup takes {{claims.setup}} minutes, and a number is active in under {{numbers.activation}} minutes.",
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
    block 2 key-facts: {{addOns.extraNumber}} ($5) is for an extra number, but the words are about an extra user.
    Fix: Write {{addOns.extraUser}} ($4), or change the words.

    pages/index.json:36:23 «{{addOns.localNumber}}» error thing-price
    block 2 key-facts: {{addOns.localNumber}} ($2) is for a local number, but the words are about a toll-free number.
    Fix: Write {{addOns.tollFreeNumber}} ($5), or change the words.
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
    block 3 rich-text: {{addOns.tollFreeNumber}} ($5) is for a toll-free number, but the words are about an extra user.
    Fix: Write {{addOns.extraUser}} ($4), or change the words.
    "
  `);
});
