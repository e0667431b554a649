import { rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { acceptedFiles, ledgerFile } from "../../checks/ledger/accepted";
import { ledgerName } from "../../checks/ledger/ledger";
import { EXCEPTIONS_FILE, NAVIGATION_FILE, REDIRECTS_FILE } from "../../data/known-files";
import { contentFileOf, fileOfRoute, NOT_FOUND_ROUTE, type PageRef } from "../../data/page-refs";
import { replaceFile } from "../../data/replace-file";
import { openSite, type Site } from "../../data/site";
import { isUnpublished, publishedFile, unpublishedFile } from "../../data/unpublished-name";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import { objectAt } from "../../schema/schema-parts";
import type { ComparisonIndex, Exceptions, Redirects } from "../../schema/shapes.gen";
import { suggestion } from "../command/values";
import { formatJson } from "../format-json";
import { UserError } from "../user-error";
import { type Content, mapTexts, readContent, writeContent } from "./content";
import { itemId, pageToMove, requireFree, wasPublished } from "./page-at";
import { editorSchemaPath } from "./templates";

/** File that sorts the competitors of its folder into groups. */
export const COMPARISON_INDEX = "data/comparisons/index.json";

type Move = Awaited<ReturnType<typeof removePage>>;

/** Describes a move or a removal for the person who requested it. */
export const describeMove = ({ changed, isRedirected }: Move, from: string, to: string): string =>
  [
    isRedirected ? ` Visitors of ${from} are redirected to ${to}.` : "",
    changed.length > 0 ? ` Also changed: ${changed.join(", ")}.` : "",
  ].join("");

/**
 * Returns a function that changes links from one address to another: a text that is the address, and Markdown links.
 *
 * @param keepsAnchors whether the anchors of the page exist at the new address too
 */
export function linkChange(from: string, to: string, keepsAnchors: boolean): (text: string) => string {
  const old = keepsAnchors ? from : `${from}(?:#[^\\s)]*)?`;
  const address = new RegExp(`^${old}(?=[#?]|$)`);
  const link = new RegExp(`(?<=\\]\\()${old}(?=[#?)\\s])`, "g");
  return (text) => text.replace(address, to).replace(link, to);
}

/** Removes redirects from both addresses, and adds one from the old to the new address if `isRedirected`. */
function setRedirect(content: Map<string, JsonValue>, from: string, to: string, isRedirected: boolean): void {
  const file = content.get(REDIRECTS_FILE) as Redirects | undefined;
  if (!file) return;
  const others = file.redirects.filter((entry) => ![from, to].includes(entry.from));
  content.set(REDIRECTS_FILE, { ...file, redirects: [...others, ...(isRedirected ? [{ from, to }] : [])] });
}

/** Keeps the redirects as they were: until a page is published, visitors of its address are redirected as before. */
function keepRedirects(before: Content, after: Map<string, JsonValue>): void {
  const file = before.get(REDIRECTS_FILE);
  if (file !== undefined) after.set(REDIRECTS_FILE, file);
}

/** Removes the redirect from an address that becomes a page again; does nothing if there is none. */
export async function removeRedirect({ root, documents, redirects }: Site, route: string): Promise<void> {
  const others = redirects.filter(({ from }) => from !== route);
  if (others.length === redirects.length) return;
  const file = { ...objectAt(documents.redirects.value), redirects: others };
  replaceFile(join(root, REDIRECTS_FILE), await formatJson(file));
}

/** Returns the content without the menu entries that link to an address: their words describe that page. */
function withoutMenuEntries(content: Content, route: string): Content {
  const isOther = (entry: JsonValue) =>
    !isJsonObject(entry) || String(entry.href).replace(/[#?].*/, "") !== route;
  const menus = JSON.stringify(content.get(NAVIGATION_FILE) ?? null, (_, value: JsonValue) =>
    Array.isArray(value) ? value.filter(isOther) : value,
  );
  return content.has(NAVIGATION_FILE)
    ? new Map(content).set(NAVIGATION_FILE, JSON.parse(menus) as JsonValue)
    : content;
}

/** Changes the id of a competitor in the groups of the comparisons, or removes it and groups that it leaves empty. */
export function setInGroups(
  content: Map<string, JsonValue>,
  { itemFile = "" }: PageRef,
  newId?: string,
): void {
  const index = content.get(COMPARISON_INDEX) as unknown as ComparisonIndex | undefined;
  if (!index || dirname(itemFile) !== dirname(COMPARISON_INDEX)) return;
  const old = basename(publishedFile(itemFile), ".json");
  const replace = (id: string) => (id === old ? (newId ?? []) : id);
  const groups = index.groups
    .map((group) => ({ ...group, competitors: group.competitors.flatMap(replace) }))
    .filter(({ competitors }) => competitors.length > 0);
  content.set(COMPARISON_INDEX, { ...index, groups } as unknown as JsonValue);
}

/** Moves the accepted text of a page to its new address, since it has not changed. */
function moveLedger(root: string, from: PageRef, to: PageRef): void {
  const address = new RegExp(`(?<=^| |\\]\\()${from.route}(?=[#?)]|$)`, "gm");
  const [old, now] = [from, to].map((ref) => ledgerFile({ name: ledgerName(ref) }));
  for (const [file, text] of acceptedFiles(root)) {
    const next = text
      .replace(address, to.route)
      .replaceAll(`[${contentFileOf(from)}]`, `[${contentFileOf(to)}]`)
      .replace(`\nid: ${basename(from.route)}\n`, file === old ? `\nid: ${basename(to.route)}\n` : "$&");
    if (file === old) rmSync(join(root, file));
    if (file === old || next !== text) replaceFile(join(root, file === old ? String(now) : file), next);
  }
}

/** Returns the reference of a page at another address. */
function refAt(ref: PageRef, route: string): PageRef {
  const named = isUnpublished(contentFileOf(ref)) ? unpublishedFile : publishedFile;
  if (ref.itemFile === undefined) return { route, file: named(fileOfRoute(route)) };
  const id = itemId(route, dirname(ref.route));
  return { ...ref, route, itemFile: named(`${dirname(ref.itemFile)}/${id}.json`) };
}

/**
 * Moves a page, an article or a competitor to another address. All links to it follow, its accepted text stays accepted,
 * and an old address that was published redirects to the new one.
 *
 * @param root the project's folder
 * @returns the page's file, and as `removePage` the other changes
 * @throws UserError if there is no such page, it has to stay, or the address is taken
 */
export async function movePage(root: string, from: string, to: string) {
  const site = openSite(root);
  const ref = pageToMove(site, from);
  if (to === from) throw new UserError(`${to} is its address already.`);
  const target = refAt(ref, to);
  const [old, file] = [contentFileOf(ref), contentFileOf(target)];
  requireFree(site, to);
  const isRedirected = wasPublished(root, old);
  const before = readContent(root);
  const edit = linkChange(from, to, true);
  const after = mapTexts(before, (text) => (text === publishedFile(old) ? publishedFile(file) : edit(text)));
  const own = after.get(old) as JsonObject;
  after.delete(old);
  // These fields depend on the address.
  if (ref.itemFile === undefined) own.$schema = editorSchemaPath(to);
  else if (own.id !== undefined) own.id = basename(to);
  after.set(file, own);
  setInGroups(after, ref, basename(to));
  if (isUnpublished(old)) keepRedirects(before, after);
  else setRedirect(after, from, to, isRedirected);
  const changed = await writeContent(root, before, after);
  moveLedger(root, ref, target);
  return { file, changed, isRedirected };
}

/**
 * Removes a page, an article or a competitor, and its entries in the menus. All links to it are changed to another page,
 * to which its address redirects if it was published.
 *
 * @param root the project's folder
 * @param to address of the page that takes its place
 * @returns the other content files that were changed (links to the page, and the redirect), and whether the old address
 *   redirects to the new one; that of a page that was never published does not
 * @throws UserError if there is no such page, or it has to stay
 */
export async function removePage(root: string, from: string, to: string) {
  const site = openSite(root);
  const ref = pageToMove(site, from);
  const { pageOfRoute } = site;
  if (to === from || to === NOT_FOUND_ROUTE) throw new UserError(`${to} cannot take the place of ${from}.`);
  if (!pageOfRoute.has(to))
    throw new UserError(`There is no page ${to}.${suggestion(to, pageOfRoute.keys())}`);
  const file = contentFileOf(ref);
  const isRedirected = wasPublished(root, file);
  const before = readContent(root);
  const after = mapTexts(withoutMenuEntries(before, from), linkChange(from, to, false));
  after.delete(file);
  setInGroups(after, ref);
  const excepted = after.get(EXCEPTIONS_FILE) as Exceptions | undefined;
  if (excepted) {
    const exceptions = excepted.exceptions.filter((entry) => entry.file !== publishedFile(file));
    after.set(EXCEPTIONS_FILE, { ...excepted, exceptions });
  }
  if (isUnpublished(file)) keepRedirects(before, after);
  else setRedirect(after, from, to, isRedirected);
  const changed = await writeContent(root, before, after);
  rmSync(join(root, ledgerFile({ name: ledgerName(ref) })), { force: true });
  return { changed, isRedirected };
}
