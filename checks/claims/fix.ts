import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../schema/diagnostic";

/** A change that was made to a file. */
export interface AppliedFix {
  file: string;
  /** 1-based, as in the diagnostic. */
  line: number;
  column: number;
  before: string;
  after: string;
}

type Fixable = Diagnostic & { edit: NonNullable<Diagnostic["edit"]> };

const isFixable = (diagnostic: Diagnostic): diagnostic is Fixable => diagnostic.edit !== undefined;

/** Applies the edits of one file, the last first, so that the places of the earlier ones stay. */
function fixFile(path: string, faults: readonly Fixable[]): AppliedFix[] {
  const source = readFileSync(path, "utf8");
  const mark = source.startsWith("\ufeff") ? 1 : 0;
  let text = source.slice(mark);
  const applied: AppliedFix[] = [];
  let end = text.length;
  for (const { edit, file, line, column } of [...faults].sort((a, b) => b.edit.offset - a.edit.offset)) {
    // Two edits of one place: the later run judges what is left.
    if (edit.offset + edit.length > end) continue;
    applied.unshift({
      file,
      line,
      column,
      before: text.slice(edit.offset, edit.offset + edit.length),
      after: edit.text,
    });
    text = `${text.slice(0, edit.offset)}${edit.text}${text.slice(edit.offset + edit.length)}`;
    end = edit.offset;
  }
  writeFileSync(path, source.slice(0, mark) + text);
  return applied;
}

/**
 * Makes the replacements that diagnostics carry: figures that a token writes letter by letter.
 *
 * @param root the project's folder
 * @returns what was changed, by file and place
 * @throws when a file cannot be read or written
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]): AppliedFix[] {
  const byFile = new Map<string, Fixable[]>();
  for (const diagnostic of diagnostics.filter(isFixable))
    byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), diagnostic]);
  return [...byFile].flatMap(([file, faults]) => fixFile(join(root, file), faults));
}
