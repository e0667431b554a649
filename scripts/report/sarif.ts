import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { docsOf, ruleGroups } from "../../checks/catalogue";
import type { CheckResult } from "../../checks/check-site";
import type { RuleFacts } from "../../checks/rule";
import type { Diagnostic, Severity } from "../../schema/diagnostic";
import { sentence } from "./text";

const LEVELS: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  error: "error",
  warning: "warning",
  notice: "note",
};
/** Name of the project's folder in a log, as GitHub and CodeQL write it. */
const ROOT_ID = "%SRCROOT%";

/** Address of a file: on GitHub where the run is one of its, else in the project's folder. */
function addressOf(root: string, path: string, env: NodeJS.ProcessEnv): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  if (server && repository && commit) return `${server}/${repository}/blob/${commit}/${path}`;
  const [file = "", anchor] = path.split("#");
  return `${pathToFileURL(join(root, file)).href}${anchor ? `#${anchor}` : ""}`;
}

/** A relative reference (RFC 3986): the names of templates have brackets. */
const artifactOf = (file: string) => ({
  uri: file.split("/").map(encodeURIComponent).join("/"),
  uriBaseId: ROOT_ID,
});

/** SARIF 2.1.0, section 3.49. */
function descriptorOf(rule: RuleFacts, root: string, env: NodeJS.ProcessEnv) {
  const { name, severity = "error", summary, why, wrong, right } = rule;
  return {
    id: name,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: why, markdown: `${why}\n\nWrong: \`${wrong}\`\n\nRight: \`${right}\`` },
    helpUri: addressOf(root, docsOf(name), env),
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** Stays the same when lines are added above: the same fault in the same field of the same file. */
function fingerprintOf({ rule, file, where, message }: Diagnostic): string {
  return createHash("sha256")
    .update(JSON.stringify([rule, file, where, message]))
    .digest("hex")
    .slice(0, 32);
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
    message: { text: [sentence(diagnostic), ...(fix ? [fix] : [])].join("\n") },
    locations: [location],
    partialFingerprints: { "fault/v1": fingerprintOf(diagnostic) },
    ...(replacement
      ? { fixes: [{ description: { text: fix ?? "Replace it." }, artifactChanges: [change] }] }
      : {}),
  };
}

/**
 * A report as a SARIF 2.1.0 log (docs.oasis-open.org/sarif/sarif/v2.1.0), which GitHub's code scanning and editors
 * read. Columns and offsets are in UTF-16 code units, as in diagnostics.
 *
 * @param root the project's folder
 * @param env where GitHub Actions says which commit is checked
 */
export function sarifReport(root: string, { diagnostics }: CheckResult, env: NodeJS.ProcessEnv): string {
  const rules = ruleGroups.flatMap((group) => group.rules);
  const indexes = new Map(rules.map(({ name }, index) => [name, index]));
  const driver = { name: "pingo-check", rules: rules.map((rule) => descriptorOf(rule, root, env)) };
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
