import { schemaOfData } from "../../data/known-files";
import { loadPage } from "../../data/load-page";
import { memoize } from "../../data/memoize";
import { type PageRef, templateParameter } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { ITEM_TOKEN } from "../../data/token";
import { isJsonObject, type JsonPath } from "../../schema/json-document";
import { ancestorsOf, valueAt } from "../../schema/json-path";
import type { TextRange } from "../../schema/place";
import { type ActionField, checkedPage, type Field } from "../checked-page";
import { dataFiles } from "../data-files";
import { isUnwritten } from "../placeholder";
import { describeFeatures } from "../reasoning/features";
import { withoutTags } from "../surfaces/markup";
import { surfaceFile } from "../surfaces/readers";
import { codeFiles, publicTexts } from "../surfaces/surface-claims";
import { type Span, sentencesOf, UNKNOWN } from "../text";

/** Folder of the accepted sentences, one file per page. */
export const LEDGER_FOLDER = "checks/ledger/accepted";

/** A sentence of the site as a visitor reads it. */
export interface LedgerLine {
  text: string;
  /** Name of the field that contains it: `heading`. */
  label: string;
  /** File that contains the sentence. In JSON, `path` is the path of its text; elsewhere, `range` is its own place. */
  file: string;
  path?: JsonPath;
  range?: TextRange;
}

/** The sentences of a block or a file. */
export interface LedgerPart {
  title: string;
  lines: LedgerLine[];
}

/** The sentences of a page, or of a group of other files. */
export interface LedgerEntry {
  /** File name without its extension: `pricing`, `features--voice-calling`; with `_` if it belongs to no single page: `_code`. */
  name: string;
  title: string;
  parts: LedgerPart[];
}

/** Two adjacent words. In code, a single word is usually an identifier. */
const TWO_WORDS = /\p{L}\S* (?:\S+ )*\S*\p{L}{2}/u;

