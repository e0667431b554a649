import { docsOf } from "../../checks/catalogue";
import type { CheckResult } from "../../checks/check-site";
import { projectText } from "../../data/project-file";
import { wantsColour } from "./colour";
import { defaultFormat, type Format } from "./formats";
import { githubReport } from "./github";
import { type PrettyOptions, prettyReport } from "./pretty";
import { sarifReport } from "./sarif";
import { verdict } from "./summary";
import { formatLine } from "./text";

type Stream = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean };

interface PrintOptions {
  format?: Format;
  /** For people: list every notice and what was checked, too. */
  hasDetails?: boolean;
  stream?: Stream;
  env?: NodeJS.ProcessEnv;
}

/** A report as a text. */
export function formatReport(
  root: string,
  result: CheckResult,
  format: Format,
  env: NodeJS.ProcessEnv,
  options: PrettyOptions = {},
): string {
  if (format === "lines") return [...result.diagnostics.map(formatLine), verdict(result)].join("\n");
  if (format === "json") return jsonReport(result);
  if (format === "github") return githubReport(result);
  if (format === "sarif") return sarifReport(root, result, env);
  return prettyReport(result, (file) => projectText(root, file), options);
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
  { format = defaultFormat(), hasDetails, stream = process.stdout, env = process.env }: PrintOptions = {},
): void {
  const options = { hasColour: wantsColour(stream, env), ...(hasDetails && { hasDetails }) };
  stream.write(`${formatReport(root, result, format, env, options)}\n`);
}
