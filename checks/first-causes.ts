import { CONSTANTS_FILE } from "../data/constants";
import { EXCEPTIONS_FILE } from "../data/known-files";
import type { Site } from "../data/site";
import { type Diagnostic, preventsShowing } from "../schema/diagnostic";
import { valueAt } from "../schema/json-path";
import { formatCount, formatList } from "../schema/words";

/** Rules that judge a value as a whole, including its length, which an unresolved token changes. */
const SHAPE_RULES = ["page-shape", "block-shape", "block-props", "constants-shape", "data-shape"];

/** Returns the file and line of a fault. If one fault causes another, both are on the same line. */
const lineOf = ({ file, line }: Diagnostic): string => `${file}:${line}`;

/** Leaves out duplicates, and findings of later rules at a position where an earlier rule found something. */
function firstAtEachPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const owners = new Map<string, { rule: string; messages: Set<string> }>();
  return diagnostics.filter((diagnostic) => {
    const { column, rule, message } = diagnostic;
    const place = `${lineOf(diagnostic)}:${column}`;
    const owner = owners.get(place) ?? { rule, messages: new Set() };
    owners.set(place, owner);
    const isNew = owner.rule === rule && !owner.messages.has(message);
    owner.messages.add(message);
    return isNew;
  });
}

/** Whether the fault is that a whole file is a copy of another one. */
const isCopyFault = ({ rule, line, column }: Diagnostic): boolean =>
  rule === "duplicate-meta" && line === 1 && column === 1;

/** Files with the facts that texts are compared with. */
const FACT_FILES = [CONSTANTS_FILE, "data/site.json"];

/** File of a collection. */
const ITEM = /^data\/[^/]+\//;

/** Rules that compare texts with the constants. While the constants have faults, these findings are unreliable. */
const AGAINST_CONSTANTS = [
  "plan-price",
  "plan-feature",
  "plan-button",
  "said-free",
  "owned-phrase",
  "wrong-ratio",
  "wrong-total",
  "token-unit",
  "token-subject",
  "literal-figure",
  "unused-made-up",
];

/** Rules that compare pages and data with the content or the links of other files. */
const AGAINST_FILES = [
  "literal-figure",
  "collection-index",
  "dead-link",
  "listed-page",
  "redirect",
  "unused-shared",
];

/** Whether a file that many pages read is missing or faulty. Its content and its routes then seem missing everywhere. */
const isInSharedFile = (fault: Diagnostic): boolean => {
  const { file, rule } = fault;
  return (
    rule === "page-name" ||
    (file.includes("[") && ["json-syntax", "page-shape"].includes(rule) && preventsShowing(fault)) ||
    (file.startsWith("data/") && rule === "json-syntax") ||
    (file === EXCEPTIONS_FILE && rule === "data-shape")
  );
};

/** Returns the rules that depend on something with a fault of its own: the constants, the data or the pages. */
function rulesInDoubt(diagnostics: readonly Diagnostic[]): Set<string> {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const missed = errors.flatMap(({ constant }) => constant ?? []);
  // A constant that is reported in more than one place has been removed, not misspelled.
  const isConstantGone = new Set(missed).size < missed.length;
  const inDoubt = errors.flatMap((fault): readonly string[] => {
    const { file, rule } = fault;
    const isOfCheck = AGAINST_CONSTANTS.includes(rule) || rule === "house-style";
    return [
      ...(isInSharedFile(fault) ? AGAINST_FILES : []),
      ...(FACT_FILES.includes(file) && !isOfCheck ? AGAINST_CONSTANTS : []),
      ...(ITEM.test(file) && rule === "data-shape" && (preventsShowing(fault) || file.endsWith("/index.json"))
        ? ["literal-figure", "collection-index"]
        : []),
      // The words of an exception may be in a text that another rule asks to fix.
      ...(rule === "unused-exception" ? [] : ["unused-exception"]),
    ];
  });
  return new Set([...(isConstantGone ? AGAINST_CONSTANTS : []), ...inDoubt]);
}

