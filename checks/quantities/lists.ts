import { endOf, type Item, startOf } from "./found";
import { isLabelled, isYear } from "./not-quantities";
import { perAfter } from "./per";
import type { Per } from "./quantity";
import { TO } from "./ranges";

const LIST = /^ ?(?:,? (?:and|or)|\/|&| &) ?$/;
const COMMA = /^, ?$/;

/** May be counted by a noun that stands behind another number. */
function isCounted(text: string, { number: { start, end, value, isInWords } }: Item): boolean {
  if (isInWords) return value >= 2;
  return !isYear(text.slice(start, end)) && !isLabelled(text, start, end);
}

/** Gives each number of a list what the last of them counts: 5, 10 or 20 calls; 4 or 12 dollars. */
export function shareNouns(text: string, items: readonly Item[]): Item[] {
  const shared = [...items];
  let isListed = false;
  for (let index = items.length - 2; index >= 0; index -= 1) {
    const item = items[index];
    const next = shared[index + 1];
    if (!item || !next) continue;
    const joint = text.slice(endOf(item), startOf(next));
    const isJoined: boolean = LIST.test(joint) || (isListed && COMMA.test(joint));
    const hasUnitBehind = next.found !== undefined && startOf(next) === next.number.start;
    isListed = isJoined && hasUnitBehind && !item.found && isCounted(text, item);
    if (!isListed || !next.found) continue;
    const { start, end } = item.number;
    shared[index] = { ...item, found: { ...next.found, start, end, numberStart: start, numberEnd: end } };
  }
  return shared;
}

/** What each number is for, one entry an item; those of a list share what stands behind the last: $19, $25 or $35 per user. */
export function persOf(text: string, items: readonly Item[]): Per[][] {
  const pers = items.map((item) => perAfter(text, endOf(item)));
  let isListed = false;
  for (let index = items.length - 2; index >= 0; index -= 1) {
    const item = items[index];
    const next = items[index + 1];
    const shared = pers[index + 1];
    if (!item || !next || !shared) continue;
    const joint = text.slice(endOf(item), startOf(next));
    const isJoined: boolean = LIST.test(joint) || TO.test(joint) || (isListed && COMMA.test(joint));
    isListed =
      isJoined && shared.length > 0 && item.found?.kind === next.found?.kind && pers[index]?.length === 0;
    if (isListed) pers[index] = shared;
  }
  return pers;
}
