import { parseArgs } from "node:util";
import { type CheckResult, checkSite } from "../checks/check-site";
import { planFixes, writeFixes } from "../checks/fix";
import { unreadSentences } from "../checks/ledger/accepted";
import { openSite } from "../data/site";
import { hasErrors, sortDiagnostics } from "../schema/diagnostic";
import { nearest } from "../schema/nearest";
import { requireSchemas } from "./generate/schema-faults";
import { fixReport } from "./report/fixes";
import { defaultFormat, FORMATS, type Format, printReport } from "./report/print";
import { UserError } from "./user-error";
import { checkPages } from "./workers/check-pages";

const USAGE = `Usage: npm run check -- --format ${FORMATS.join("|")} --fix`;

/** Exit codes: the content is sound, the content has faults, the command was called wrongly or failed itself. */
const EXIT = { sound: 0, faults: 1, trouble: 2 } as const;

/** What the command line asks for. */
export interface CheckRequest {
  format: Format;
  /** Make the replacements that are certain, and check again. */
  fix: boolean;
}

/**
 * Reads the command line.
 *
 * @throws UserError on an unknown argument or format
 */
export function readRequest(
  args: string[],
  env: Record<string, string | undefined> = process.env,
): CheckRequest {
  let asked: { format?: string | undefined; fix?: boolean | undefined };
  try {
    asked = parseArgs({ args, options: { format: { type: "string" }, fix: { type: "boolean" } } }).values;
  } catch (fault) {
    throw new UserError(`${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}`);
  }
  const { format: name, fix = false } = asked;
  if (name === undefined) return { format: defaultFormat(env), fix };
  const format = FORMATS.find((known) => known === name);
  if (format) return { format, fix };
  const meant = nearest(name, FORMATS);
  throw new UserError(`"${name}" is not a format. ${meant ? `Did you mean "${meant}"? ` : ""}${USAGE}`);
}

/** Checks what is in the project's files now. */
async function checkNow(root: string): Promise<CheckResult> {
  requireSchemas(root);
  const site = openSite(root);
  const result = checkSite(site, { verdictOf: await checkPages(site) });
  // Faults come first: a sentence that is wrong is not to be accepted.
  if (hasErrors(result.diagnostics)) return result;
  return { ...result, diagnostics: sortDiagnostics([...result.diagnostics, ...unreadSentences(site)]) };
}

/** Checks the project and prints the verdict; gives the exit code. */
async function verdict(root: string, args: string[]): Promise<number> {
  const { format, fix } = readRequest(args);
  let result = await checkNow(root);
  if (fix) {
    const plan = planFixes(root, result.diagnostics);
    // What programs read from stdout is the report alone.
    const stream = format === "json" || format === "sarif" ? process.stderr : process.stdout;
    stream.write(`${fixReport(plan.fixes)}\n\n`);
    writeFixes(root, plan);
    if (plan.fixes.length > 0) result = await checkNow(root);
  }
  printReport(root, result, { format });
  return hasErrors(result.diagnostics) ? EXIT.faults : EXIT.sound;
}

/** The command: checks the project in a folder, and sets the exit code. */
export async function main(root: string, args: string[]): Promise<void> {
  try {
    process.exitCode = await verdict(root, args);
  } catch (fault) {
    if (fault instanceof UserError) console.error(fault.message);
    else console.error("This is a fault of the checker, not of your pages:\n", fault);
    process.exitCode = EXIT.trouble;
  }
}

if (import.meta.filename === process.argv[1])
  await main(process.env.PINGO_ROOT ?? process.cwd(), process.argv.slice(2));
