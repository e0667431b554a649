import { BARE_FORMS, formatConstant } from "../../data/format";
import { perAfter, perIn, statedAfter } from "../quantities/per";
import { quantitiesIn } from "../quantities/quantities";
import { nounForm } from "../quantities/units";
import { mentions } from "../reasoning/phrases";
import { type Objection, type PlacedToken, type ReasonedText, textRule } from "../reasoning/texts";

/** Maximum distance from a token of the words that belong to it, in characters. */
const MAX_DISTANCE = 48;
const NON_NUMERIC_UNITS = ["text", "plan-tag", "date"];

/** A token with its value, and the text on either side. */
interface Context extends PlacedToken {
  value: string;
  form: string | undefined;
  before: string;
  after: string;
}

/** What is wrong beside a token, as the end of a sentence about the token, and the superfluous words. */
interface Fault {
  wrong: string;
  words: string;
}

/** Letters directly after a token, or a second currency sign or unit. */
const GLUED_AFTER =
  /^(?:[\p{L}\p{N}%$+]|-[\p{L}\p{N}]| ?(?:%|percent|per cent|dollars?|bucks|USD|cents?)(?!\p{L}))/iu;
const GLUED_BEFORE = /[\p{L}\p{N}$€£%]$/u;
const BILLED =
  /^[\s,(]*(?:when |if |and |you )*(?:billed|paid|pay) (?:annually|yearly|(?:by|for|every) (?:the |a )?year)\b/i;
const BOUND_AFTER =
  /^ ?(?:or (?:more|less|fewer|over|under)|and (?:up|over|more)|at (?:least|most)|max(?:imum)?|minimum)\b/i;
const REDUCTION = /^ ?(?:off|discount|reduction|cheaper|less|below|saved?|savings?)\b/i;
const FOR_EACH = /^[\s,(]*(?:(?:for|to) )?(?:each|apiece)(?= of (?:them|you|us)\b|[.,;:)]|$)/i;
const DENIED = /(?:\b(?:not|never|no longer)|n[’']t) $/i;
const MULTIPLE = /\b(?:twice|double|half|\w+ times)(?: the| of)? $/i;
const BOUND =
  /(?:\b(?:(?<!\badds? )up to|at most|no more than|under|(?:less|fewer) than|about|around|nearly|almost)|[<~]) ?$/i;
const MORE_THAN = /(?:\b(?:over|more than|at least)|>) ?$/i;

function checkForm({ constant, form = "", value }: Context): Fault | undefined {
  const isBare = BARE_FORMS.includes(form) && formatConstant(constant) !== value;
  const wrong = `leaves out what it stands for; only a place that shows the amount alone takes "${form}"`;
  return isBare ? { wrong, words: `|${form}` } : undefined;
}

function checkSpacing({ before, after, value }: Context): Fault | undefined {
  const [behind] = GLUED_AFTER.exec(after) ?? [];
  if (behind !== undefined) return { wrong: `would be shown as "${value}${behind}"`, words: behind };
  const [words] = GLUED_BEFORE.exec(before) ?? [];
  return words ? { wrong: `would be shown as "${words}${value}"`, words } : undefined;
}

/** Reports a second unit, as in "14 days weeks", unless the value is an ordinal or a rating. */
function checkUnit({ constant, after, value }: Context): Fault | undefined {
  const beside = /^[ \u00a0]\p{Ll}[^.,;:!?()]*/u.exec(after)?.[0].toLowerCase() ?? "";
  const mayCount = beside.split(/[^a-z]+/).some((word) => nounForm(word) !== undefined);
  if (!mayCount || ["ordinal", "rating"].includes(constant.unit)) return undefined;
  const [counted] = quantitiesIn(`7${after}`);
  // The noun of the next figure does not count: "200 minutes and 200 texts".
  const isNoun = counted?.offset === 0 && counted.kind === "count" && counted.units.length > 0;
  if (!isNoun) return undefined;
  const words = counted.text.slice(1);
  return { wrong: `already says what it counts, so visitors would read "${value}${words}"`, words };
}

/** Reports a period that the fact does not have, or that the token states already. */
function checkPeriod({ constant: { per: owner, unit }, form, value, after }: Context): Fault | undefined {
  const own = owner === undefined ? [] : perAfter(` per ${owner}`, 0);
  const said = form === undefined ? perIn(value) : [];
  const stated = statedAfter(after, 0).find(({ per }) => !own.includes(per) || said.includes(per));
  if (!stated || unit === "ordinal") return undefined;
  const { per, words } = stated;
  return { wrong: own.includes(per) ? `already says "per ${per}"` : `is not per ${per}`, words };
}

/** Reports words that contradict the fact. The subject shows whether it can be a reduction, the period for whom it is. */
function checkFact({ constant, before, after }: Context): Fault | undefined {
  const [reduced = ""] = REDUCTION.exec(after) ?? [];
  const isShared = constant.per === "month";
  const [words = mentions(reduced, constant) ? "" : reduced] =
    BILLED.exec(after) ??
    BOUND_AFTER.exec(after) ??
    (isShared ? FOR_EACH.exec(after) : null) ??
    DENIED.exec(before) ??
    MULTIPLE.exec(before) ??
    [];
  return words ? { wrong: `does not go with "${words.trim()}"`, words } : undefined;
}

/** Reports a bound that the constant does not have, or that the token states already. */
function checkBound({ constant: { qualifier }, form, before }: Context): Fault | undefined {
  // Without a qualifier, "more than" is allowed: more than a limit costs extra, and more than a minimum reaches it.
  const [words] = BOUND.exec(before) ?? (qualifier && MORE_THAN.exec(before)) ?? [];
  if (!words) return undefined;
  const isOwn = words.trim().toLowerCase() === qualifier?.replace("-", " ");
  if (!isOwn) return { wrong: `does not go with "${words.trim()}"`, words };
  return form === "count" ? undefined : { wrong: `already says "${words.trim()}"`, words };
}

const CHECKS = [checkForm, checkSpacing, checkUnit, checkPeriod, checkFact, checkBound];

function objectionTo({ text }: ReasonedText, token: PlacedToken): Objection[] {
  const { start, end, constant, written } = token;
  const value = text.slice(start, end);
  if (NON_NUMERIC_UNITS.includes(constant.unit) || text.trim() === value) return [];
  const form = /\|\s*(?!here\b)([\w-]+)\s*\}\}$/.exec(written)?.[1];
  const context: Context = {
    ...token,
    value,
    form,
    before: text.slice(Math.max(0, start - MAX_DISTANCE), start),
    after: text.slice(end, end + MAX_DISTANCE),
  };
  const found = CHECKS.reduce<Fault | undefined>((earlier, test) => earlier ?? test(context), undefined);
  if (!found) return [];
  const { wrong, words } = found;
  const fix = `Remove "${words.trim()}", or choose another token. By itself, {{${constant.key}}} reads "${formatConstant(constant)}".`;
  return [{ span: { start, end }, message: `${written} ${wrong}.`, fix }];
}

/** A token states the whole fact: words beside it can only repeat or contradict its unit, period and bound. */
export const tokenUnit = textRule({
  name: "token-unit",
  objectionsTo: (text) => text.tokens.flatMap((token) => objectionTo(text, token)),
});
