import { formatDollars } from "../../data/numerals";
import { type CheckedTexts, type Field, spotOf } from "../checked-page";
import type { Finding, TextRule } from "../rule";

/** Text of a row that adds nothing. */
const ZERO_AMOUNT = /^(?:included|free)$/i;
const DOLLARS = /^([−-])?\$([\d,]+(?:\.\d+)?)$/;
/** Tolerance for equal sums, in dollars. */
const LESS_THAN_A_CENT = 0.005;

/** Returns the amount of a line of a bill, in dollars; undefined for a line without an amount, such as "12 calls". */
function amountOf({ text }: Field): number | undefined {
  if (ZERO_AMOUNT.test(text.trim())) return 0;
  const [, minus, dollars] = DOLLARS.exec(text.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars.replaceAll(",", "")) * (minus ? -1 : 1);
}

interface Bill {
  rows: Field[];
  total?: Field;
}

/** Returns the bills of a page, by the path of their group: lists of rows with a total beside them. */
function billsIn({ fields }: CheckedTexts): Bill[] {
  const bills = new Map<string, Bill>();
  for (const field of fields) {
    const path = field.path.join("/");
    const [, group, part = ""] = /^(.*)\/(rows\/\d+\/(?:value|amount)|total(?:\/value)?)$/.exec(path) ?? [];
    if (group === undefined) continue;
    const key = `${field.document.file} ${group}`;
    const bill = bills.get(key) ?? { rows: [] };
    if (part.startsWith("total")) bill.total = field;
    else bill.rows.push(field);
    bills.set(key, bill);
  }
  return [...bills.values()];
}

/** The rows of a bill add up to its total. */
export const wrongTotal: TextRule = {
  name: "wrong-total",
  check: (texts) =>
    billsIn(texts).flatMap(({ rows, total }): Finding[] => {
      const amounts = rows.map(amountOf);
      const stated = total && amountOf(total);
      if (!total || stated === undefined || amounts.length === 0 || amounts.includes(undefined)) return [];
      const sum = amounts.reduce<number>((all, amount) => all + Number(amount), 0);
      if (Math.abs(sum - stated) < LESS_THAN_A_CENT) return [];
      const message = `The rows add up to ${formatDollars(Number(sum.toFixed(2)))}, and the total says ${total.text.trim()}.`;
      return [{ ...spotOf(total), message, fix: "Correct the total, or the row that is wrong." }];
    }),
};
