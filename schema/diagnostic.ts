import type { Place } from "./place";

/** How bad a fault is: an `error` fails check and build, a `warning` is shown, a `notice` is for the owner's eye. */
export type Severity = "error" | "warning" | "notice";

/** One fault in one place, the same for the command line, the dev overlay, the build and CI. */
export interface Diagnostic extends Place {
  /** Path from the project's root, with forward slashes. */
  file: string;
  severity: Severity;
  /** Permanent kebab-case name of the rule that found it. */
  rule: string;
  /** Where, in a marketer's words: `block 3 Pricing box “Plans for every size”, Points 2`. Empty for a whole file. */
  where: string;
  /** What was found, as a full sentence. */
  message: string;
  /** What to do about it, as one action. */
  fix?: string;
  /** What to write instead, where that is certain: a part of the file's text, in UTF-16 code units after any byte order mark. */
  edit?: { offset: number; length: number; text: string };
  /** An address that cannot be one: what is meant is looked up among the pages (checks/address-advice.ts). */
  address?: { written: string; isOfButton: boolean };
  /** What a built page prints there, by which its source is found. */
  printed?: string;
  /** Key of the constant that is missed: faults that miss the same one have one cause. */
  constant?: string;
  /** True for the fault of a value that no author wrote: the site filled it in from the constants or the collections. */
  isFilledIn?: true;
  /** True where the page can be shown for all that: something is only too long, too short, or an address that leads nowhere. */
  canBeShown?: true;
  /** The names that are missing in a group of fields. */
  lacks?: readonly string[];
  /** The typed figure that nothing explains. */
  figure?: string;
  /** What would let that figure stand, an exception with its reason or the list of what its block has made up, and the words of `fix` that say so. */
  stands?: { as: "exception" | "made up"; words: string };
  /** What else is missed, a page or a shared block, by its name: `page /pricing`. Its faults have one cause as well. */
  missing?: string;
}

/** So many faults of one text or value are reported: whoever has more made one mistake, not hundreds. */
export const MOST_FAULTS = 100;

/** Where a fault of a whole file is shown. */
export const FILE_START = { line: 1, column: 1, length: 1 } as const;

/** What is said of a fault, beside its place. */
export type Said = Pick<Diagnostic, "rule" | "message"> & Partial<Diagnostic>;

/** An error: where it stands, and what is said of it. It has no words for the place yet unless they are given. */
export const errorAt = (file: string, place: Place, { rule, where = "", ...said }: Said): Diagnostic => ({
  ...{ file, ...place, severity: "error", rule, where },
  ...said,
});

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

/** True of a fault for which the page or the item that it stands in cannot be shown. */
export const keepsFromShowing = ({ severity, canBeShown }: Diagnostic): boolean =>
  severity === "error" && !canBeShown;

/** True when the list holds an error, that is, when nothing may be built. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
