import { type ListedCase, readCases } from "./cases";
import { type BuiltCase, judgeBuilt } from "./judge-built";
import { judgeCases } from "./judge-cases";
import { type Score, scoreOf } from "./score";

/** Edits that make the site state something wrong; the check refuses each, or requires a person to read it. */
export const faults: readonly ListedCase[] = readCases("faults.jsonl");
/** Edits of code whose faults only the built pages show. */
export const builtFaults: readonly BuiltCase[] = readCases("built.jsonl") as BuiltCase[];
/** Edits that leave the site correct. */
export const innocents: readonly ListedCase[] = readCases("innocents.jsonl");

/** Judges the whole corpus; `onProgress` is called after each case. */
export async function judgeCorpus(onProgress?: () => void): Promise<Score> {
  // Judged together, so that the cases of one file follow each other.
  const verdicts = judgeCases([...faults, ...innocents], onProgress, ({ list }) => list === "faults.jsonl");
  const built = await judgeBuilt(builtFaults, onProgress);
  return scoreOf([...verdicts.slice(0, faults.length), ...built], verdicts.slice(faults.length));
}
