import { schemaOfData } from "../../data/collections";
import { loadPage } from "../../data/load-page";
import { once } from "../../data/once";
import { type PageRef, templateParameter } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonPath } from "../../schema/json-document";
import { valueAt, waysTo } from "../../schema/json-path";
import { type ActionField, type CheckedPage, checkedPage, type Field } from "../checked-page";
import { dataFiles } from "../data-files";
import { withoutTags } from "../surfaces/markup";
import { surfaceFile } from "../surfaces/readers";
import { codeFiles, publicTexts } from "../surfaces/surface-claims";
import { sentencesOf, UNKNOWN } from "../text";

/** Folder of the sentences that somebody has accepted, one file a page. */
export const LEDGER_FOLDER = "checks/ledger/accepted";

/** One sentence of the site, as a visitor reads it. */
export interface LedgerLine {
  text: string;
  /** What it is, in the field's own name: `heading`. */
  label: string;
  /** Where it stands: a file, and in JSON the path of its text. */
  file: string;
  path?: JsonPath;
}

/** The sentences of a block, or of a file. */
export interface LedgerPart {
  title: string;
  lines: LedgerLine[];
}

/** The sentences of a page, or of other files, under a name of their own. */
export interface LedgerEntry {
  /** File name without its ending: `pricing`, `features--voice-calling`; with `_` before what is of no one page: `_code`. */
  name: string;
  title: string;
  parts: LedgerPart[];
}

/** In code, two words beside each other; a single one names a thing of the program. */
const WORDS = /\p{L}\S* (?:\S+ )*\S*\p{L}{2}/u;

