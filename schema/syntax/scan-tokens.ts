/** Maximum nesting depth. The schemas need about ten levels; the limit protects the recursive parser from a stack overflow. */
const MAX_DEPTH = 100;
/**
 * Maximum number of values in a file; the project's largest has about 2,000. Beyond the limit a check would stall, because
 * the validator's time grows with the square of the number of faults, and each of them would be reported.
 */
const MAX_VALUES = 10_000;

/** Matches a token that opens, closes or separates values, or a string; one that is not closed ends with its line. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[[\]{},:]/g;

/** Returns the first place where a text exceeds the limits on depth and size, and the keys that an object has twice. */
export function scanTokens(text: string) {
  const open: Map<string, number>[] = [];
  const repeated: { key: string; offset: number; first: number }[] = [];
  let values = 1;
  let last = { key: "", offset: 0 };
  for (const { 0: token, index: offset } of text.matchAll(TOKEN)) {
    if (token === "[" || token === "{") open.push(new Map());
    else if (token === "]" || token === "}") open.pop();
    else if (token === ",") values += 1;
    else if (token === ":") {
      const keys = open.at(-1);
      const first = keys?.get(last.key);
      if (first === undefined) keys?.set(last.key, last.offset);
      else repeated.push({ ...last, first });
    }
    last = { key: token, offset };
    const isDeep = open.length > MAX_DEPTH;
    if (!isDeep && values <= MAX_VALUES) continue;
    const found = isDeep
      ? `This is nested more than ${MAX_DEPTH} levels deep`
      : `The file holds more than ${MAX_VALUES} values`;
    return { excess: { offset, message: `${found}; nothing on this site needs that.` }, repeated };
  }
  return { repeated };
}
