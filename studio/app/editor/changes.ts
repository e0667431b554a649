import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
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

/** Whether two values are equal, including the order of their properties. */
export const isSame = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  textOf(a) === textOf(b);

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

/** Whether at least half of the texts of an entry are still in a later one of the same kind. */
function isEditedVersion(before: JsonValue, after: JsonValue): boolean {
  const [old, next] = [textsIn(before), textsIn(after)];
  return (
    isAlike(before, after) && old.filter((text) => next.includes(text)).length * 2 >= Math.max(1, old.length)
  );
}

/** Returns the removed entries, and then those that were added, moved or edited, in the order of the later list. */
function listChanges(before: readonly JsonValue[], after: readonly JsonValue[], path: JsonPath): Change[] {
  const common = commonEntries(before.map(textOf), after.map(textOf));
  const unchanged = new Map(common);
  /** Whether two entries are between the same unchanged ones. */
  const isInPlace = (from: number, to: number) =>
    common.filter(([index]) => index < from).length === common.filter(([, index]) => index < to).length;
  /** Whether an entry is the origin of a later one: unchanged, else edited at its place, else moved, else moved and edited. */
  const tests: readonly ((old: JsonValue, next: JsonValue, from: number, to: number) => boolean)[] = [
    (_old, _next, from, to) => unchanged.get(from) === to,
    (old, next, from, to) => isInPlace(from, to) && isAlike(old, next),
    isSame,
    isEditedVersion,
  ];
  const removed = new Map(before.entries());
  const origins = new Map<number, [from: number, old: JsonValue]>();
  for (const isOrigin of tests)
    for (const [to, next] of after.entries()) {
      if (origins.has(to)) continue;
      const origin = [...removed].find(([from, old]) => isOrigin(old, next, from, to));
      if (!origin) continue;
      origins.set(to, origin);
      removed.delete(origin[0]);
    }
  return [
    ...[...removed].map(([from, old]) => ({ path: [...path, from], before: old })),
    ...after.flatMap((next, to): Change[] => {
      const [own, origin] = [[...path, to], origins.get(to)];
      if (!origin) return [{ path: own, after: next }];
      const [from, old] = origin;
      const edits = changesIn(old, next, own);
      return isInPlace(from, to) ? edits : [{ path: own, after: next, movedFrom: [...path, from] }, ...edits];
    }),
  ];
}

/** Returns the differences between two versions of a value, down to single texts, in the order of the later version. */
export function changesIn(before: JsonValue, after: JsonValue, path: JsonPath = []): Change[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ path, before, after }];
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((name): Change[] => {
    const own = [...path, name];
    const [old, next] = [before[name], after[name]];
    if (old !== undefined && next !== undefined) return changesIn(old, next, own);
    return [{ path: own, before: old, after: next }];
  });
}

/**
 * Returns a copy of the content without the given changes, so that all others are kept; undefined if a place is not as it was
 * after its change, or if a value has been added, removed or moved.
 */
export function withoutChanges(content: JsonObject, changes: readonly Change[]): JsonObject | undefined {
  const undone = structuredClone(content);
  for (const { path, before, after } of changes) {
    const isAsItWas = after !== undefined && isSame(valueAt(content, path), after);
    if (before === undefined || !isAsItWas) return undefined;
    Object.assign(valueAt(undone, path.slice(0, -1)) ?? {}, { [String(path.at(-1))]: before });
  }
  return undone;
}
