import { isJsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";

/** A difference between two forms of a file. */
export interface Change {
  /** Where it stands in the later form; what was taken away, in the earlier one. */
  path: JsonPath;
  /** Absent for what has been added. */
  before?: JsonValue | undefined;
  /** Absent for what has been taken away. */
  after?: JsonValue | undefined;
  /** Where it stood, of what only stands elsewhere now. */
  movedFrom?: JsonPath | undefined;
}

const textOf = (value: JsonValue | undefined): string => JSON.stringify(value) ?? "";

/** Pairs of the entries that two lists have in common, in order (longest common subsequence). */
function commonEntries(a: readonly string[], b: readonly string[]): [number, number][] {
  // Length of the longest one in what is left of both lists, from each place on.
  const lengths = a.map(() => b.map(() => 0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** True for two entries of which one may have become the other: blocks of one type, and what has no type. */
const isAlike = (a: JsonValue, b: JsonValue): boolean =>
  isJsonObject(a) && isJsonObject(b) ? a.type === b.type : typeof a === typeof b;

function listChanges(before: readonly JsonValue[], after: readonly JsonValue[], path: JsonPath): Change[] {
  const common = commonEntries(before.map(textOf), after.map(textOf));
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  for (const [endOld, endNew] of [...common, [before.length, after.length] as const]) {
    // Between two entries that stayed: what became something else, what went and what came.
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

/** What is gone in one place and has come in another has been moved. */
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

/** What differs between two forms of a value, down to its single texts, in the order of the later one. */
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
