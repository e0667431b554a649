import { builtFaults, faults, innocents, judgeCorpus } from "../../tests/claims/corpus";
import { describeHeldOut, FIRST_SIGHT, heldOut, judgeHeldOut } from "../../tests/claims/held-out";
import { describe, shortfalls } from "../../tests/claims/score";
import { progress } from "../progress";

/**
 * Judges the seeded faults and the innocent texts, and prints the score.
 *
 * @param withHeldOut judge the third list too
 * @returns the exit code: 1 when the checks find less than they have to
 */
export async function judgeClaims(withHeldOut: boolean): Promise<number> {
  const tick = progress("Judging cases", faults.length + builtFaults.length + innocents.length);
  const score = await judgeCorpus(tick);
  console.log(`\n${describe(score)}`);
  console.log(
    `\n${describeHeldOut("Edits that were written without sight of the checks, at first sight", FIRST_SIGHT)}`,
  );
  if (withHeldOut) {
    const now = judgeHeldOut(progress("Judging the held-out list", heldOut.length));
    console.log(`\n${describeHeldOut("The same edits now", now)}`);
  }
  const reasons = shortfalls(score);
  for (const reason of reasons) console.error(`\n${reason}`);
  return reasons.length > 0 ? 1 : 0;
}
