import { pathToFileURL } from "node:url";
import type { CheckResult } from "../../checks/check-site";
import { type RuleDocs, ruleDocs } from "../../checks/rule-docs";
import type { Diagnostic, Severity } from "../../schema/diagnostic";
import { formatMessage } from "./text";

const LEVELS: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  error: "error",
  warning: "warning",
  notice: "note",
};
/** Name of the project's folder in a log, as GitHub and CodeQL write it. */
const ROOT_ID = "%SRCROOT%";

/** Returns a relative reference (RFC 3986), since the names of templates contain brackets. */
const artifactOf = (file: string) => ({
  uri: file.split("/").map(encodeURIComponent).join("/"),
  uriBaseId: ROOT_ID,
});

/** SARIF 2.1.0, section 3.49. */
function descriptorOf({ name, severity, summary, why, wrong, right }: RuleDocs) {
  return {
    id: name,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: why, markdown: `${why}\n\nWrong:\n\n${wrong}\n\nRight:\n\n${right}` },
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** SARIF 2.1.0, section 3.27. */
function resultOf(diagnostic: Diagnostic, indexes: ReadonlyMap<string, number>) {
  const { file, line, column, length, rule, severity, fix, edit } = diagnostic;
  const ruleIndex = indexes.get(rule);
  const location = {
    physicalLocation: {
      artifactLocation: artifactOf(file),
      region: { startLine: line, startColumn: column, endColumn: column + length },
    },
  };
  const replacement = edit && {
    deletedRegion: { charOffset: edit.offset, charLength: edit.length },
    insertedContent: { text: edit.text },
  };
  const change = { artifactLocation: artifactOf(file), replacements: [replacement] };
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: LEVELS[severity],
    message: { text: [formatMessage(diagnostic), ...(fix ? [fix] : [])].join("\n") },
    locations: [location],
    ...(replacement
      ? { fixes: [{ description: { text: fix ?? "Replace it." }, artifactChanges: [change] }] }
      : {}),
  };
}

/**
 * Formats a report as a SARIF 2.1.0 log (docs.oasis-open.org/sarif/sarif/v2.1.0), which GitHub's code scanning and
 * editors read. Columns and offsets are in UTF-16 code units, as in diagnostics.
 *
 * @param root the project's folder
 */
export function sarifReport(root: string, { diagnostics }: CheckResult): string {
  const rules = ruleDocs();
  const indexes = new Map(rules.map(({ name }, index) => [name, index]));
  const driver = { name: "pingo-check", rules: rules.map(descriptorOf) };
  const run = {
    tool: { driver },
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: { [ROOT_ID]: { uri: `${pathToFileURL(root).href}/` } },
    invocations: [{ executionSuccessful: true }],
    results: diagnostics.map((diagnostic) => resultOf(diagnostic, indexes)),
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return JSON.stringify(log, null, 2);
}
