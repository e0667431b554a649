import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { openSite } from "../../data/site";
import { publishedFile, unpublishedFile } from "../../data/unpublished";
import { UserError } from "../user-error";
import { endRedirect } from "./move-page";
import { contentOf, pageToMove, wasPublished } from "./page-at";

/**
 * Publishes a page or an article, or takes it back until it is ready. What visitors may know is removed instead, so that
 * they are led on.
 *
 * @param root the project's folder
 * @returns the page's file now
 * @throws UserError where there is no such page, its address is taken, or it has been committed
 */
export async function publishPage(root: string, route: string, isPublic: boolean): Promise<string> {
  const site = openSite(root);
  const ref = pageToMove(site, route);
  const old = contentOf(ref);
  const file = (isPublic ? publishedFile : unpublishedFile)(old);
  if (file === old) return file;
  if (existsSync(join(root, file))) throw new UserError(`There is a page ${route} already: ${file}.`);
  if (!isPublic && wasPublished(root, old))
    throw new UserError(`Visitors may know ${route}. Remove it, so that they are led on.`);
  renameSync(join(root, old), join(root, file));
  if (isPublic) await endRedirect(root, route);
  return file;
}
