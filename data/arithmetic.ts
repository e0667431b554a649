import { findNodeAtLocation } from "jsonc-parser";
import type { Diagnostic } from "../schema/diagnostic";
import { errorIn, type JsonDocument } from "../schema/json-document";
import { money, numberOf, toCents, written } from "./amounts";
import type { Constant, Constants } from "./constants";
import { plansOf } from "./plans";

/** A sum over the constants: what `key` must say, judged from the constants named in `from`. */
interface Sum {
  key: string;
  from: readonly string[];
  /** The value that `key` must have, and the sum in words, without a full stop. */
  expect(inputs: readonly Constant[]): { value: number; sum: string };
}

/** Shown price = list price less the discount (spec 9 Plans: 60% off, "40% of list"). */
function discountedPrice(plan: string, name: string): Sum {
  return {
    key: `plans.${plan}.price`,
    from: [`plans.${plan}.listPrice`, "plans.discount"],
    expect: ([list, discount]) => {
      const value = toCents(numberOf(list) * (1 - numberOf(discount) / 100));
      return { value, sum: `${name}: ${written(list)} less ${written(discount)} is ${money(value)}` };
    },
  };
}

/** Two constants that state the same fact. */
function equal(key: string, original: string): Sum {
  return {
    key,
    from: [original],
    expect: ([fact]) => ({ value: numberOf(fact), sum: `${original} is ${written(fact)}` }),
  };
}

/** Saving of annual billing = 1 − annual price / monthly price, in whole percent (spec 9 Plans: $12, about $10, 17%). */
function annualSaving(plan: string, name: string): Sum {
  return {
    key: `plans.${plan}.annualSaving`,
    from: [`plans.${plan}.price`, `plans.${plan}.annualPrice`],
    expect: ([monthly, annual]) => {
      const value = Math.round((1 - numberOf(annual) / numberOf(monthly)) * 100);
      return { value, sum: `${name}: ${written(annual)} instead of ${written(monthly)} saves ${value}%` };
    },
  };
}

const SUMS: readonly Sum[] = [
  discountedPrice("lite", "Lite"),
  discountedPrice("standard", "Standard"),
  annualSaving("standard", "Standard"),
  equal("plans.lite.freeMembers", "claims.freeMembers"),
  equal("plans.standard.freeMembers", "claims.freeMembers"),
  equal("plans.standard.trial", "claims.trial"),
  {
    // Spec 9 Add-ons: extra users are paid for from the one after the free team members.
    key: "addOns.extraUserFrom",
    from: ["claims.freeMembers"],
    expect: ([free]) => {
      const value = numberOf(free) + 1;
      return {
        value,
        sum: `With ${written(free)} free team members, user ${value} is the first to be paid for`,
      };
    },
  },
];

/** The same sums for plans that the specification does not name, as far as such a plan has the prices for them. */
function sumsOfOtherPlans(constants: Constants): Sum[] {
  const listed = new Set(SUMS.map(({ key }) => key));
  return plansOf(constants)
    .flatMap(({ id, name }) => [discountedPrice(id, name), annualSaving(id, name)])
    .filter(({ key, from }) => !listed.has(key) && [key, ...from].every((one) => constants.has(one)));
}

/** True when the document has something at a dotted path, sound or not. */
const exists = ({ tree }: JsonDocument, key: string): boolean =>
  tree !== undefined && findNodeAtLocation(tree, key.split(".")) !== undefined;

/** A sum that does not come out. */
interface WrongSum {
  sum: Sum;
  /** What the constant should say. */
  value: number;
  message: string;
}

/** Judges one sum; undefined where it comes out, or where a constant of it has a fault of its own. */
function checkSum(sum: Sum, constants: Constants, document: JsonDocument): WrongSum | Diagnostic | undefined {
  const keys = [sum.key, ...sum.from];
  const missing = keys.find((key) => !exists(document, key));
  if (missing) {
    const subject = sum.key === missing ? "it" : `"${sum.key}"`;
    const message = `"${missing}" is missing, so ${subject} cannot be checked.`;
    return { ...fault(document, missing, message, `Add "${missing}".`), constant: missing };
  }
  const inputs = keys.flatMap((key) => constants.get(key) ?? []);
  // One is there but not sound: that is already reported, with its own cause.
  if (inputs.length < keys.length) return undefined;
  const text = inputs.find(({ value }) => typeof value !== "number");
  if (text) {
    const message = `"${text.key}" is "${text.value}", but a sum needs a number.`;
    return fault(document, text.key, message, "Give it a number and a unit.");
  }
  const [stated, ...from] = inputs;
  const { value, sum: words } = sum.expect(from);
  if (!stated || stated.value === value) return undefined;
  const name = sum.key.split(".").at(-1);
  return { sum, value, message: `${words}, but ${name} says ${written(stated)}.` };
}

const quoted = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(" or ");

/**
 * The faults of sums that do not come out. A sum of a constant that another sum finds wrong is left for later; several
 * that go by one constant are one fault of it, since it alone has been changed.
 */
function faultsOfSums(all: readonly WrongSum[], document: JsonDocument): Diagnostic[] {
  const wrong = all.filter(({ sum }) => !all.some((other) => sum.from.includes(other.sum.key)));
  const shared = wrong.flatMap(({ sum }) => sum.from).find((key, index, keys) => keys.indexOf(key) !== index);
  if (shared) {
    const ofShared = wrong.filter(({ sum }) => sum.from.includes(shared));
    const keys = ofShared.map(({ sum, value }) => `"${sum.key}" to ${value}`);
    const message = ofShared.map((one) => one.message).join(" ");
    const fix = `Correct "${shared}" here, or change ${keys.join(" and ")}.`;
    const others = wrong.filter((one) => !ofShared.includes(one));
    return [fault(document, shared, message, fix), ...faultsOfSums(others, document)];
  }
  return wrong.map(({ sum, message }) =>
    fault(document, sum.key, message, `Correct "${sum.key}", or ${quoted(sum.from)}.`),
  );
}

function fault(document: JsonDocument, key: string, message: string, fix: string): Diagnostic {
  const said = { rule: "constants-arithmetic", where: key, message, fix };
  return errorIn(document, [...key.split("."), "value"], said);
}

/**
 * Checks the sums that the constants must satisfy: discounted prices, the annual saving, and facts that stand in two
 * places. A document whose shape is broken is left to `readConstants`.
 *
 * @returns one diagnostic (rule `constants-arithmetic`) for each sum that does not come out, at the leaf that is wrong,
 *   and at most one for a leaf
 */
export function checkArithmetic(constants: Constants, document: JsonDocument): Diagnostic[] {
  if (constants.size === 0) return [];
  const sums = [...SUMS, ...sumsOfOtherPlans(constants)];
  const judged = sums.flatMap((sum) => checkSum(sum, constants, document) ?? []);
  const wrong = judged.filter((one) => "sum" in one);
  const diagnostics = [...judged.filter((one) => "rule" in one), ...faultsOfSums(wrong, document)];
  return diagnostics.filter(
    ({ where }, index) => diagnostics.findIndex((other) => other.where === where) === index,
  );
}
