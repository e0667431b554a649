import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "../../checks/check-site";
import { wantsColour } from "./colour";
import { githubReport } from "./github";
import { prettyReport } from "./pretty";

/** Ways to print a report: for people, for programs, for GitHub Actions. */
export const FORMATS = ["pretty", "json", "github"] as const;
export type Format = (typeof FORMATS)[number];

type Env = Record<string, string | undefined>;
type Stream = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };

/** The format where none is asked for: annotations on GitHub Actions, else text for people. */
export function defaultFormat(env: Env = process.env): Format {
  return env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
}

interface PrintOptions {
  format?: Format;
  stream?: Stream;
  env?: Env;
}

function formatReport(root: string, result: CheckResult, format: Format, hasColour: boolean): string {
  const { diagnostics, summary } = result;
  if (format === "json") return JSON.stringify({ diagnostics, summary }, null, 2);
  if (format === "github") return githubReport(result);
  const texts = new Map<string, string | undefined>();
  const readSource = (file: string) => {
    if (!texts.has(file)) texts.set(file, sourceOf(join(root, file)));
    return texts.get(file);
  };
  return prettyReport(result, readSource, hasColour);
}

/** The text that diagnostics count in: without a byte order mark, and empty for what is no readable file. */
function sourceOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").replace(/^\ufeff/, "");
  } catch {
    return undefined;
  }
}

/**
 * Prints a verdict to stdout.
 *
 * @param root the project's folder, where the files of the code frames are read
 */
export function printReport(
  root: string,
  result: CheckResult,
  { format = defaultFormat(), stream = process.stdout, env = process.env }: PrintOptions = {},
): void {
  stream.write(`${formatReport(root, result, format, wantsColour(stream, env))}\n`);
}
