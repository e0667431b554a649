import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { contentFileOf, fileOfRoute, type PageRef, unpublishedPages } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { isUnpublished } from "../../data/unpublished-name";
import { BRANCH_PREFIX } from "../../studio/server/git";
import { suggestion } from "../command/values";
import { UserError } from "../user-error";

/** Returns the pages of a site, published or not. */
export const allPages = (site: Site): PageRef[] => [...site.pages, ...unpublishedPages(site)];

/** Returns the page at an address, published or not. @throws UserError if there is none, with the nearest one */
export function pageAt(site: Site, route: string): PageRef {
  const all = allPages(site);
  const ref = all.find((page) => page.route === route);
  if (ref) return ref;
  const routes = all.map((page) => page.route);
  throw new UserError(`There is no page ${route}.${suggestion(route, routes)}`);
}

/**
 * Returns the page at an address, if it may be moved or removed.
 *
 * @throws UserError if there is none, or it has to stay
 */
export function pageToMove(site: Site, route: string): PageRef {
  const ref = pageAt(site, route);
  if (site.listedRoutes.includes(route))
    throw new UserError(`The site must have ${route}, since data/routes.json lists it.`);
  return ref;
}

/**
 * Returns the last part of an item's address, which is also the name of its file.
 *
 * @param folder address that the pages of all items of the collection are below
 * @throws UserError if the address is not below it
 */
export function itemId(route: string, folder: string): string {
  const id = basename(route);
  const own = `${folder}/${id}`;
  if (route !== own) throw new UserError(`Its address has to begin with ${folder}/. Did you mean "${own}"?`);
  return id;
}

/** The branch of the shared repository from which the site is published. */
const PUBLISHED_BRANCH = "refs/remotes/origin/HEAD";

/**
 * Whether visitors may know a page: its file is on the published branch or, if that branch is not known, on any branch but
 * those of submissions under review. Without git or a branch, every file without an unpublished name counts as published.
 */
export function wasPublished(root: string, file: string): boolean {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (isUnpublished(file) || git("ls-files", "--error-unmatch", "--", file).status === 1) return false;
  const refs =
    git("for-each-ref", "--format=%(refname)", PUBLISHED_BRANCH, "refs/heads").stdout?.split("\n") ?? [];
  const own = refs.filter((ref) => ref !== "" && !ref.startsWith(`refs/heads/${BRANCH_PREFIX}`));
  const branches = own.includes(PUBLISHED_BRANCH) ? [PUBLISHED_BRANCH] : own;
  return (
    branches.length === 0 || branches.some((ref) => git("cat-file", "-e", `${ref}:./${file}`).status === 0)
  );
}

/** Requires that an address is free. @throws UserError if a page has it already, published or not */
export function requireFree(site: Site, route: string): void {
  const own = fileOfRoute(route);
  const page = allPages(site).find((one) => one.route === route);
  const taken = page ? contentFileOf(page) : existsSync(join(site.root, own)) && own;
  if (taken) throw new UserError(`There is a page ${route} already: ${taken}.`);
}
