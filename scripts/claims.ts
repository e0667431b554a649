import { declareCommand, defineMain } from "./command/command";
import { progress } from "./progress";

/** Runs the command, which tests the checks on seeded faults and on innocent texts, and exits 1 if they miss their targets. */
export const main = await defineMain(import.meta.filename, () =>
  declareCommand(
    "npm run claims",
    "Tests the check with small edits to a copy of the site, wrong figures and innocent texts. " +
      "Prints how many a rule refuses, how many a person has to read, and how often the check is wrong.",
    "--held-out",
  )
    .option("--held-out", "also judge the list whose authors had not seen the checks")
    .action(async ({ heldOut: isHeldOutToo }) => {
      const { builtFaults, faults, innocents, judgeCorpus } = await import("../tests/claims/corpus");
      const { heldOut, judgeHeldOut } = await import("../tests/claims/held-out");
      const { describeScore, shortfalls } = await import("../tests/claims/score");
      const cases = faults.length + builtFaults.length + innocents.length;
      const score = await judgeCorpus(progress("Judging cases", cases));
      console.log(`\n${describeScore(score)}`);
      if (isHeldOutToo)
        console.log(`\n${judgeHeldOut(progress("Judging the held-out list", heldOut.length))}`);
      const reasons = shortfalls(score);
      for (const reason of reasons) console.error(`\n${reason}`);
      process.exitCode = reasons.length > 0 ? 1 : 0;
    }),
);
