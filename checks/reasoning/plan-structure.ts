import type { Constants } from "../../data/constants";
import { type Plan, planPricedBy, plansOf } from "../../data/plans";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../schema/json-document";
import { waysTo } from "../json-path";
import { planNamed } from "./plans";

/** The plan that a text belongs to by where it stands: in the plan's card, below its name. */
export interface PlacedPlan {
  plan: Plan;
  /** Only a title beside it names the plan, so that a text may go on to another one. */
  isTitle: boolean;
}

/** Properties that name the thing that an object is about. */
const NAMES = ["name", "label"];
const TITLES = ["question", "title", "heading", "feature", "eyebrow"];
/** "Outgrown Lite?" is not about Lite. */
const TURNS_AWAY =
  /\b(?:than|beyond|after|instead|outgr[eo]w\w*|leav\w+|from|above|not|vs|versus|or|and|upgrad\w*|switch\w*|mov\w+|need)\b/i;

const textAt = (object: JsonObject, key: string): string => {
  const value = object[key];
  return typeof value === "string" ? value : "";
};

/** The plan that a name is, without the product's before it and "plan" behind it. */
export function planOfName(
  name: string,
  constants: Constants,
  product: string | undefined,
): Plan | undefined {
  const bare = name
    .replace(/\{\{site\.name\}\}/g, "")
    .replace(product ?? "", "")
    .replace(/\b(?:plan|tier)\b/i, "")
    .trim()
    .toLowerCase();
  return plansOf(constants).find((plan) => plan.name.toLowerCase() === bare);
}

/** The plan that an object names by its id, or by that of one of its tiers, which costs what the plan costs. */
function planOfId({ plan: id }: JsonObject, constants: Constants): Plan | undefined {
  if (typeof id !== "string") return undefined;
  const ofTier = planPricedBy(constants.get(`tiers.${id}.price`)?.sameAs ?? "");
  return plansOf(constants).find((plan) => plan.id === (ofTier ?? id));
}

/** The plan that an object is for: by its id, or by its name. */
export function planOfObject(
  object: JsonObject,
  constants: Constants,
  product: string | undefined,
): Plan | undefined {
  const named = NAMES.map((key) => textAt(object, key)).find(
    (name) => name !== name.toLowerCase() && planOfName(name, constants, product),
  );
  return (
    planOfId(object, constants) ?? (named === undefined ? undefined : planOfName(named, constants, product))
  );
}

/**
 * The plan that a text belongs to by its place.
 *
 * @param root what stands in the file, tokens unresolved
 */
export function planOfPlace(
  root: JsonValue | undefined,
  path: JsonPath,
  constants: Constants,
  product: string | undefined,
): PlacedPlan | undefined {
  const way = waysTo(root, path);
  for (let depth = way.length - 1; depth >= 0; depth -= 1) {
    const node = way[depth];
    if (isJsonObject(node)) {
      const own = path[depth];
      const isName = depth === path.length - 1 && NAMES.includes(String(own));
      const plan = isName ? undefined : planOfObject(node, constants, product);
      if (plan) return { plan, isTitle: false };
      const title = depth >= path.length - 2 ? titledPlan(node, String(own), constants, product) : undefined;
      if (title) return { plan: title, isTitle: true };
    }
    if (path[depth - 1] === "props") break;
  }
  return undefined;
}

function titledPlan(node: JsonObject, own: string, constants: Constants, product: string | undefined) {
  for (const key of [...TITLES, ...NAMES]) {
    const title = key === own ? "" : textAt(node, key);
    if (title === "" || TURNS_AWAY.test(title)) continue;
    const plan = title === title.toLowerCase() ? undefined : planNamed(title, constants, product);
    if (plan) return plan;
  }
  return undefined;
}
