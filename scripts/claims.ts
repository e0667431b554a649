import { command, program, runAsProgram } from "./command/command";

/** The command: judges the seeded faults and the innocent texts, and exits 1 where the checks fall short. */
export const main = program(() =>
  command(
    "npm run claims",
    "Tries the check on lists of small edits to a copy of the site, wrong figures and innocent texts, and prints how many a rule refuses, how many a person has to read, and how often it is wrong.",
    "--held-out",
  )
    .option("--held-out", "judge the list that was written without sight of the checks, too")
    .action(async ({ heldOut }) => {
      const { judgeClaims } = await import("./claims/judge");
      process.exitCode = await judgeClaims(heldOut === true);
    }),
);

await runAsProgram(import.meta.filename, main);
