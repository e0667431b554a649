import type { Site } from "../data/site";
import type { Diagnostic, Edit, Severity } from "../schema/diagnostic";
import {
  type JsonDocument,
  type JsonPath,
  locate,
  placeInString,
  rangeInString,
} from "../schema/json-document";
import type { Place, TextRange } from "../schema/place";
import type { CheckedPage, CheckedTexts, Field } from "./checked-page";
import type { PageSummary } from "./page-summary";

/** A fault that a rule found: a diagnostic without the properties that the rule itself provides. */
export type Finding = Omit<Diagnostic, "severity" | "rule"> & {
  /** Overrides the severity of the rule. */
  severity?: Severity;
};

/** Name and severity of a rule, whose documentation is in checks/README.md. */
export interface RuleFacts {
  /** Permanent name in kebab-case. It never changes, because people search for it. */
  name: string;
  /** Severity of the findings; `error` by default. */
  severity?: Severity;
}

/** A rule about the texts of a page or of a data file. */
export interface TextRule extends RuleFacts {
  check(texts: CheckedTexts, site: Site): Finding[];
}

/** A rule that needs one page at a time. */
export interface PageRule extends RuleFacts {
  check(page: CheckedPage, site: Site): Finding[];
}

/** A rule that needs all pages. It receives summaries, so that memory does not grow with the size of the pages. */
export interface SiteRule extends RuleFacts {
  checkSite(pages: readonly PageSummary[], site: Site): Finding[];
}

/** Creates a finding at a value of a JSON file, or at its key. */
export const findingAt = (
  document: JsonDocument,
  path: JsonPath,
  details: Omit<Finding, "file" | "where" | keyof Place>,
  part: "value" | "key" = "value",
): Finding => ({ file: document.file, ...locate(document, path, part), where: "", ...details });

/**
 * Creates a finding at a part of a text, by its offset in the source of the text.
 *
 * @param replacement the edit of that source, if the fix is certain
 */
export function findingIn(
  { document, path, where }: Pick<Field, "document" | "path" | "where">,
  { offset, length }: TextRange,
  details: Omit<Finding, "file" | "where" | keyof Place>,
  replacement?: Edit,
): Finding {
  const place = placeInString(document, path, offset, length);
  const range = replacement && rangeInString(document, path, replacement.offset, replacement.length);
  const edit = range ? { edit: { ...range, text: replacement.text } } : {};
  return { file: document.file, ...place, where, ...details, ...edit };
}

/** Converts the findings of a rule to diagnostics. */
export function toDiagnostics(
  { name, severity = "error" }: RuleFacts,
  findings: readonly Finding[],
): Diagnostic[] {
  return findings.map((finding) => ({ severity, ...finding, rule: name }));
}
