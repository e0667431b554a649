import { parseArgs } from "node:util";
import { checkSite } from "../checks/check-site";
import { openSite } from "../data/site";
import { hasErrors } from "../schema/diagnostic";
import { nearest } from "../schema/nearest";
import { progress } from "./progress";
import { defaultFormat, FORMATS, type Format, printReport } from "./report/print";
import { UserError } from "./user-error";

const USAGE = `Usage: npm run check -- --format ${FORMATS.join("|")}`;
/** From so many pages on the check takes long enough to show how far it has come. */
const MANY_PAGES = 200;

/** Exit codes: the content is sound, the content has faults, the command was called wrongly or failed itself. */
const EXIT = { sound: 0, faults: 1, trouble: 2 } as const;

/**
 * Reads the command line.
 *
 * @throws UserError on an unknown argument or format
 */
export function readFormat(args: string[], env: Record<string, string | undefined> = process.env): Format {
  let asked: string | undefined;
  try {
    asked = parseArgs({ args, options: { format: { type: "string" } } }).values.format;
  } catch (fault) {
    throw new UserError(`${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}`);
  }
  if (asked === undefined) return defaultFormat(env);
  const format = FORMATS.find((known) => known === asked);
  if (format) return format;
  const meant = nearest(asked, FORMATS);
  throw new UserError(`"${asked}" is not a format. ${meant ? `Did you mean "${meant}"? ` : ""}${USAGE}`);
}

/** Checks the project and prints the verdict; gives the exit code. */
function check(root: string, args: string[]): number {
  const format = readFormat(args);
  const site = openSite(root);
  const total = site.pages.length;
  const tick = total >= MANY_PAGES ? progress("Checking pages", total) : undefined;
  const result = checkSite(site, tick ? { onProgress: () => tick() } : {});
  tick?.stop();
  printReport(root, result, { format });
  return hasErrors(result.diagnostics) ? EXIT.faults : EXIT.sound;
}

if (import.meta.filename === process.argv[1]) {
  try {
    process.exitCode = check(process.env.PINGO_ROOT ?? process.cwd(), process.argv.slice(2));
  } catch (fault) {
    if (fault instanceof UserError) console.error(fault.message);
    else console.error("This is a fault of the checker, not of your pages:\n", fault);
    process.exitCode = EXIT.trouble;
  }
}
