import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { STRUCTURED } from "../../checks/html/structured-data";
import { TAG } from "../../checks/surfaces/markup";
import { filesBelow } from "../../data/files-below";
import { type Diagnostic, FILE_START, sortDiagnostics } from "../../schema/diagnostic";
import { placeOfOffset } from "../../schema/place";

type Place = Pick<Diagnostic, "file" | "line" | "column" | "length">;

/** Components of the parts that every page has. */
const FRAME_COMPONENTS: Readonly<Record<string, string>> = {
  head: "renderer/head/head.tsx",
  header: "renderer/frame/header.tsx",
  nav: "renderer/frame/breadcrumbs.tsx",
  footer: "renderer/frame/footer.tsx",
  [STRUCTURED]: "renderer/head/structured-data.ts",
};

/** Files that print something: components and data, and neither tests nor what is generated. */
const PRINTING_FILE = /^(?:blocks|renderer)\/(?!.*\.(?:test|fixture|gen)\.).*\.tsx?$|^data\/.*\.json$/;

/** The part of a page, without the number that a block has on it. */
const partOf = (where: string): string => where.replace(/^block \d+ /, "block ");

function componentOf(where: string): string | undefined {
  const type = /^block \d+ (.+)$/.exec(where)?.[1];
  return type === undefined ? FRAME_COMPONENTS[where] : `blocks/${type}/block.tsx`;
}

/** Finds words in a source, whose lines may break between any two of them. */
const patternOf = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, "\\s+"));

/** So few words stand in many files by chance, such as "$5" and "a month". */
const MAX_AMBIGUOUS_WORDS = 2;

/** The texts of the sources that print something, by their files. */
function readSources(root: string): ReadonlyMap<string, string> {
  const files = ["blocks", "renderer", "data"].flatMap((folder) => filesBelow(root, folder));
  const printing = files.filter((file) => PRINTING_FILE.test(file));
  return new Map(printing.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Where one of some texts stands word for word. The component comes first, with the files beside it. */
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

/** How many built pages have a fault. A template's pages share a file; a block may stand on a page twice. */
function countPages(faults: readonly Diagnostic[]): number {
  const first = new Map<string, string>();
  return faults.filter(({ file, where }) => {
    if (!first.has(file)) first.set(file, where);
    return first.get(file) === where;
  }).length;
}

/**
 * Names the component or the data file of what built pages print, once for all pages that have the same fault: where it
 * stands word for word, or else, on more than one page, the component of the part. What is left is content of its page.
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
    // No page's content has structured data of its own.
    const isShared = component !== undefined && (pages > 1 || fault.where === STRUCTURED);
    const shared = isShared ? { file: component, ...FILE_START } : undefined;
    const place = findPlace(sources, texts, component) ?? shared;
    if (!place) return group;
    const occurrence =
      pages > 1
        ? `It stands on ${pages} pages, such as that of ${fault.file}.`
        : `It is on the page of ${fault.file}.`;
    return [{ ...fault, ...place, where: "", message: `${fault.message} ${occurrence}` }];
  });
  return sortDiagnostics(placed);
}
