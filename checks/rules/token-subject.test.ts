import { expect, it } from "vitest";
import { findingsOfRule, itJudges } from "../../tests/check/page-rule";
import { block, page, text } from "../../tests/check/project";
import { tokenSubject } from "./token-subject";

it("names the subject of the token, and words for it", () => {
  const files = { "pages/index.json": page([text("Students get {{field.homeServicesUnanswered}} off.")]) };
  expect(findingsOfRule(tokenSubject, files)).toMatchInlineSnapshot(`
    "
    pages/index.json:16:31 «{{field.homeServicesUnanswered}}» error token-subject
    block 2 rich-text: {{field.homeServicesUnanswered}} is about unanswered calls of home services, which nothing here mentions.
    Fix: Mention it, or choose another token. Words that count: call…, home, service…, unanswered.
    "
  `);
});

const wrong = [
  "Tell us within {{claims.trial}}.",
  "Your parcel arrives in {{claims.setup}}.",
  "We are open on {{legal.accountData}}.",
  "The trial is free. It rains. You have {{claims.trial}}.",
  "An extra local number costs {{addOns.tollFreeNumber}}, but a toll-free one is {{addOns.localNumber}}.",
  "{{claims.dloresFree}} for the plan and {{claims.trial}} for Dlores.",
  "Voicemail transcription: {{plans.lite.callRecording}}.",
  "Its voice minutes are {{plans.lite.inboundSms|lower}}.",
];
const right = [
  "Try it for {{claims.trial}}.",
  "Try it first. You have {{claims.trial}}, and nothing happens when they end.",
  "{{plans.standard.voiceMinutes}} come with it.",
  "{{plans.standard.price}} is all.",
  "An extra local number costs {{addOns.localNumber}}, but a toll-free one is {{addOns.tollFreeNumber}}.",
  "{{claims.trial}} for the plan and {{claims.dloresFree}} for Dlores.",
  "Call recording on Lite: {{plans.lite.callRecording|lower}}.",
  "From {{site.name}} with {{roles.admin}}.",
];

itJudges(tokenSubject, wrong, right, true);

it("considers the words beside a figure, but not beside a long text", () => {
  const statistics = (label: string) =>
    block("statistics", { items: [{ value: "{{claims.uptime|amount}}", label }] });
  const blocks = [statistics("uptime, promised in our terms"), statistics("of our customers have a cat")];
  expect(findingsOfRule(tokenSubject, { "pages/index.json": page(blocks) })).toContain("block 3");
  expect(findingsOfRule(tokenSubject, { "pages/index.json": page(blocks.slice(0, 1)) }).trim()).toBe("");
});

it("prefers a subject that the sentence names to the subject of the title", () => {
  const hero = (...proof: string[]) =>
    block("hero", { heading: "Try Dlores for free", intro: "She answers.", proof });
  const found = (...proof: string[]) =>
    findingsOfRule(tokenSubject, { "pages/index.json": page([hero(...proof)]) }).trim();
  expect(found("{{claims.dloresFree|adjective}} gift")).toBe("");
  expect(found("{{claims.dloresFree|adjective}} money-back")).toContain("claims.dloresFree");
});
