import type { Constants } from "../../data/constants";
import { memoize } from "../../data/memoize";
import { type Plan, planPricedBy, plansOf } from "../../data/plans";
import { isJsonObject, type JsonPath, type JsonValue } from "../../schema/json-document";
import { ancestorsOf } from "../../schema/json-path";
import { escapePattern } from "../../schema/words";
import { matchesIn, type Span, spanOf } from "../text";

/** A part of a text that names plans; several if they are named together: "Lite and Standard". */
export interface PlanLabel extends Span {
  about: readonly Plan[];
  /** Whether the plan is named only for contrast: "more than Lite". */
  isContrast?: boolean;
  /** Whether all plans are named: "every plan", "all plans". */
  isAll?: boolean;
}

const ALL_PLANS =
  "(?:[Ee]very|[Ee]ach|[Aa]ny|[Ww]hatever|[Ww]hichever|[Aa]ll(?: our| the| three)?) (?:plan|tier)s?";

/** Returns a pattern of the plans that a text names, alone or together; in lowercase only before "plan". Memoized. */
const planLabelPattern = memoize((constants: Constants): RegExp => {
  const names = plansOf(constants).map(({ name }) => escapePattern(name));
  const written = [...names, ...names.map((name) => name.toUpperCase())].join("|");
  const small = names.join("|").toLowerCase();
  // Without plans, no text names one.
  const any = names.length > 0 ? `|${written}|(?:${small})(?= (?:plan|tier)\\b)` : "";
  return new RegExp(`(?<!\\w)(?:${ALL_PLANS}${any})(?!\\w)`, "g");
});

/** Another company's plan: "Dialpad’s Standard". */
const OWNER = /(\p{Lu}\S*)[’']s (?:own )?$/u;
/** Before a plan that is excluded: "more than Lite", "everything in Lite", "every plan but Lite". */
const CONTRAST =
  /\b(?:than|beyond|everything in|unlike|after|not|without|but|except|instead of|(?:upgrad|mov)\w* from)(?: the| our| for)? $/i;
const CONJUNCTION = /^(?:\s|,|&|\/|plans?|the|on|with|for|in|and|n?or|not only)*$/;

/**
 * Returns the plans that a range of a text names, in order. Plans that are named together are one label.
 *
 * @param product our product's name, which tells our plans from those of other companies
 */
export function planLabels(
  text: string,
  { start, end }: Span,
  constants: Constants,
  product: string,
): PlanLabel[] {
  const plans = plansOf(constants);
  const labels: PlanLabel[] = [];
  for (const found of matchesIn(text.slice(start, end), planLabelPattern(constants))) {
    const span = spanOf(found, start);
    const plan = plans.find(({ name }) => name.toLowerCase() === found[0].toLowerCase());
    const last = labels.at(-1);
    const before = text.slice(last?.end ?? start, span.start);
    const isContrast = CONTRAST.test(before);
    if (!plan) labels.push({ ...span, about: plans, isAll: true });
    else if ((OWNER.exec(before)?.[1] ?? product) !== product) continue;
    else if (last?.isAll && isContrast)
      labels.splice(-1, 1, { ...span, about: plans.filter((one) => one !== plan) });
    else if (last && !last.isAll && CONJUNCTION.test(before))
      labels.splice(-1, 1, { ...last, end: span.end, about: [...last.about, plan] });
    else labels.push({ ...span, about: [plan], isContrast });
  }
  return labels;
}

/** Returns the only plan that a short text names, such as a card's title; undefined for none or several. */
export function planNamed(text: string, constants: Constants, product: string): Plan | undefined {
  const [label, second] = planLabels(text, { start: 0, end: text.length }, constants, product);
  return label?.about.length === 1 && !label.isContrast && !second ? label.about[0] : undefined;
}

/** Returns the plan that an object names by its own id, or by the id of a tier, which costs what the plan costs. */
export function planOfObject(object: JsonValue | undefined, constants: Constants): Plan | undefined {
  if (!isJsonObject(object) || typeof object.plan !== "string") return undefined;
  const id = object.plan;
  const ofTier = planPricedBy(constants.get(`tiers.${id}.price`)?.sameAs ?? "");
  return plansOf(constants).find((plan) => plan.id === (ofTier ?? id));
}

/**
 * Returns the plan in whose card a text is.
 *
 * @param root content of the file, with unresolved tokens
 */
export function planOfPlace(
  root: JsonValue | undefined,
  path: JsonPath,
  constants: Constants,
): Plan | undefined {
  return ancestorsOf(root, path)
    .map((object) => planOfObject(object, constants))
    .findLast(Boolean);
}