/** Strings in code that are not sentences: Tailwind classes (a hyphen before a number, or several in a row), drawings and programs. */
const NOT_PROSE = /[a-z]-\d|(?:\S*[a-z][:-][a-z\d[(]\S*\s+){2}|^(?:[a-z\d]+[:-]\S+\s*)+$|^<svg|[\w)]=|^\(/u;

/** Returns the sentences of a text, without layout. A value that is known only at run time becomes an ellipsis. */
const plainSentences = (text: string): (Span & { text: string })[] =>
  sentencesOf(text)
    .map(({ start, end }) => ({
      start,
      end,
      text: withoutTags(text.slice(start, end)).replaceAll(UNKNOWN, "…").replace(/\s+/g, " ").trim(),
    }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));

/** A text that is only an address, even in a file whose schema does not define it as one. */
const ADDRESS = /^(?:\/|#|https?:\/\/)\S*$/;

/** Returns the words for the target of an address: on the button or the link, or the old address of a redirect. */
function linkLabelOf({ document, path }: Pick<Field, "document" | "path">): string {
  const promises = ancestorsOf(document.value, path).flatMap((owner) => {
    const words = isJsonObject(owner) ? (owner.label ?? owner.from) : undefined;
    return typeof words === "string" ? [words] : [];
  });
  return promises.at(-1) ?? "";
}

/** Returns the line of a button that does not link to a page, because its words may promise something else. */
function linesOfAction({ document, path, kind, label }: ActionField): LedgerLine[] {
  if (kind === "link" || kind === "none" || isUnwritten(label)) return [];
  const plan = valueAt(document.value, [...path, "plan"]);
  const text = `${label} → ${typeof plan === "string" ? `${kind} ${plan}` : kind}`;
  return [{ text, label: "action", file: document.file, path }];
}

/** Returns the lines of a text. @param route of the page with the text, if it is on one page only */
function linesOf(field: Field, site: Site, route?: string): LedgerLine[] {
  const { text, role, path, document } = field;
  const label = String(path.findLast((step) => typeof step === "string") ?? "text");
  const at = { label, file: document.file, path };
  // Only editors read $schema, and a choice is not an author's words, but a number that an author sets is.
  if (at.label === "$schema" || (role === "code" && !/\d/.test(text))) return [];
  if (role !== "address" && !ADDRESS.test(text))
    return plainSentences(text).map((sentence) => ({
      ...at,
      text: sentence.text + describeFeatures(sentence.text, site, route),
    }));
  const linkLabel = linkLabelOf(field);
  if (isUnwritten(linkLabel)) return [];
  // The old address of a redirect is in a field of its own.
  return [{ ...at, text: [...new Set([linkLabel, text].filter(Boolean))].join(" → ") }];
}

const SHARED_FOLDER = "pages/_shared/";
/** Start of the title of a part with a template's own words. */
const TEMPLATES = "template ";

/** A text that is nothing but a token for the item of a template. */
const ONLY_ITEM_TOKEN = /^\{\{item\.[\w.]+\}\}$/;

/** Returns the part of a page that a text belongs to; undefined for a text that is read in the item's own file. */
function partOf(
  { document: { file }, where, source = "" }: Pick<Field, "document" | "where" | "source">,
  { itemFile = "" }: PageRef,
): string | undefined {
  if (file.startsWith(SHARED_FOLDER)) return file;
  if (templateParameter(file) === undefined) return where || file;
  if (ONLY_ITEM_TOKEN.test(source) && schemaOfData(itemFile) !== undefined) return undefined;
  // What is said around such a token is read on each page.
  return ITEM_TOKEN.test(source) ? where || file : `${TEMPLATES}${file}`;
}

/** Returns the name of a page's entry. No page but the home page can be called "index". */
export const ledgerName = ({ route }: PageRef): string =>
  route === "/" ? "index" : route.slice(1).replaceAll("/", "--");

const hasLines = ({ lines }: LedgerPart): boolean => lines.length > 0;

/** Loads a page, and returns its sentences by block, and those of its shared blocks by file. */
export function loadSentences(site: Site, ref: PageRef): LedgerPart[] {
  const { fields, actions } = checkedPage(site, ref, loadPage(site, ref));
  const parts = new Map<string, LedgerLine[]>();
  const add = (of: Field | ActionField, lines: readonly LedgerLine[]) => {
    const title = partOf(of, ref);
    if (title !== undefined) parts.set(title, [...(parts.get(title) ?? []), ...lines]);
  };
  for (const field of fields) add(field, linesOf(field, site, ref.route));
  for (const action of actions) add(action, linesOfAction(action));
  return [...parts].map(([title, lines]) => ({ title, lines })).filter(hasLines);
}

/** Returns the entries of the pages, and one entry with the sentences of shared blocks and templates. */
function pageEntries(site: Site, ofPage: typeof loadSentences): LedgerEntry[] {
  const isShared = ({ title }: LedgerPart) => title.startsWith(SHARED_FOLDER) || title.startsWith(TEMPLATES);
  const shared = new Map<string, LedgerPart>();
  const entries = site.pages.map((ref): LedgerEntry => {
    const parts = ofPage(site, ref);
    for (const part of parts.filter(isShared)) shared.set(part.title, shared.get(part.title) ?? part);
    return { name: ledgerName(ref), title: ref.route, parts: parts.filter((part) => !isShared(part)) };
  });
  return [...entries, { name: "_shared", title: "Shared blocks and templates", parts: [...shared.values()] }];
}

const dataEntry = memoize((site: Site): LedgerEntry => {
  const parts = dataFiles(site).map(({ documents: [document], fields, actions }) => ({
    title: document?.file ?? "",
    lines: [...fields.flatMap((field) => linesOf(field, site)), ...actions.flatMap(linesOfAction)],
  }));
  return { name: "_data", title: "Header, footer and data files", parts: parts.filter(hasLines) };
});

/** Returns the sentences in code and public files. Most strings in them are not words. */
function filesEntry(site: Site, name: string, title: string, files: readonly string[]): LedgerEntry {
  const parts = files.map((file) => {
    const lines = surfaceFile(site.root, file).texts.flatMap((placed) =>
      plainSentences(placed.text)
        .filter(({ text }) => TWO_WORDS.test(text) && !NOT_PROSE.test(text))
        .map(({ text, start, end }) => ({
          text,
          label: "text",
          file,
          range: placed.range(start, end - start),
        })),
    );
    return { title: file, lines };
  });
  return { name, title, parts: parts.filter(hasLines) };
}

/**
 * Returns every sentence of the site as a visitor reads it, by page.
 *
 * @param ofPage returns the sentences of a page, possibly cached ones
 */
export const ledgerOf = (site: Site, ofPage = loadSentences): LedgerEntry[] => [
  ...pageEntries(site, ofPage),
  dataEntry(site),
  filesEntry(site, "_code", "Words in components", codeFiles(site.root)),
  filesEntry(site, "_public", "Words in public files", publicTexts(site.root)),
];