/** In code, classes of Tailwind, which have hyphens before numbers or in several words in a row, drawings, and programs. */
const NOT_SAID = /[a-z]-\d|(?:\S*[a-z][:-][a-z\d[(]\S*\s+){2}|^(?:[a-z\d]+[:-]\S+\s*)+$|^<svg|[\w)]=|^\(/u;

/** The sentences of a text, without what only lays it out; what the running program fills in is an ellipsis. */
const plainSentences = (text: string): string[] =>
  sentencesOf(text)
    .map(({ start, end }) =>
      withoutTags(text.slice(start, end)).replaceAll(UNKNOWN, "…").replace(/\s+/g, " ").trim(),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** Texts that are only an address, also of files whose schema does not say so. */
const ADDRESS = /^(?:\/|#|https?:\/\/)\S*$/;

/** The words that promise what an address leads to: those on the button or the link, or the old address of a redirect. */
function promiseOf({ document, path }: Pick<Field, "document" | "path">): string {
  const promises = waysTo(document.value, path).flatMap((owner) => {
    const words = isJsonObject(owner) ? (owner.label ?? owner.from) : undefined;
    return typeof words === "string" ? [words] : [];
  });
  return promises.at(-1) ?? "";
}

/** What a button that leads to no page does, which its words may promise otherwise. */
function linesOfAction({ document, path, kind, label }: ActionField): LedgerLine[] {
  if (kind === "link" || kind === "none") return [];
  const plan = valueAt(document.value, [...path, "plan"]);
  const text = `${label} → ${typeof plan === "string" ? `${kind} ${plan}` : kind}`;
  return [{ text, label: "action", file: document.file, path }];
}

const labelOf = (path: JsonPath): string =>
  String(path.findLast((step) => typeof step === "string") ?? "text");

/** A text's sentences. */
function linesOf(field: Field): LedgerLine[] {
  const { text, role, path, document } = field;
  const at = { label: labelOf(path), file: document.file, path };
  // What only editors read is said to nobody, and a choice is no words of an author; a number that one sets is.
  if (at.label === "$schema" || (role === "code" && !/\d/.test(text))) return [];
  if (role !== "address" && !ADDRESS.test(text))
    return plainSentences(text).map((sentence) => ({ ...at, text: sentence }));
  // The old address of a redirect stands in a field of its own.
  return [{ ...at, text: [...new Set([promiseOf(field), text].filter(Boolean))].join(" → ") }];
}

const SHARED_FOLDER = "pages/_shared/";
/** How the part of a template's own words is called. */
const TEMPLATES = "template ";

/** Where a template adds words to what its item says, they are read for each page. */
const OF_ITEM = /\{\{item\./;
const ALL_OF_ITEM = /^\{\{item\.[\w.]+\}\}$/;

/** The part of a page that a text belongs to; undefined for one that is read in the item's own file. */
function partOf(
  { document: { file }, where, source = "" }: Pick<Field, "document" | "where" | "source">,
  { itemFile = "" }: PageRef,
): string | undefined {
  if (file.startsWith(SHARED_FOLDER)) return file;
  if (templateParameter(file) === undefined) return where || file;
  if (ALL_OF_ITEM.test(source) && schemaOfData(itemFile) !== undefined) return undefined;
  return OF_ITEM.test(source) ? where || file : `${TEMPLATES}${file}`;
}

/** Name of the entry of a page. */
export const ledgerName = ({ route }: PageRef): string =>
  route === "/" ? "home" : route.slice(1).replaceAll("/", "--");

const hasLines = ({ lines }: LedgerPart): boolean => lines.length > 0;

/** The sentences that a page says, by block, and by file those of the shared blocks on it. */
export function sentencesOfPage({ fields, actions, ref }: CheckedPage): LedgerPart[] {
  const parts = new Map<string, LedgerLine[]>();
  const add = (of: Field | ActionField, lines: readonly LedgerLine[]) => {
    const title = partOf(of, ref);
    if (title !== undefined) parts.set(title, [...(parts.get(title) ?? []), ...lines]);
  };
  for (const field of fields) add(field, linesOf(field));
  for (const action of actions) add(action, linesOfAction(action));
  return [...parts].map(([title, lines]) => ({ title, lines })).filter(hasLines);
}

const loadedSentences = (site: Site, ref: PageRef): LedgerPart[] =>
  sentencesOfPage(checkedPage(site, ref, loadPage(site, ref)));

/** The pages, and what shared blocks and templates say on each of theirs, these once. */
function pageEntries(site: Site, ofPage: typeof loadedSentences): LedgerEntry[] {
  const isShared = ({ title }: LedgerPart) => title.startsWith(SHARED_FOLDER) || title.startsWith(TEMPLATES);
  const shared = new Map<string, LedgerPart>();
  const entries = site.pages.map((ref): LedgerEntry => {
    const parts = ofPage(site, ref);
    for (const part of parts.filter(isShared)) shared.set(part.title, shared.get(part.title) ?? part);
    return { name: ledgerName(ref), title: ref.route, parts: parts.filter((part) => !isShared(part)) };
  });
  return [...entries, { name: "_shared", title: "Shared blocks and templates", parts: [...shared.values()] }];
}

const dataEntry = once((site: Site): LedgerEntry => {
  const parts = dataFiles(site).map(({ documents: [document], fields, actions }) => ({
    title: document?.file ?? "",
    lines: [...fields.flatMap(linesOf), ...actions.flatMap(linesOfAction)],
  }));
  return { name: "_data", title: "Header, footer and data files", parts: parts.filter(hasLines) };
});

/** What code and public files say by themselves; most of their strings are no words. */
function filesEntry(site: Site, name: string, title: string, files: readonly string[]): LedgerEntry {
  const parts = files.map((file) => {
    const sentences = surfaceFile(site.root, file)
      .texts.flatMap(({ text }) => plainSentences(text))
      .filter((text) => WORDS.test(text) && !NOT_SAID.test(text));
    return { title: file, lines: sentences.map((text) => ({ text, label: "text", file })) };
  });
  return { name, title, parts: parts.filter(hasLines) };
}

/**
 * Every sentence of the site, by page, as a visitor reads it.
 *
 * @param ofPage gives those of a page, where they are known already
 */
export const ledgerOf = (site: Site, ofPage = loadedSentences): LedgerEntry[] => [
  ...pageEntries(site, ofPage),
  dataEntry(site),
  filesEntry(site, "_code", "Words in components", codeFiles(site.root)),
  filesEntry(site, "_public", "Words in public files", publicTexts(site.root)),
];
