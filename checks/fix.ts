import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic, Edit } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";

/** A replacement in a file. */
export interface Fix {
  file: string;
  /** 1-based, as in the diagnostic. */
  line: number;
  column: number;
  before: string;
  after: string;
}

type Fixable = Diagnostic & { edit: Edit };

const isFixable = (diagnostic: Diagnostic): diagnostic is Fixable => diagnostic.edit !== undefined;

/** Maximum number of syntax errors fixed in one file. Each one becomes visible only when the one before it is fixed. */
const MAX_SYNTAX_FIXES = 500;

/** Applies the edits of one file. Returns the new text and the list of fixes. */
function applyEdits(
  file: string,
  source: string,
  faults: readonly Fixable[],
): { text: string; fixes: Fix[] } {
  let text = source;
  const fixes: Fix[] = [];
  const apply = ({ edit, line, column }: Fixable) => {
    const end = edit.offset + edit.length;
    fixes.push({ file, line, column, before: text.slice(edit.offset, end), after: edit.text });
    text = text.slice(0, edit.offset) + edit.text + text.slice(end);
  };
  if (faults.some(({ rule }) => rule === "json-syntax")) {
    // One error at a time, until one needs a person.
    const nextFault = () => parseJson(file, text).diagnostics.find(isFixable);
    for (let next = nextFault(); next && fixes.length < MAX_SYNTAX_FIXES; next = nextFault()) apply(next);
    return { text, fixes };
  }
  let end = text.length;
  // From last to first, so that the earlier offsets stay valid.
  for (const fault of [...faults].sort((a, b) => b.edit.offset - a.edit.offset)) {
    // Of two overlapping edits, one is left to the next run.
    if (fault.edit.offset + fault.edit.length > end) continue;
    apply(fault);
    end = fault.edit.offset;
  }
  return { text, fixes: fixes.reverse() };
}

/**
 * Collects the edits of diagnostics without changing any file. A rule, a schema or the file reader has added an edit
 * where the replacement is certain.
 *
 * @param root the project's folder
 * @returns the fixes by file and position, and the new contents of the files by path relative to the project's root
 * @throws when a file cannot be read
 */
export function planFixes(root: string, diagnostics: readonly Diagnostic[]) {
  const byFile = new Map<string, Fixable[]>();
  for (const diagnostic of diagnostics.filter(isFixable))
    byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), diagnostic]);
  const fixes: Fix[] = [];
  const texts = new Map<string, string>();
  for (const [file, faults] of byFile) {
    const source = readFileSync(join(root, file), "utf8");
    const bomLength = source.startsWith("\ufeff") ? 1 : 0;
    const made = applyEdits(file, source.slice(bomLength), faults);
    fixes.push(...made.fixes);
    texts.set(file, source.slice(0, bomLength) + made.text);
  }
  return { fixes, texts };
}
