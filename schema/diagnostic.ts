import type { Place, TextRange } from "./place";

/** Severity of a fault: an `error` fails check and build, a `warning` is shown, a `notice` is for the site's owner. */
export type Severity = "error" | "warning" | "notice";

/** A replacement of a part of a text. */
export interface Edit extends TextRange {
  text: string;
}

/** One fault at one place, the same for the command line, the dev overlay, the build and CI. */
export interface Diagnostic extends Place {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  severity: Severity;
  /** Permanent kebab-case name of the rule that found it. */
  rule: string;
  /** Place in words for an author: `block 3 Pricing box “Plans for every size”, Points 2`. Empty for a whole file. */
  where: string;
  /** Description of the fault, as a full sentence. */
  message: string;
  /** How to fix it, as one action. */
  fix?: string | undefined;
  /** Replacement for a range of the file's text, if the fix is certain. In UTF-16 code units after any byte order mark. */
  edit?: Edit;
  /** An invalid address; the intended one is looked up among the pages (checks/address-advice.ts). */
  address?: { written: string; isOfButton: boolean };
  /** Key of the missing constant: faults with the same key have one cause. */
  constant?: string;
  /** Whether the site filled the faulty value in, from the constants or the collections, so that no author wrote it. */
  isFilledIn?: true;
  /** Whether the page can be shown despite the fault, such as a text that is too long or short, or an address without a page. */
  canBeShown?: true;
  /** Names of the fields that the object at this place needs and does not have. */
  missingFields?: readonly string[];
  /** The typed figure that has no explanation. */
  figure?: string;
  /**
   * How to declare that figure, if it is right (an exception with its reason, or the block's list of made-up figures), and the
   * words of `fix` for it. `isUnlikely`: the sentence names a fact of ours, and the figure contradicts it.
   */
  declaration?: { as: "exception" | "made up"; words: string; isUnlikely?: true };
  /** Missing page or shared block to which this place refers: `page /pricing`. Faults with the same one have one cause. */
  missingTarget?: string;
  /** Place in another file at which the fault is mended, such as the list that does not name this file. */
  remedy?: Place & { file: string };
}

/** Maximum number of faults reported for one text or value: more of them usually have a single cause. */
export const MAX_FAULTS = 100;

/** Place at which a fault of a whole file is shown. */
export const FILE_START = { line: 1, column: 1, length: 1 } as const;

/** The properties of a fault other than its place. */
export type FaultDetails = Pick<Diagnostic, "rule" | "message"> & Partial<Diagnostic>;

/** Creates an error at a place. Its `where` is empty unless it is given. */
export const errorAt = (
  file: string,
  place: Place,
  { rule, where = "", ...details }: FaultDetails,
): Diagnostic => ({ file, ...place, severity: "error", rule, where, ...details });

/** Sorts by file, line, column and rule, so that output never depends on the order of the checks. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.rule.localeCompare(b.rule) ||
      a.message.localeCompare(b.message),
  );
}

/** Whether a fault prevents its page or item from being shown. */
export const preventsShowing = ({ severity, canBeShown }: Diagnostic): boolean =>
  severity === "error" && !canBeShown;

/** Whether the list contains an error, so that nothing may be built. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