/** Returns the first part of a key that its file lacks: `plans.standard` of `plans.standard.price` without the plan. */
function missingPart(key: string, { documents }: Site): string | undefined {
  const { value } = documents.constants;
  const steps = key.split(".");
  const ends = steps.findIndex((_, index) => valueAt(value, steps.slice(0, index + 1)) === undefined);
  return ends < 0 ? undefined : steps.slice(0, ends + 1).join(".");
}

const MAX_LISTED = 3;

/** Merges faults into the first one, whose message lists the other positions. */
function mergeFaults(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const places = [...new Set(others.map(lineOf))];
  const files = new Set(others.map(({ file }) => file)).size;
  const need = `${formatCount(places.length, "more place")} in ${formatCount(files, "file")}`;
  const message = `${first.message} ${need} ${places.length === 1 ? "needs" : "need"} it: ${formatList(places, MAX_LISTED)}.`;
  return { ...first, message };
}

/** Merges the faults that report the same missing constant, page or shared block. */
function mergeByMissing(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const partOf = ({ constant }: Diagnostic) => constant && missingPart(constant, site);
  const groups = new Map<string | Diagnostic, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const missed = partOf(diagnostic) ?? diagnostic.missingTarget ?? diagnostic;
    groups.set(missed, [...(groups.get(missed) ?? []), diagnostic]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const key = partOf(first);
    if (!key) return mergeFaults(first, others);
    // A constant or a group that is reported in several places has been removed.
    const message = `There is no ${first.constant === key ? "constant" : "group"} "${key}".`;
    const fix = `Put "${key}" back in ${CONSTANTS_FILE}, or write another constant in these places.`;
    return mergeFaults({ ...first, message, fix }, others);
  });
}

/**
 * Leaves out faults that follow from another fault:
 * - findings of later rules at the same position;
 * - repeated findings at the same position, since a template or a shared block is read for each of its pages;
 * - tokens for a constant that is itself faulty;
 * - on one line, shape faults beside an unresolved token, dead links beside a shape fault, and all other faults beside a
 *   shape fault whose edit replaces the words;
 * - other faults in a file that is a copy of another file;
 * - findings of rules that depend on the constants, the data or the pages, while these have faults;
 * - faults of what the site has filled in, while something that a person has written has a fault;
 * - faults that report the same missing thing, except the first one, which lists the others.
 *
 * @param diagnostics in the order of the rules, causes before consequences
 */
export function firstCauses(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const tokenLines = new Set(diagnostics.filter(({ rule }) => rule === "unknown-token").map(lineOf));
  const shaped = diagnostics.filter(({ rule }) => SHAPE_RULES.includes(rule));
  const shapeLines = new Set(shaped.map(lineOf));
  const editedLines = new Set(shaped.filter(({ edit }) => edit).map(lineOf));
  const causes = diagnostics.filter((diagnostic) => {
    const { rule, constant } = diagnostic;
    if (constant !== undefined && missingPart(constant, site) === undefined) return false;
    if (rule === "unknown-token") return true;
    if (SHAPE_RULES.includes(rule)) return !tokenLines.has(lineOf(diagnostic));
    return !(rule === "dead-link" ? shapeLines : editedLines).has(lineOf(diagnostic));
  });
  const copied = new Set(causes.filter(isCopyFault).map(({ file }) => file));
  const originals = causes.filter((cause) => isCopyFault(cause) || !copied.has(cause.file));
  const inDoubt = rulesInDoubt(originals);
  const isFaultWritten = originals.some(({ severity, isFilledIn }) => severity === "error" && !isFilledIn);
  const reliable = originals.filter(
    ({ rule, isFilledIn }) => !inDoubt.has(rule) && !(isFilledIn && isFaultWritten),
  );
  return mergeByMissing(site, firstAtEachPlace(reliable));
}
