import { expect, it } from "vitest";
import { foundBy, saidOf } from "../../tests/check/page-rule";
import { page, text } from "../../tests/check/project";
import { tokenUnit } from "./token-unit";

it("finds words behind a token that do not go with its unit", () => {
  const blocks = [
    text("Try it for {{claims.trial}} weeks."),
    text("You get {{plans.standard.voiceMinutes}} texts."),
    text("Pay {{plans.standard.price}} minutes."),
    text("That is {{plans.discount}}% off."),
    text("Standard is {{plans.standard.price}} per user per month."),
    text("A text is {{plans.standard.smsOverage}} a minute."),
  ];
  expect(foundBy(tokenUnit, { "pages/index.json": page(blocks) })).toMatchInlineSnapshot(`
    "
    pages/index.json:16:29 «{{claims.trial}}» error token-unit
    block 2 rich-text: {{claims.trial}} stands for days, but a visitor reads "14 weeks".
    Fix: claims.trial is 14 days: change the words behind it, or choose another token.

    pages/index.json:22:26 «{{plans.standard.voiceMinutes}}» error token-unit
    block 3 rich-text: {{plans.standard.voiceMinutes}} stands for minutes, but a visitor reads "200 texts".
    Fix: plans.standard.voiceMinutes is 200 minutes: change the words behind it, or choose another token.

    pages/index.json:28:22 «{{plans.standard.price}}» error token-unit
    block 4 rich-text: {{plans.standard.price}} stands for dollars, but a visitor reads "$12 minutes".
    Fix: plans.standard.price is $12: change the words behind it, or choose another token.

    pages/index.json:34:26 «{{plans.discount}}» error token-unit
    block 5 rich-text: {{plans.discount}} brings its sign with it, so a visitor reads "60%%".
    Fix: Leave out the word or the sign behind the token.

    pages/index.json:40:30 «{{plans.standard.price}}» error token-unit
    block 6 rich-text: {{plans.standard.price}} is said to be the price per user, but the constant is per month
    Fix: Say what it is for, per month, or choose another token.

    pages/index.json:46:28 «{{plans.standard.smsOverage}}» error token-unit
    block 7 rich-text: {{plans.standard.smsOverage}} is said to be the price per minute, but the constant is per SMS
    Fix: Say what it is for, per message, or choose another token.
    "
  `);
});

const wrong = [
  "A {{claims.trial}}-week trial.",
  "{{plans.standard.price}} a year.",
  "{{plans.standard.annualPrice}} a year.",
  "{{plans.standard.price}} dollars a month.",
  "{{numbers.portingDays}} days.",
  "{{claims.activeUsers}} subscribers.",
  "{{claims.freeMembers|word}} minutes.",
  "{{claims.setup}} hours.",
  "{{claims.answeredRings}} seconds.",
];

const right = [
  "{{claims.trial}}-day trial, {{claims.trial}} days free. Day {{claims.trial}}: choose.",
  "Up to {{claims.freeMembers}} people, users or team members; {{claims.freeMembers|word}} cost the same.",
  "{{addOns.extraUser}} per user per month, {{addOns.extraUser}} a month for each user.",
  "{{addOns.extraNumber}} per month each, {{addOns.extraNumber}} per number.",
  "A further minute costs {{plans.standard.minuteOverage}} and a further text {{plans.standard.smsOverage}}.",
  "{{plans.standard.price}} and {{claims.trial}} days.",
  "{{plans.lite.outboundSms}} a month on Lite, {{plans.standard.outboundSms}} texts on Standard.",
  "{{numbers.portingDays}} business days.",
  "From the {{addOns.extraUserFrom}} user on.",
  "{{claims.support}} support, {{plans.enterprise.numbers}} minutes.",
  "{{claims.answered}} of calls in under {{claims.answeredRings}} rings.",
];

let sayings: string[][] | undefined;
function said(): string[][] {
  sayings ??= saidOf(tokenUnit, [...wrong, ...right]);
  return sayings;
}

it.each(wrong.map((sentence, index) => [sentence, index] as const))("finds fault with: %s", (_, index) => {
  expect(said()[index]).not.toEqual([]);
});

it.each(right.map((sentence, index) => [sentence, index] as const))("lets stand: %s", (_, index) => {
  expect(said()[wrong.length + index]).toEqual([]);
});
