import { builtFaults, faults, innocents, judgeCorpus } from "../tests/claims/corpus";
import { describe, shortfalls } from "../tests/claims/score";
import { progress } from "./progress";

/** Judges the seeded faults and the innocent texts and prints the score; gives the exit code. */
async function main(): Promise<number> {
  const tick = progress("Judging cases", faults.length + builtFaults.length + innocents.length);
  const score = await judgeCorpus(tick);
  console.log(`\n${describe(score)}`);
  const reasons = shortfalls(score);
  for (const reason of reasons) console.error(`\n${reason}`);
  return reasons.length > 0 ? 1 : 0;
}

process.exitCode = await main();
