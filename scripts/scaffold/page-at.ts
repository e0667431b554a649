import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileOfRoute, type PageRef, unpublishedPages, whyItStays } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { isUnpublished } from "../../data/unpublished-name";
import { suggestion } from "../command/values";
import { UserError } from "../user-error";

/** The file with what a page says. */
export const contentOf = ({ file, itemFile }: PageRef): string => itemFile ?? file;

/**
 * The page at an address that may be given up.
 *
 * @throws UserError where there is none, or it has to stay
 */
export function pageToMove({ root, pages, listedRoutes }: Site, route: string): PageRef {
  const all = [...pages, ...unpublishedPages(root, pages)];
  const ref = all.find((page) => page.route === route);
  if (!ref) {
    const routes = all.map((page) => page.route);
    throw new UserError(`There is no page ${route}.${suggestion(route, routes)}`);
  }
  const reason = whyItStays(ref, listedRoutes);
  if (reason !== undefined) throw new UserError(reason);
  return ref;
}

/** True for a page's file that has been committed; of a project without git all that there is counts as published. */
export function wasPublished(root: string, file: string): boolean {
  if (isUnpublished(file)) return false;
  try {
    execFileSync("git", ["ls-files", "--error-unmatch", "--", file], { cwd: root, stdio: "ignore" });
    return true;
  } catch (error) {
    return (error as { status?: number }).status !== 1;
  }
}

/** @throws UserError when a page has an address already, published or not */
export function requireFree({ root, pages }: Site, route: string): void {
  const own = fileOfRoute(route);
  const page = [...pages, ...unpublishedPages(root, pages)].find((one) => one.route === route);
  const taken = page?.file ?? (existsSync(join(root, own)) ? own : undefined);
  if (taken) throw new UserError(`There is a page ${route} already: ${taken}.`);
}
