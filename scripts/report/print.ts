import { docsOf } from "../../checks/catalogue";
import type { CheckResult } from "../../checks/check-site";
import { projectText } from "../../data/project-file";
import { wantsColour } from "./colour";
import { githubReport } from "./github";
import { prettyReport } from "./pretty";
import { sarifReport } from "./sarif";

/** Ways to print a report: for people, for programs, for GitHub Actions, for viewers of static analysis (SARIF 2.1.0). */
export const FORMATS = ["pretty", "json", "github", "sarif"] as const;
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

/** A report as a text. */
export function formatReport(
  root: string,
  result: CheckResult,
  format: Format,
  env: Env,
  hasColour: boolean,
): string {
  if (format === "json") return jsonReport(result);
  if (format === "github") return githubReport(result);
  if (format === "sarif") return sarifReport(root, result, env);
  const texts = new Map<string, string | undefined>();
  const readSource = (file: string) => {
    if (!texts.has(file)) texts.set(file, projectText(root, file));
    return texts.get(file);
  };
  return prettyReport(result, readSource, hasColour);
}

/** Diagnostics and summary for programs, each diagnostic with the place where its rule is explained. */
function jsonReport({ diagnostics, summary }: CheckResult): string {
  const explained = diagnostics.map((diagnostic) => ({ ...diagnostic, docs: docsOf(diagnostic.rule) }));
  return JSON.stringify({ diagnostics: explained, summary }, null, 2);
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
  stream.write(`${formatReport(root, result, format, env, wantsColour(stream, env))}\n`);
}
