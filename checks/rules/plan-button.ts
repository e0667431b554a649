import { type Plan, plansOf } from "../../data/plans";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonValue, locate } from "../../schema/json-document";
import type { ActionField, CheckedTexts } from "../checked-page";
import { waysTo } from "../json-path";
import { planOfObject } from "../reasoning/plan-structure";
import { mayNamePlan, planNamed } from "../reasoning/plans";
import type { Finding, TextRule } from "../rule";

const withoutButton = (card: JsonValue | undefined): JsonValue | undefined =>
  isJsonObject(card) ? { ...card, button: null } : undefined;

/** The plan that the words around a button name: those on it, or the name of the card that it stands in. */
function planOfWords({ document, path, label }: ActionField, { constants, data }: Site): Plan | undefined {
  if (mayNamePlan(label, constants)) {
    const named = planNamed(label, constants, data.name);
    if (named) return named;
  }
  const card = withoutButton(waysTo(document.value, path).at(-2));
  return isJsonObject(card) ? planOfObject(card, constants, data.name) : undefined;
}

function wrongButton(action: ActionField, site: Site): Finding[] {
  const { document, path, where, label, kind } = action;
  if (kind !== "signup") return [];
  const value = waysTo(document.value, [...path, "plan"]).at(-1);
  const id = isJsonObject(value) ? value.plan : undefined;
  const signsUpFor = plansOf(site.constants).find((plan) => plan.id === id);
  const named = signsUpFor && planOfWords(action, site);
  if (!named || named === signsUpFor) return [];
  const place = locate(document, [...path, "plan"]);
  const message = `The button "${label}" belongs to ${named.name}, but it signs up for ${signsUpFor.name}.`;
  return [{ file: document.file, ...place, where, message, fix: `Set "plan": "${named.id}".` }];
}

function check({ actions }: CheckedTexts, site: Site): Finding[] {
  return actions.flatMap((action) => wrongButton(action, site));
}

/** Whoever presses the button of a plan gets that plan. */
export const planButton: TextRule = {
  name: "plan-button",
  severity: "error",
  summary: "A button signs up for the plan that it names or stands below.",
  docs: {
    why: "A visitor who chooses Lite and signs up for Standard pays three times what the page said.",
    wrong: `{ "type": "call-to-action", "props": { "heading": "Begin", "buttons": [{ "label": "Choose Lite", "action": { "kind": "signup", "plan": "standard" } }] } }`,
    right: `{ "type": "call-to-action", "props": { "heading": "Begin", "buttons": [{ "label": "Choose Lite", "action": { "kind": "signup", "plan": "lite" } }] } }`,
  },
  check,
};
