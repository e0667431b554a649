import type { Plan } from "../../data/plans";
import type { Site } from "../../data/site";
import { isJsonObject } from "../../schema/json-document";
import { ancestorsOf, valueAt } from "../../schema/json-path";
import { type ActionField, spotOf } from "../checked-page";
import { planNamed, planOfObject, planOfPlace } from "../reasoning/plans";
import type { Finding, TextRule } from "../rule";

/** Returns the heading above a button, in its own card or block. */
function headingAbove({ document, path }: ActionField): string {
  const owner = ancestorsOf(document.value, path).findLast(
    (object) => isJsonObject(object) && typeof object.heading === "string",
  );
  return isJsonObject(owner) ? String(owner.heading) : "";
}

/** Returns the plan that the button names, or else its card, or else the heading above it. */
const planMeant = (action: ActionField, { constants, data }: Site): Plan | undefined =>
  planNamed(action.label, constants, data.name) ??
  planOfPlace(action.document.value, action.path, constants) ??
  planNamed(headingAbove(action), constants, data.name);

function wrongButton(action: ActionField, site: Site): Finding[] {
  const { document, path, label, kind } = action;
  const signsUpFor =
    kind === "signup" ? planOfObject(valueAt(document.value, path), site.constants) : undefined;
  const meant = signsUpFor && planMeant(action, site);
  if (!meant || meant === signsUpFor) return [];
  const message = `The button "${label}" belongs to ${meant.name}, but it signs up for ${signsUpFor.name}.`;
  const spot = spotOf({ ...action, path: [...path, "plan"] });
  return [{ ...spot, message, fix: `Set "plan": "${meant.id}".` }];
}

/** A button signs up for the plan that it names, or that its card or heading names. */
export const planButton: TextRule = {
  name: "plan-button",
  check: ({ actions }, site) => actions.flatMap((action) => wrongButton(action, site)),
};
