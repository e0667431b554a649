import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { STRUCTURED_DATA } from "../../checks/html/structured-data";
import { TAG } from "../../checks/surfaces/markup";
import { filesBelow } from "../../data/files-below";
import { type Diagnostic, FILE_START, sortDiagnostics } from "../../schema/diagnostic";
import { placeOfOffset } from "../../schema/place";

type Place = Pick<Diagnostic, "file" | "line" | "column" | "length">;

/** Source files of the parts that every page has. */
const FRAME_COMPONENTS: Readonly<Record<string, string>> = {
  head: "renderer/head/head.tsx",
  header: "renderer/frame/header.tsx",
  nav: "renderer/frame/breadcrumbs.tsx",
  footer: "renderer/frame/footer.tsx",
  [STRUCTURED_DATA]: "renderer/head/structured-data.ts",
};

/** Files whose text may appear in pages: components and data, except tests, fixtures and generated files. */
const PRINTING_FILE = /^(?:blocks|renderer)\/(?!.*\.(?:test|fixture|gen)\.).*\.tsx?$|^data\/.*\.json$/;

/** Returns the part of a page without the block's number: `block 3 hero` → `block hero`. */
const partOf = (where: string): string => where.replace(/^block \d+ /, "block ");

function componentOf(where: string): string | undefined {
  const type = /^block \d+ (.+)$/.exec(where)?.[1];
  return type === undefined ? FRAME_COMPONENTS[where] : `blocks/${type}/block.tsx`;
}

/** Returns a pattern that matches a text in a source, where lines may break between any two words. */
const patternOf = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, "\\s+"));

/** Maximum number of words of a text that may be in many files by chance, such as "$5" and "a month". */
const MAX_AMBIGUOUS_WORDS = 2;

/** Reads the sources whose text may appear in pages, by file. */
function readSources(root: string): ReadonlyMap<string, string> {
  const files = ["blocks", "renderer", "data"].flatMap((folder) => filesBelow(root, folder));
  const printing = files.filter((file) => PRINTING_FILE.test(file));
  return new Map(printing.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Finds the first text that a source contains verbatim: in the component, in its folder, or for longer texts in any source. */
function findPlace(
  sources: ReadonlyMap<string, string>,
  texts: readonly string[],
  component: string | undefined,
): Place | undefined {
  const folder = component && `${dirname(component)}/`;
  const nearby = [...sources.keys()].filter((file) => folder && file.startsWith(folder));
  const ordered = [...nearby.filter((file) => file === component), ...nearby, ...sources.keys()];
  for (const text of texts) {
    const pattern = patternOf(text);
    for (const file of text.split(/\s+/).length > MAX_AMBIGUOUS_WORDS ? ordered : nearby) {
      const source = sources.get(file) ?? "";
      const found = pattern.exec(source);
      if (found) return { file, ...placeOfOffset(source, found.index, found[0].length) };
    }
  }
  return undefined;
}

/** Counts the built pages that have a fault. A template's pages share a file, and a page may contain a block twice. */
function countPages(faults: readonly Diagnostic[]): number {
  const first = new Map<string, string>();
  return faults.filter(({ file, where }) => {
    if (!first.has(file)) first.set(file, where);
    return first.get(file) === where;
  }).length;
}

/**
 * Locates faults of built pages in components and data files, and merges equal faults of several pages into one. Its
 * place is the source that contains the text verbatim; if there is none and several pages have the fault, the component
 * of that part of the page. All other faults are in the content of their page, and are returned unchanged.
 */
export function placePrintedFaults(root: string, faults: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const fault of faults) {
    const key = [fault.rule, partOf(fault.where), fault.message].join("\n");
    const group = groups.get(key);
    if (group) group.push(fault);
    else groups.set(key, [fault]);
  }
  const sources = readSources(root);
  const placed = [...groups.values()].flatMap((group): Diagnostic[] => {
    const [fault] = group;
    const component = componentOf(fault.where);
    const pieces = (fault.printed ?? "").split(TAG).map((piece) => piece.trim());
    const texts = pieces.filter((piece) => piece !== "").sort((one, other) => other.length - one.length);
    const pages = countPages(group);
    // Structured data is never part of a page's content.
    const isShared = component !== undefined && (pages > 1 || fault.where === STRUCTURED_DATA);
    const shared = isShared ? { file: component, ...FILE_START } : undefined;
    const place = findPlace(sources, texts, component) ?? shared;
    if (!place) return group;
    const occurrence =
      pages > 1
        ? `It is on ${pages} pages, such as the page of ${fault.file}.`
        : `It is on the page of ${fault.file}.`;
    return [{ ...fault, ...place, where: "", message: `${fault.message} ${occurrence}` }];
  });
  return sortDiagnostics(placed);
}
