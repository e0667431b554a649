import type { Site } from "../data/site";
import type { Diagnostic, Severity } from "../schema/diagnostic";
import { type JsonDocument, type JsonPath, locate, placeInString } from "../schema/json-document";
import type { Place } from "../schema/place";
import type { CheckedPage, CheckedTexts, Field } from "./checked-page";
import type { PageSummary } from "./page-summary";

/** What a rule found: a diagnostic without the parts that the rule itself gives. */
export type Finding = Omit<Diagnostic, "severity" | "rule"> & {
  /** Where one finding weighs less or more than the rule's own severity. */
  severity?: Severity;
};

/** What is known of a rule without running it; the documentation of rules is made of it (checks/README.md). */
export interface RuleFacts {
  /** Permanent kebab-case name; it never changes, since people search for it. */
  name: string;
  /** How much what it finds weighs; an error where nothing else is said. */
  severity?: Severity;
  /** What the rule asks for, in one sentence. */
  summary: string;
  /** Why the rule is there, for somebody who thinks that it is in the way. */
  why: string;
  /**
   * What it finds, as short as can be: an entry of a page's blocks, a list of them, other fields of a page, or files by
   * their paths. A test holds that it gives the fault.
   */
  wrong: string;
  /** The same as it should be. */
  right: string;
  /** Names that it had before, or of rules that it has taken over. */
  formerly?: readonly string[];
}

/** A rule about texts, wherever they stand: those of a page, or of a data file. */
export interface TextRule extends RuleFacts {
  check(texts: CheckedTexts, site: Site): Finding[];
}

/** A rule that needs one page at a time. */
export interface PageRule extends RuleFacts {
  check(page: CheckedPage, site: Site): Finding[];
}

/** A rule that needs all pages at once; it gets summaries, so that memory does not grow with the pages' size. */
export interface SiteRule extends RuleFacts {
  checkSite(pages: readonly PageSummary[], site: Site): Finding[];
}

/** What a rule finds at a value of a JSON file, or at its name. */
export const findingAt = (
  document: JsonDocument,
  path: JsonPath,
  said: Omit<Finding, "file" | "where" | keyof Place> & { where?: string },
  part: "value" | "key" = "value",
): Finding => ({ file: document.file, ...locate(document, path, part), where: "", ...said });

/** What a rule finds in the words of a text, by their offset in its source. */
export const findingIn = (
  { document, path, where }: Pick<Field, "document" | "path" | "where">,
  { offset, length }: { offset: number; length: number },
  said: Omit<Finding, "file" | "where" | keyof Place>,
): Finding => ({ file: document.file, ...placeInString(document, path, offset, length), where, ...said });

/** Findings of a rule as diagnostics. */
export function toDiagnostics(
  { name, severity = "error" }: RuleFacts,
  findings: readonly Finding[],
): Diagnostic[] {
  return findings.map((finding) => ({ severity, ...finding, rule: name }));
}
