import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { VISUALS_FOLDER } from "../../schema/schema-parts";
import { findingsOfRule, itJudges, messagesOf } from "../../tests/check/page-rule";
import { block, page, text } from "../../tests/check/project";
import { ROOT } from "../../tests/roots";
import { planFeature } from "./plan-feature";

const found = (blocks: readonly object[]) =>
  findingsOfRule(planFeature, { "pages/index.json": page(blocks) });

it("does not treat a question as a statement", () => {
  const faults = found([
    text("Does Lite record calls? No. Is call recording part of Lite? It does not say."),
    text("Is it? Lite includes call recording."),
  ]);
  expect(faults.match(/«.*»|block \d/g)).toEqual(["«call recording»", "block 3"]);
});

it("reads the emphasized texts of a picture", () => {
  const picture = JSON.parse(
    readFileSync(join(ROOT, VISUALS_FOLDER, "voicemail-transcript/example.json"), "utf8"),
  );
  const visual = { ...picture, transcript: "Lite includes call recording." };
  const faults = found([block("hero", { heading: "Calls", visual })]);
  expect(faults.match(/«.*»/g)).toEqual(["«call recording»"]);
});

it.each([
  "Unlimited texting on Lite.",
  "Unlimited outbound SMS on Standard.",
  "Unlimited phone numbers on every plan.",
  "A dedicated support contact on Standard.",
  "Dlores answers your calls on Lite free of charge.",
])("reports %j, which denies a limit", (said) => expect(found([text(said)])).toContain("plan-feature"));

it.each(["Unlimited texts in on Lite.", "Unlimited incoming texts on Lite."])("accepts %j", (said) =>
  expect(found([text(said)]).trim()).toBe(""),
);

it("reports a feature that a plan lacks, and a feature said to need a higher plan than it does", () => {
  expect(
    found([
      text("Lite includes call recording."),
      text("HIPAA and skill-based routing come with Standard and Enterprise."),
      text("AI call answering comes with every plan."),
      text("Call recording needs Enterprise."),
      text("Bulk texts, from {{plans.lite.price}}."),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:32 «call recording» error plan-feature
    block 2 rich-text: Lite does not have call recording, but this text says that it does.
    Fix: features.callRecording gives it to Standard and Enterprise: say so, or leave it out here.

    pages/index.json:22:18 «HIPAA» error plan-feature
    block 3 rich-text: Standard does not have HIPAA, but this text says that it does.
    Fix: features.hipaa gives it to Enterprise: say so, or leave it out here.

    pages/index.json:22:28 «skill-based routing» error plan-feature
    block 3 rich-text: Standard does not have skill-based routing, but this text says that it does.
    Fix: features.skillBasedRouting gives it to Enterprise: say so, or leave it out here.

    pages/index.json:28:18 «AI call answering» error plan-feature
    block 4 rich-text: Lite and Standard do not include AI call answering, but this text says that they do.
    Fix: plans.enterprise.aiAnswering gives it to Enterprise: say so, or leave it out here.

    pages/index.json:34:18 «Call recording» error plan-feature
    block 5 rich-text: Standard has call recording too, but this text asks for Enterprise.
    Fix: features.callRecording gives it to Standard and Enterprise: say so, or leave it out here.

    pages/index.json:40:18 «Bulk texts» error plan-feature
    block 6 rich-text: Lite does not have bulk SMS, but this text says that it does.
    Fix: features.bulkSms gives it to Standard and Enterprise: say so, or leave it out here.
    "
  `);
});

const wrong = [
  "Call recording on Lite.",
  "Record calls on every plan.",
  "Calls on Lite are recorded.",
  "Conference calling on all plans.",
  "Lite includes call recording at no extra cost.",
  "Call recording and voicemail come with Lite.",
  "Role-based permissions are on Lite, not only on Standard.",
  "Every plan but Standard has HIPAA.",
  "Every plan comes with priority support.",
  "Lite has unlimited minutes.",
  "International calling is included in Standard.",
  "Dlores is included in Standard.",
];

const right = [
  "Lite has no call recording.",
  "Call recording is not on Lite.",
  "Call recording needs Standard or Enterprise.",
  "Lite comes without call recording, and so it is cheaper.",
  "Voicemail on every plan, call recording from Standard on.",
  "Everything in Lite, and call recording.",
  "Unlike Lite, Standard has call recording.",
  "Standard is Lite with call recording.",
  "Every plan but Lite has call recording.",
  "Neither Lite nor Standard has HIPAA.",
  "AI call answering is an add-on of {{addOns.aiAnswering}} on Lite and Standard, and part of Enterprise.",
  "International calling is pay-as-you-go on every plan.",
  "You can hear a voicemail’s recording on every plan.",
  "Priority support from Standard on, by mail on Lite.",
  "Dlores is free for the first {{claims.dloresFree}} on every plan, and included in Enterprise.",
];

itJudges(planFeature, wrong, right);

it("accepts an alternate reading on the page that states it", () => {
  const sentence = "Custom integrations come with Standard and Enterprise.";
  expect(messagesOf(planFeature, [sentence], "/integrations")).toEqual([[]]);
  expect(messagesOf(planFeature, [sentence], "/contact")).toEqual([
    [expect.stringContaining("Standard does not have custom integrations")],
  ]);
});

it("checks the card of a plan", () => {
  const box = {
    heading: "For a start",
    plan: "lite",
    points: ["One number", "Call recording", "Voicemail transcription"],
    button: { label: "Choose", action: { kind: "signup", plan: "lite" } },
  };
  expect(found([block("pricing-box", box)])).toMatchInlineSnapshot(`
    "
    pages/index.json:20:12 «Call recording» error plan-feature
    block 2 pricing-box: Lite does not have call recording, but this text says that it does.
    Fix: features.callRecording gives it to Standard and Enterprise: say so, or leave it out here.
    "
  `);
});

it("judges what a sentence says of the plans that it does not exclude", () => {
  expect(found([text("HIPAA is part of Standard and Enterprise, and not of Lite.")])).toContain(
    "Standard does not have HIPAA",
  );
  expect(found([text("HIPAA is part of Enterprise, and not of Lite.")]).trim()).toBe("");
});
