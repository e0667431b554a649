import type { Constants } from "../../data/constants";
import { type Plan, planPricedBy, plansOf } from "../../data/plans";
import { isJsonObject, type JsonPath, type JsonValue } from "../../schema/json-document";
import { waysTo } from "../json-path";

/** The plan that an object names by its id, or by that of one of its tiers, which costs what the plan costs. */
export function planOfObject(object: JsonValue | undefined, constants: Constants): Plan | undefined {
  if (!isJsonObject(object) || typeof object.plan !== "string") return undefined;
  const id = object.plan;
  const ofTier = planPricedBy(constants.get(`tiers.${id}.price`)?.sameAs ?? "");
  return plansOf(constants).find((plan) => plan.id === (ofTier ?? id));
}

/**
 * The plan that a text belongs to by its place: in the card of the plan.
 *
 * @param root what stands in the file, tokens unresolved
 */
export function planOfPlace(
  root: JsonValue | undefined,
  path: JsonPath,
  constants: Constants,
): Plan | undefined {
  const card = waysTo(root, path).findLast((object) => planOfObject(object, constants));
  return planOfObject(card, constants);
}
