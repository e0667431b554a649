import { type ListedCase, readCases } from "./cases";
import { type BuiltCase, judgeBuilt } from "./judge-built";
import { judgeCases, type Verdict } from "./judge-cases";
import { type Score, scoreOf } from "./score";

/** Edits that make the site say something wrong; the checks of its sources must find each. */
export const faults: readonly ListedCase[] = readCases("faults.jsonl");
/** Edits of code that only the built pages show. */
export const builtFaults: readonly BuiltCase[] = readCases("built.jsonl") as BuiltCase[];
/** Edits that leave the site as right as it was. */
export const innocents: readonly ListedCase[] = readCases("innocents.jsonl");

/** Judges every fault; `onProgress` is called after each case. */
export async function judgeFaults(onProgress?: () => void): Promise<Verdict[]> {
  return [...judgeCases(faults, onProgress), ...(await judgeBuilt(builtFaults, onProgress))];
}

/** Judges every innocent text; `onProgress` is called after each case. */
export const judgeInnocents = (onProgress?: () => void): Verdict[] => judgeCases(innocents, onProgress);

/** Judges the whole corpus; `onProgress` is called after each case. */
export const judgeCorpus = async (onProgress?: () => void): Promise<Score> =>
  scoreOf(await judgeFaults(onProgress), judgeInnocents(onProgress));
