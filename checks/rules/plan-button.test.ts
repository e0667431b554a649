import { expect, it } from "vitest";
import { findingsOfRule } from "../../tests/check/page-rule";
import { block, page } from "../../tests/check/project";
import { planButton } from "./plan-button";

const found = (blocks: readonly object[]) => findingsOfRule(planButton, { "pages/index.json": page(blocks) });
const button = (label: string, plan: string) => ({ label, action: { kind: "signup", plan } });

it("reports a button that signs up for a different plan than its label names", () => {
  const buttons = [button("Choose Lite", "standard"), button("Choose Standard", "standard")];
  expect(found([block("call-to-action", { heading: "Begin", buttons })])).toMatchInlineSnapshot(`
    "
    pages/index.json:22:23 «"standard"» error plan-button
    block 2 call-to-action: The button "Choose Lite" belongs to Lite, but it signs up for Standard.
    Fix: Set "plan": "lite".
    "
  `);
});

it("reports a button that signs up for a different plan than its card", () => {
  const card = (plan: string, signsUpFor: string) => ({
    plan,
    description: "For a business.",
    features: ["Texts", "Voicemail"],
    button: button("Choose", signsUpFor),
  });
  const plans = [card("standard", "lite"), card("pro", "standard")];
  expect(found([block("pricing-plans", { heading: "Plans", plans })])).toMatchInlineSnapshot(`
    "
    pages/index.json:29:25 «"lite"» error plan-button
    block 2 pricing-plans: The button "Choose" belongs to Standard, but it signs up for Lite.
    Fix: Set "plan": "standard".
    "
  `);
});

it("reports a button that signs up for a different plan than its heading names", () => {
  const buttons = [button("Start free trial", "lite")];
  expect(found([block("call-to-action", { heading: "Try Standard free", buttons })])).toMatchInlineSnapshot(`
    "
    pages/index.json:22:23 «"lite"» error plan-button
    block 2 call-to-action: The button "Start free trial" belongs to Standard, but it signs up for Lite.
    Fix: Set "plan": "standard".
    "
  `);
  const both = { heading: "Lite or Standard?", buttons };
  expect(found([block("call-to-action", both)])).toBe("\n\n");
});

it("ignores a button without the name of a plan", () => {
  const buttons = [button("Start free trial", "standard")];
  expect(found([block("call-to-action", { heading: "Begin", buttons })])).toBe("\n\n");
});
