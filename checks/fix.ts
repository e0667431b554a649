import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument } from "../data/read-document";
import type { Diagnostic } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";
import { offsetOfPlace, type Place } from "../schema/place";

/** A change to a file. */
export interface Fix {
  file: string;
  /** 1-based, as in the diagnostic. */
  line: number;
  column: number;
  before: string;
  after: string;
}

/** What is to be changed: each place, and the files as they will be. */
export interface FixPlan {
  fixes: readonly Fix[];
  /** Whole new texts by path from the project's root. */
  texts: ReadonlyMap<string, string>;
}

type Fixable = Diagnostic & { edit: NonNullable<Diagnostic["edit"]> };

const isFixable = (diagnostic: Diagnostic): diagnostic is Fixable => diagnostic.edit !== undefined;

/** So many slips of the syntax are mended in one file; each is seen once the one before it is gone. */
const MOST_SLIPS = 500;

/** Makes the edits of one text, and says which they were. */
function fixed(file: string, source: string, faults: readonly Fixable[]): { text: string; fixes: Fix[] } {
  let text = source;
  const fixes: Fix[] = [];
  const make = ({ edit, line, column }: Fixable) => {
    const end = edit.offset + edit.length;
    fixes.push({ file, line, column, before: text.slice(edit.offset, end), after: edit.text });
    text = text.slice(0, edit.offset) + edit.text + text.slice(end);
  };
  if (faults.some(({ rule }) => rule === "json-syntax")) {
    // Slip by slip, until one needs a person.
    const slip = () => parseJson(file, text).diagnostics.find(isFixable);
    for (let next = slip(); next && fixes.length < MOST_SLIPS; next = slip()) make(next);
    return { text, fixes };
  }
  let end = text.length;
  // The last first, so that the places of the earlier ones stay.
  for (const fault of [...faults].sort((a, b) => b.edit.offset - a.edit.offset)) {
    // Two edits of one place: the later run judges what is left.
    if (fault.edit.offset + fault.edit.length > end) continue;
    make(fault);
    end = fault.edit.offset;
  }
  return { text, fixes: fixes.reverse() };
}

/**
 * Plans the replacements that diagnostics carry, without a change to any file: what a rule, a schema or the reading of a
 * file knows to be meant.
 *
 * @param root the project's folder
 * @returns what is to be changed, by file and place
 * @throws when a file cannot be read
 */
export function planFixes(root: string, diagnostics: readonly Diagnostic[]): FixPlan {
  const byFile = new Map<string, Fixable[]>();
  for (const diagnostic of diagnostics.filter(isFixable))
    byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), diagnostic]);
  const fixes: Fix[] = [];
  const texts = new Map<string, string>();
  for (const [file, faults] of byFile) {
    const source = readFileSync(join(root, file), "utf8");
    const mark = source.startsWith("\ufeff") ? 1 : 0;
    const made = fixed(file, source.slice(mark), faults);
    fixes.push(...made.fixes);
    texts.set(file, source.slice(0, mark) + made.text);
  }
  return { fixes, texts };
}

/**
 * Makes the changes of a plan.
 *
 * @param root the project's folder
 * @throws when a file cannot be written
 */
export function writeFixes(root: string, { texts }: FixPlan): void {
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
}

/**
 * The edit that writes other words at a place, or behind the quote there.
 *
 * @param instead what to write, where that is certain
 * @returns no edit where the file does not have the words letter by letter: a token or an escape writes them
 */
export function editAt(
  root: string,
  { file, ...place }: Pick<Place, "line" | "column"> & { file: string },
  was: string,
  instead: string | undefined,
): Pick<Diagnostic, "edit"> {
  if (instead === undefined || was === "") return {};
  const { text } = readDocument(root, file);
  const start = offsetOfPlace(text, place);
  const offset = text.startsWith(was, start) ? start : start + 1;
  return text.startsWith(was, offset) ? { edit: { offset, length: was.length, text: instead } } : {};
}
