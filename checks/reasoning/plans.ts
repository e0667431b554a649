import type { Constants } from "../../data/constants";
import { type Plan, plansOf } from "../../data/plans";
import { once } from "../once";
import type { Span } from "../span";

/** A name in a sentence that what is said around it may be about: a plan, or something that costs extra. */
export interface Label<T> extends Span {
  /** Several where they are named together: "Lite and Standard". */
  about: readonly T[];
}

/** Plans that a part of a text is about. */
export interface PlanLabel extends Label<Plan> {
  /** Named only to be set apart, or together with all: "more than Lite", "plans begin at". */
  isOther?: boolean;
  /** "every plan", "all plans". */
  isAll?: boolean;
}

const ALL =
  "(?:[Ee]very|[Ee]ach|[Aa]ny|[Aa]ll(?: (?:of )?(?:our|the|three))?|[Ww]hatever|[Ww]hichever|[Nn]o matter which|[Aa]cross(?: all)?(?: our)?) (?:plans?|tiers?)";
/** Where all plans together are meant, what follows belongs to none of them: "plans begin at $4". */
const RANGE = String.raw`\b(?:[Pp]lans|[Pp]rices|[Pp]ricing)\b(?=[^.;]{0,24}\b(?:begin|start|from|range|run)\b)`;

/** Finds the plans that a text names, alone or together. */
const namesOf = once((constants: Constants): RegExp => {
  const written = plansOf(constants).flatMap(({ name }) => [name, name.toUpperCase()]);
  const inLowerCase = plansOf(constants).map(({ name }) => name.toLowerCase());
  // Without plans, nothing names one.
  const oneOf = (names: readonly string[]) => names.join("|") || "(?!)";
  return new RegExp(
    `(?<all>\\b${ALL}\\b)|(?<range>${RANGE})|` +
      `\\b(?<name>${oneOf(written)}|(?:${oneOf(inLowerCase)})(?=[ -](?:plan|tier|customers?|subscribers?)\\b))\\b`,
    "g",
  );
});

/** Somebody else's: "Dialpad’s Standard" is not our plan. */
const OWNER = /(\S+?)[’']s (?:own )?$/;
/** "More than Lite", "everything in Lite": what is said is said of another plan. */
const SET_APART =
  /\b(?:than|beyond|everything in|instead of|rather than|unlike|outgr\w+|leaving|after|not|without|(?:upgrad|mov|switch)\w* from)(?: (?:the|our))? $/i;
/** "Every plan but Lite". */
const BUT = /^,? (?:but|except(?: for)?|besides) (?:the )?$/;
const TOGETHER = /^(?:\s|,|&|\/|plans?|the|on|with|for|in|both|as well as|of|and|n?or|not only)*$/;
const JOINS = /,|&|\/|\band\b|\bn?or\b|as well as/;

/** How far before a name the words stand that set it apart. */
const LOOK_BACK = 48;

function isTogether(between: string): boolean {
  return TOGETHER.test(between) && JOINS.test(between);
}

/** Adds the name of one plan: to the label before it where they are named together, else as a label of its own. */
function addPlan(labels: PlanLabel[], text: string, span: Span, plan: Plan, isOther: boolean): void {
  const last = labels.at(-1);
  const between = last ? text.slice(last.end, span.start) : "";
  if (last?.isAll && BUT.test(between)) {
    const about = last.about.filter((one) => one !== plan);
    labels[labels.length - 1] = { start: last.start, end: span.end, about };
  } else if (last && !last.isAll && Boolean(last.isOther) === isOther && isTogether(between)) {
    labels[labels.length - 1] = { ...last, end: span.end, about: [...last.about, plan] };
  } else labels.push({ ...span, about: [plan], ...(isOther ? { isOther } : {}) });
}

/**
 * The plans that a stretch of a text names, in order; plans that are named together are one label.
 *
 * @param product our product's name: its plans are ours, those of others are not
 */
export function planLabels(
  text: string,
  { start, end }: Span,
  constants: Constants,
  product: string | undefined,
): PlanLabel[] {
  const plans = plansOf(constants);
  const labels: PlanLabel[] = [];
  for (const { 0: word, index, groups } of text.slice(start, end).matchAll(namesOf(constants))) {
    const span = { start: start + index, end: start + index + word.length };
    const before = text.slice(Math.max(start, span.start - LOOK_BACK), span.start);
    if (groups?.all !== undefined) labels.push({ ...span, about: plans, isAll: true });
    else if (groups?.range !== undefined) labels.push({ ...span, about: plans, isOther: true });
    else {
      const owner = OWNER.exec(before)?.[1];
      const isOurs = owner === undefined || owner === product || !/^\p{Lu}/u.test(owner);
      const plan = plans.find(({ name }) => name.toLowerCase() === word.toLowerCase());
      if (plan && isOurs) addPlan(labels, text, span, plan, SET_APART.test(before));
    }
  }
  return labels;
}

/** The one plan that a short text names, such as a card's title; undefined where it names none or several. */
export function planNamed(text: string, constants: Constants, product: string | undefined): Plan | undefined {
  const labels = planLabels(text, { start: 0, end: text.length }, constants, product);
  const [label] = labels;
  if (labels.length !== 1 || !label || label.isOther || label.isAll || label.about.length !== 1)
    return undefined;
  return label.about[0];
}
