import type { Constants } from "../../data/constants";
import { type Plan, plansOf } from "../../data/plans";
import { once } from "../once";
import type { Span } from "../span";
import type { Label } from "./govern";

/** Plans that a part of a text is about. */
export interface PlanLabel extends Label<Plan> {
  /** "every plan", "all plans". */
  isAll?: boolean;
}

interface PlanWords {
  /** Finds the plans that a text names, alone or together. */
  names: RegExp;
  /** A quick test whether there may be one. */
  hint: RegExp;
}

const ALL =
  "(?:[Ee]very|[Ee]ach|[Aa]ny|[Aa]ll(?: (?:of )?(?:our|the|three))?|[Ww]hatever|[Ww]hichever|[Nn]o matter which|[Aa]cross(?: all)?(?: our)?) (?:plans?|tiers?)";
const SMALLEST = "(?:smallest|cheapest|lowest|entry-level) (?:plan|tier)";
/** Where all plans together are meant, what follows belongs to none of them: "plans begin at $4". */
const RANGE = String.raw`\b(?:[Pp]lans|[Pp]rices|[Pp]ricing)\b(?=[^.;]{0,24}\b(?:begin|start|from|range|run)\b)`;

const planWords = once((constants: Constants): PlanWords => {
  const written = plansOf(constants).flatMap(({ name }) => [name, name.toUpperCase()]);
  const inLowerCase = plansOf(constants).map(({ name }) => name.toLowerCase());
  // Without plans, nothing names one.
  const oneOf = (names: readonly string[]) => names.join("|") || "(?!)";
  return {
    names: new RegExp(
      `(?<all>\\b${ALL}\\b)|(?<smallest>\\b${SMALLEST}\\b)|(?<range>${RANGE})|` +
        `\\b(?<name>${oneOf(written)}|(?:${oneOf(inLowerCase)})(?=[ -](?:plan|tier|customers?|subscribers?)\\b))\\b`,
      "g",
    ),
    hint: new RegExp([...written, ...inLowerCase, "[Pp]lan", "[Tt]ier"].join("|")),
  };
});

/** False when a text surely names no plan. */
export const mayNamePlan = (text: string, constants: Constants): boolean =>
  planWords(constants).hint.test(text);

/** Somebody else's: "Dialpad’s Standard" is not our plan. */
const OWNER = /(\S+?)[’']s (?:own )?$/;
const SET_APART =
  /\b(?:than|beyond|everything (?:in|of|from)|all (?:of|in)|instead of|rather than|unlike|outgr[eo]w\w*|leav(?:e|es|ing)|after|above|over|against|versus|vs\.?|not|without|until|before|isn[’']t|aren[’']t|(?:upgrad|mov|switch|chang|com|step|differ)\w*(?: up)? from)(?: (?:the|our|your|a|an|on|with|just|only))? $/i;
/** "Lite is too small", "Lite stops at ten texts": what follows is about another plan as well. */
const FALLS_SHORT =
  /^(?: plan)? (?:(?:is|are|was|feels?|gets?|becomes?|seems?|grows?|does|do) (?:too|no|not|never|hardly)\b|(?:is|are|does|do)n[’']t\b|stops\b|ends\b|runs out\b|no longer\b)/;
/** "Standard is Lite with recording". */
const IS = /^ (?:is|are)(?: just| simply)? $/;
/** "Every plan but Lite". */
const BUT = /^,? (?:but|except(?: for)?|besides|other than|apart from) (?:the )?$/;
const TOGETHER = /^(?:\s|,|&|\/|plans?|the|on|with|for|in|both|as well as|of|and|n?or|not only)*$/;
const JOINS = /,|&|\/|\band\b|\bn?or\b|as well as/;

/** How far before a name the words stand that set it apart. */
const LOOK_BACK = 48;

function isTogether(between: string): boolean {
  return TOGETHER.test(between) && JOINS.test(between);
}

/** True where the words around a name set it apart from what is said. */
function isSetApart(
  text: string,
  { start, end }: Span,
  before: string,
  last: PlanLabel | undefined,
): boolean {
  if (SET_APART.test(before) || FALLS_SHORT.test(text.slice(end, end + LOOK_BACK))) return true;
  return last !== undefined && IS.test(text.slice(last.end, start));
}

/** Adds the name of one plan: to the label before it where they are named together, else as a label of its own. */
function addPlan(labels: PlanLabel[], text: string, span: Span, plan: Plan, isOther: boolean): void {
  const last = labels.at(-1);
  const between = last ? text.slice(last.end, span.start) : "";
  if (last?.isAll && BUT.test(between)) {
    const about = last.about.filter((one) => one !== plan);
    labels[labels.length - 1] = { start: last.start, end: span.end, about };
  } else if (last && !last.isAll && !last.isOther && !isOther && isTogether(between)) {
    labels[labels.length - 1] = { start: last.start, end: span.end, about: [...last.about, plan] };
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
  const { names } = planWords(constants);
  const labels: PlanLabel[] = [];
  for (const { 0: word, index, groups } of text.slice(start, end).matchAll(names)) {
    const span = { start: start + index, end: start + index + word.length };
    const before = text.slice(Math.max(start, span.start - LOOK_BACK), span.start);
    if (groups?.all !== undefined) labels.push({ ...span, about: plans, isAll: true });
    else if (groups?.range !== undefined) labels.push({ ...span, about: plans, isOther: true });
    else if (groups?.smallest !== undefined && plans[0]) addPlan(labels, text, span, plans[0], false);
    else {
      const owner = OWNER.exec(before)?.[1];
      const isOurs = owner === undefined || owner === product || !/^\p{Lu}/u.test(owner);
      const plan = plans.find(({ name }) => name.toLowerCase() === word.toLowerCase());
      if (plan && isOurs) addPlan(labels, text, span, plan, isSetApart(text, span, before, labels.at(-1)));
    }
  }
  return labels;
}

/** The one plan that a short text names, such as a card's title; undefined where it names none or several. */
export function planNamed(text: string, constants: Constants, product: string | undefined): Plan | undefined {
  if (!mayNamePlan(text, constants)) return undefined;
  const labels = planLabels(text, { start: 0, end: text.length }, constants, product);
  const [label] = labels;
  if (labels.length !== 1 || !label || label.isOther || label.isAll || label.about.length !== 1)
    return undefined;
  return label.about[0];
}
