import { isJsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { textsIn } from "../json-edit";

/** A difference between two versions of a file. */
export interface Change {
  /** Path in the later version; for a removed value, in the earlier one. */
  path: JsonPath;
  /** Absent for an added value. */
  before?: JsonValue | undefined;
  /** Absent for a removed value. */
  after?: JsonValue | undefined;
  /** Former path of a moved value. */
  movedFrom?: JsonPath | undefined;
}

const textOf = (value: JsonValue | undefined): string => JSON.stringify(value) ?? "";

type Pairs = readonly (readonly [number, number])[];

/** Returns the index pairs of the longest common subsequence of two lists. */
function commonEntries(a: readonly string[], b: readonly string[]): Pairs {
  // The pairs of the entries from `i` and from `j` on; `below` has those from `i + 1` on.
  let below: Pairs[] = [];
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row: Pairs[] = [];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [without, beside] = [below[j] ?? [], row[j + 1] ?? []];
      if (a[i] === b[j]) row[j] = [[i, j], ...(below[j + 1] ?? [])];
      else row[j] = without.length >= beside.length ? without : beside;
    }
    below = row;
  }
  return below[0] ?? [];
}

/** Whether one entry may be an edited version of the other: both are blocks of the same type, or values of the same type. */
const isAlike = (a: JsonValue, b: JsonValue): boolean =>
  isJsonObject(a) && isJsonObject(b) ? a.type === b.type : typeof a === typeof b;

function listChanges(before: readonly JsonValue[], after: readonly JsonValue[], path: JsonPath): Change[] {
  const common = commonEntries(before.map(textOf), after.map(textOf));
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  for (const [endOld, endNew] of [...common, [before.length, after.length] as const]) {
    // Between two unchanged entries: edited, removed and added entries.
    while (i < endOld || j < endNew) {
      const [old, next] = [i < endOld ? before[i] : undefined, j < endNew ? after[j] : undefined];
      if (old !== undefined && next !== undefined && isAlike(old, next))
        changes.push(...changesIn(old, next, [...path, j]));
      else {
        if (old !== undefined) changes.push({ path: [...path, i], before: old });
        if (next !== undefined) changes.push({ path: [...path, j], after: next });
      }
      if (old !== undefined) i += 1;
      if (next !== undefined) j += 1;
    }
    [i, j] = [endOld + 1, endNew + 1];
  }
  return changes;
}

/** Whether at least half of the texts of an entry are still in a later one of the same kind. */
function isEditedVersion(before: JsonValue, after: JsonValue): boolean {
  const [old, next] = [textsIn(before), textsIn(after)];
  return (
    isAlike(before, after) && old.filter((text) => next.includes(text)).length * 2 >= Math.max(1, old.length)
  );
}

/** Merges the removal of an entry and the addition of the same entry, or of an edited version, into a move and its edits. */
function detectMoves(changes: readonly Change[]): Change[] {
  const removed = new Set(changes.filter(({ after }) => after === undefined));
  const moves = new Map<Change, Change>();
  const tests = [(a: JsonValue, b: JsonValue) => textOf(a) === textOf(b), isEditedVersion];
  // Equal entries first: one that was only moved is not the origin of an edited one.
  for (const isSame of tests)
    for (const change of changes) {
      if (change.before !== undefined || change.after === undefined || moves.has(change)) continue;
      const { after } = change;
      const origin = [...removed].find(({ before }) => before !== undefined && isSame(before, after));
      if (!origin) continue;
      removed.delete(origin);
      moves.set(change, origin);
    }
  const origins = new Set(moves.values());
  return changes
    .filter((change) => !origins.has(change))
    .flatMap((change) => {
      const { before, path: movedFrom } = moves.get(change) ?? {};
      if (before === undefined || change.after === undefined) return [change];
      return [{ ...change, movedFrom }, ...changesIn(before, change.after, change.path)];
    });
}

/** Returns the differences between two versions of a value, down to single texts, in the order of the later version. */
export function changesIn(before: JsonValue, after: JsonValue, path: JsonPath = []): Change[] {
  if (textOf(before) === textOf(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return detectMoves(listChanges(before, after, path));
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ path, before, after }];
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((name): Change[] => {
    const own = [...path, name];
    const [old, next] = [before[name], after[name]];
    if (old !== undefined && next !== undefined) return changesIn(old, next, own);
    return [{ path: own, before: old, after: next }];
  });
}
