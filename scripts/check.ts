import { Option } from "@commander-js/extra-typings";
import { declareCommand, defineMain } from "./command/command";
import { choiceOption } from "./command/values";
import { defaultFormat, FORMATS } from "./report/formats";
import { UsageError, userErrorMessage } from "./user-error";

/** Exit codes: the content is valid, the content has faults, the command was called incorrectly or failed itself. */
const EXIT_CODE = { sound: 0, faults: 1, trouble: 2 } as const;

export const main = await defineMain(import.meta.filename, ({ content: root }) =>
  declareCommand(
    "npm run check",
    "Checks pages, data, schemas and examples without a build; npm test checks components. Exits 1 if there are errors, 2 if the check could not run.",
    "/pricing",
    "data/posts/first-post.json --fix",
    "--watch",
  )
    .argument("[pages...]", "routes or files to report on (default: all)")
    .addOption(choiceOption("--format <format>", "output format", FORMATS).default(defaultFormat()))
    .option("--details", "list every notice and what was checked")
    .addOption(new Option("--fix", "apply the fixes that are certain, and check again").conflicts("watch"))
    .option("--watch", "check again after each save, until Ctrl+C")
    .action(async (names, { format, details = false, fix = false, watch }) => {
      const request = { names, format, hasDetails: details };
      try {
        const { check, checkSaves } = await import("./check/check");
        if (!watch) {
          process.exitCode = (await check(root, request, fix)) ? EXIT_CODE.sound : EXIT_CODE.faults;
          return;
        }
        const saves = await checkSaves(root, request);
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void saves.close());
      } catch (fault) {
        if (fault instanceof UsageError) throw fault;
        const message = userErrorMessage(fault);
        if (message !== undefined) console.error(message);
        else console.error("This is a bug in the checker, not a fault in your pages:\n", fault);
        process.exitCode = EXIT_CODE.trouble;
      }
    }),
);
