import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { NAVIGATION_FILE } from "../../data/known-files";
import { contentFileOf, type PageRef } from "../../data/page-refs";
import { openSite, type Site } from "../../data/site";
import { publishedFile, unpublishedFile } from "../../data/unpublished-name";
import { formatList } from "../../schema/words";
import { UserError } from "../user-error";
import { mapTexts, readContent } from "./content";
import { COMPARISON_INDEX, linkChange, removeRedirect, setInGroups } from "./move-page";
import { pageAt, pageToMove, wasPublished } from "./page-at";

/** Names of files that link to pages, besides the pages themselves. */
const PLACES: Readonly<Record<string, string>> = {
  [NAVIGATION_FILE]: "the menus and the footer",
  [COMPARISON_INDEX]: "the groups of the comparisons",
};

/**
 * Requires a page that may be unpublished.
 *
 * @throws UserError if visitors may know it, at this address or at one that redirects to it, or if a link leads to it
 */
function requireUnpublishable({ root, pages, redirects }: Site, ref: PageRef): void {
  const { route } = ref;
  const file = contentFileOf(ref);
  if (wasPublished(root, file) || redirects.some(({ to }) => to.replace(/#.*/, "") === route))
    throw new UserError(`Visitors may know ${route}. Remove the page instead, so that they are redirected.`);
  const before = readContent(root);
  const after = mapTexts(before, linkChange(route, "/", false));
  setInGroups(after, ref);
  const linked = [...before].filter(
    ([name, value]) => name !== file && JSON.stringify(value) !== JSON.stringify(after.get(name)),
  );
  const placeOf = (name: string) => PLACES[name] ?? name;
  const places = linked.map(
    ([name]) => pages.find((page) => contentFileOf(page) === name)?.route ?? placeOf(name),
  );
  if (places.length > 0)
    throw new UserError(`There are links to ${route}. Remove them from ${formatList(places)} first.`);
}

/**
 * Publishes a page, an article or a competitor, or unpublishes it until it is ready. A page that visitors may know has to
 * be removed instead, so that its address redirects.
 *
 * @param root the project's folder
 * @returns the page's current file
 * @throws UserError if there is no such page, its address is taken, or it cannot be unpublished
 */
export async function publishPage(root: string, route: string, isPublic: boolean): Promise<string> {
  const site = openSite(root);
  // A page that the site must have may be published, but not unpublished.
  const ref = isPublic ? pageAt(site, route) : pageToMove(site, route);
  const old = contentFileOf(ref);
  const file = (isPublic ? publishedFile : unpublishedFile)(old);
  if (file === old) return file;
  if (existsSync(join(root, file))) throw new UserError(`There is a page ${route} already: ${file}.`);
  if (!isPublic) requireUnpublishable(site, ref);
  if (isPublic) await removeRedirect(site, route);
  renameSync(join(root, old), join(root, file));
  return file;
}
