import { isJsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";

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

/** Merges the removal and the addition of equal values into a move. */
function detectMoves(changes: readonly Change[]): Change[] {
  const originOf = ({ before, after }: Change) =>
    before === undefined
      ? changes.find((other) => other.after === undefined && textOf(other.before) === textOf(after))
      : undefined;
  const origins = new Map(changes.map((change) => [change, originOf(change)]));
  const usedOrigins = new Set(origins.values());
  return changes
    .filter((change) => !usedOrigins.has(change))
    .map((change) => ({ ...change, movedFrom: origins.get(change)?.path ?? change.movedFrom }));
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
