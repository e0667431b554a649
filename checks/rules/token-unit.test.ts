import { expect, it } from "vitest";
import { findingsOfRule, itJudges } from "../../tests/check/page-rule";
import { page, text } from "../../tests/check/project";
import { tokenUnit } from "./token-unit";

it("reports words after a token that do not match its unit", () => {
  const blocks = [
    text("Try it for {{claims.trial}} weeks."),
    text("You get {{plans.standard.voiceMinutes}} texts."),
    text("Pay {{plans.standard.price}} minutes."),
    text("That is {{plans.discount}}% off."),
    text("Standard is {{plans.standard.price}} per user per month."),
    text("A text is {{plans.standard.smsOverage}} a minute."),
  ];
  expect(findingsOfRule(tokenUnit, { "pages/index.json": page(blocks) })).toMatchInlineSnapshot(`
    "
    pages/index.json:16:29 «{{claims.trial}}» error token-unit
    block 2 rich-text: {{claims.trial}} already says what it counts, so visitors would read "14 days weeks".
    Fix: Remove "weeks", or choose another token. By itself, {{claims.trial}} reads "14 days".

    pages/index.json:22:26 «{{plans.standard.voiceMinutes}}» error token-unit
    block 3 rich-text: {{plans.standard.voiceMinutes}} already says what it counts, so visitors would read "200 voice minutes a month texts".
    Fix: Remove "texts", or choose another token. By itself, {{plans.standard.voiceMinutes}} reads "200 voice minutes a month".

    pages/index.json:28:22 «{{plans.standard.price}}» error token-unit
    block 4 rich-text: {{plans.standard.price}} already says what it counts, so visitors would read "$12 a month minutes".
    Fix: Remove "minutes", or choose another token. By itself, {{plans.standard.price}} reads "$12 a month".

    pages/index.json:34:26 «{{plans.discount}}» error token-unit
    block 5 rich-text: {{plans.discount}} would be shown as "60%%".
    Fix: Remove "%", or choose another token. By itself, {{plans.discount}} reads "60%".

    pages/index.json:40:30 «{{plans.standard.price}}» error token-unit
    block 6 rich-text: {{plans.standard.price}} is not per user.
    Fix: Remove "per user", or choose another token. By itself, {{plans.standard.price}} reads "$12 a month".

    pages/index.json:46:28 «{{plans.standard.smsOverage}}» error token-unit
    block 7 rich-text: {{plans.standard.smsOverage}} is not per minute.
    Fix: Remove "a minute", or choose another token. By itself, {{plans.standard.smsOverage}} reads "$0.02 a text".
    "
  `);
});

it.each([
  ["Pay {{plans.lite.price}} monthly.", "monthly"],
  ["Pay {{plans.lite.price}} annually.", "annually"],
  ["Pay {{plans.lite.price}}/mo", "/mo"],
  ["You get {{plans.standard.outboundSms|count}} a month per year.", "per year"],
])("says which words of %s to remove", (words, removed) => {
  const found = findingsOfRule(tokenUnit, { "pages/index.json": page([text(words)]) });
  expect(/Fix: Remove "([^"]+)"/.exec(found)?.[1]).toBe(removed);
});

const wrong = [
  "A {{claims.trial}}-week trial.",
  "A {{claims.trial|amount}} trial.",
  "{{claims.activeUsers|short}} people use it.",
  "{{plans.standard.price}} a year.",
  "{{plans.standard.price}} a month.",
  "{{plans.standard.price}}, billed annually.",
  "{{plans.standard.annualPrice}} when you pay by the year.",
  "{{plans.standard.price}} dollars.",
  "{{plans.standard.price}} off.",
  "{{plans.standard.price}}/mo",
  "{{plans.standard.voiceMinutes|count}} a week.",
  "{{numbers.portingDays}} days.",
  "{{claims.activeUsers}} subscribers.",
  "{{claims.setup}} hours.",
  "{{numbers.countries}}+ for you.",
  "Over {{numbers.countries}}.",
  "Up to {{claims.freeMembers}} are free.",
  "Up to {{claims.trial}} free.",
  "Under {{plans.standard.price}}.",
  "In under {{claims.setup|count}}.",
  "Twice {{plans.standard.outboundSms|count}}.",
  "{{claims.freeMembers}} or more.",
  "{{claims.trial}} minimum.",
  "A US{{plans.standard.price}} plan.",
  "Five people pay {{plans.standard.price}} each.",
  "You get {{plans.standard.outboundSms|count}} for each of them.",
  "Moving a number isn’t {{numbers.portingPrice}}.",
];

const right = [
  "{{claims.trial|adjective}} trial, {{claims.trial}} free.",
  "{{claims.freeMembers}} are free; the first {{claims.freeMembers|count}} cost the same.",
  "{{addOns.extraUser}} each, {{addOns.extraUser}} for each user.",
  "{{addOns.extraNumber}} each.",
  "From {{plans.lite.price}}: {{plans.standard.voiceMinutes|count}} and {{plans.standard.outboundSms|count}} a month.",
  "{{plans.standard.price}} and {{claims.trial}}.",
  "{{plans.lite.outboundSms}} on Lite, more than {{plans.standard.outboundSms}} on Standard.",
  "{{numbers.portingDays}}.",
  "From the {{addOns.extraUserFrom}} user on.",
  "{{claims.support}} support, {{plans.enterprise.numbers}} minutes.",
  "{{claims.answered}} of calls in {{claims.answeredRings}}.",
  "About {{claims.setup|count}}, in {{claims.setup}}.",
  "{{plans.discount}} off, and {{plans.standard.annualSaving}} less by the year.",
  "{{claims.rating}}/{{claims.ratingScale}}",
  "{{plans.standard.price}}, and each person gets an app.",
  "{{claims.activeUsers|short}}",
];

itJudges(tokenUnit, wrong, right);
