import { expect, it } from "vitest";
import { findingsOfRule, itJudges } from "../../tests/check/page-rule";
import { block, page, text } from "../../tests/check/project";
import { planPrice } from "./plan-price";

const found = (blocks: readonly object[]) => findingsOfRule(planPrice, { "pages/index.json": page(blocks) });

it("reports the price of another plan, and suggests a fix", () => {
  expect(
    found([
      text("Lite costs {{plans.standard.price}}."),
      text("Lite is {{plans.standard.annualPrice}} when billed annually."),
      text("Every plan has {{plans.standard.voiceMinutes|count}}."),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:29 «{{plans.standard.price}}» error plan-price
    block 2 rich-text: {{plans.standard.price}} ($12 a month) is a fact about Standard, but this is about Lite.
    Fix: Write {{plans.lite.price}} ($4 a month), or name Standard.

    pages/index.json:22:26 «{{plans.standard.annualPrice}}» error plan-price
    block 3 rich-text: {{plans.standard.annualPrice}} (about $10 a month, billed annually) is a fact about Standard, but this is about Lite.
    Fix: Lite has no such fact: name Standard, or leave it out.

    pages/index.json:28:33 «{{plans.standard.voiceMinutes|count}}» error plan-price
    block 4 rich-text: {{plans.standard.voiceMinutes|count}} (200 voice minutes) is a fact about Standard, but this is about every plan.
    Fix: Name Standard, since the plans differ in this.
    "
  `);
});

const wrong = [
  "For {{plans.standard.price}}, Lite keeps your number private.",
  "Lite is {{plans.lite.price}} instead of {{plans.standard.listPrice}}.",
  "Lite comes with {{plans.standard.support}} support.",
  "the lite plan costs {{plans.standard.price}}",
  "Our cheapest plan: Lite, {{plans.standard.price}}",
  "Standard starts at {{plans.lite.price}}.",
  "Standard has {{plans.lite.outboundSms}} and Lite {{plans.standard.outboundSms}}.",
  "Standard has {{plans.lite.outboundSms}} and Lite {{plans.standard.outboundSms}}, and then pay {{plans.lite.smsOverage}}.",
  "It’s {{plans.standard.price}} for Lite, and {{plans.lite.price}} for Standard.",
];

const right = [
  "Lite is {{plans.lite.price}} and Standard {{plans.standard.price}}, or {{plans.standard.annualPrice}} for a year.",
  "From Lite’s {{plans.lite.outboundSms|count}} to Standard’s {{plans.standard.outboundSms|count}}.",
  "It’s {{plans.lite.price}} for Lite, and {{plans.standard.price}} for Standard.",
  "Going from Lite to Standard takes you from {{plans.lite.price}} to {{plans.standard.price}}.",
  "Upgrade from Lite for {{plans.standard.price}}.",
  "Lite and Standard cost {{plans.lite.price}} and {{plans.standard.price}}.",
  "Unlike Lite, you get {{plans.standard.voiceMinutes|count}}.",
  "On Lite a further text costs {{plans.standard.smsOverage}}.",
  "Lite is {{plans.discount}} off, and extra users are {{addOns.extraUser}} on Lite and Standard.",
  "Dialpad’s Standard is not {{plans.lite.price}}.",
  "Lite has a {{plans.standard.trial|adjective}} trial.",
];

itJudges(planPrice, wrong, right);

const card = (plan: string, ...features: string[]) => ({
  plan,
  description: "For a business.",
  features: ["Voicemail", ...features],
  button: { label: "Choose", action: { kind: "signup" } },
});

it("identifies the plan of a card by its id, and the plan of a tier by the plan with the same price", () => {
  const plans = [
    card("lite", "{{plans.standard.voiceMinutes|count}}"),
    card("pro", "{{plans.standard.voiceMinutes|count}}"),
    card("enterprise", "Everything in Standard", "{{plans.standard.voiceMinutes|count}}"),
  ];
  expect(found([block("pricing-plans", { heading: "Plans", plans })])).toMatchInlineSnapshot(`
    "
    pages/index.json:23:16 «{{plans.standard.voiceMinutes|count}}» error plan-price
    block 2 pricing-plans: {{plans.standard.voiceMinutes|count}} (200 voice minutes) is a fact about Standard, but this is about Lite.
    Fix: Write {{plans.lite.voiceMinutes}} (Pay-as-you-go), or name Standard.

    pages/index.json:52:16 «{{plans.standard.voiceMinutes|count}}» error plan-price
    block 2 pricing-plans: {{plans.standard.voiceMinutes|count}} (200 voice minutes) is a fact about Standard, but this is about Enterprise.
    Fix: Write {{plans.enterprise.voiceMinutes}} (Unlimited), or name Standard.
    "
  `);
});

it("accepts a text in a card that names another plan", () => {
  const box = {
    heading: "Lite is enough",
    plan: "lite",
    text: "Later you move up to Standard. That is at once. You then have {{plans.standard.voiceMinutes}}.",
    priceNote: "Standard, with minutes, is {{plans.standard.price}}.",
    points: ["One number", "Texts", "Voicemail"],
    button: { label: "Choose", action: { kind: "signup", plan: "lite" } },
  };
  expect(found([block("pricing-box", box)])).toBe("\n\n");
});

it("takes the plan of an answer from its question", () => {
  const items = [
    { question: "What does Lite cost?", answer: "It is {{plans.standard.price}}." },
    { question: "And after Lite?", answer: "It is {{plans.standard.price}}." },
  ];
  expect(found([block("faq", { heading: "Questions", items })])).toMatchInlineSnapshot(`
    "
    pages/index.json:20:30 «{{plans.standard.price}}» error plan-price
    block 2 faq: {{plans.standard.price}} ($12 a month) is a fact about Standard, but this is about Lite.
    Fix: Write {{plans.lite.price}} ($4 a month), or name Standard.
    "
  `);
});

it("checks the plans in a made-up story, but not the figures of the story", () => {
  const story = (body: string) => text(body, { illustrative: true });
  const sentences = ["On Lite she pays {{plans.standard.price}}.", "On Standard he sent 10 texts."].map(
    story,
  );
  expect(found(sentences)).toMatchInlineSnapshot(`
    "
    pages/index.json:17:35 «{{plans.standard.price}}» error plan-price
    block 2 rich-text: {{plans.standard.price}} ($12 a month) is a fact about Standard, but this is about Lite.
    Fix: Write {{plans.lite.price}} ($4 a month), or name Standard.
    "
  `);
});

it("expects a token to fit each plan that is named right behind it", () => {
  const said = (words: string) => found([text(words)]);
  const priced =
    "It is $25 more for Lite or Standard, so you pay {{plans.lite.withAnswering}} for Standard with it.";
  expect(said(priced)).toContain("is a fact about Lite, but this is about Standard.");
  expect(said("{{plans.standard.outboundSms}} on Standard and Lite.")).toContain("but this is about Lite.");
  expect(said("{{plans.standard.outboundSms}} on Standard, {{plans.lite.outboundSms}} on Lite.")).toBe(
    "\n\n",
  );
});
