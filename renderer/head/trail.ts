import type { Page } from "../../data/load-page";
import { memoize } from "../../data/memoize";
import type { PageRef } from "../../data/page-refs";
import { readDocument } from "../../data/read-document";
import { lookupOf, type Site } from "../../data/site";
import { resolveText } from "../../data/tokens";
import { objectAt } from "../../schema/schema-parts";
import { humanizeName } from "../../schema/words";

/** A step of the breadcrumbs; a step without a route has no page. */
export interface TrailStep {
  name: string;
  route?: string;
}

/** Returns the name of a page as its file states it; undefined if it states none. Memoized, since many pages may be below. */
const nameOf = memoize(({ file, route }: PageRef, site: Site): string | undefined => {
  const { name } = objectAt(readDocument(site.root, file).value);
  return typeof name === "string" ? resolveText(name, lookupOf(site, { route })).text : undefined;
});

/** Returns the steps to the parents of a route, from the first level on. One without a page is named by its address. */
export const parentsOf = (site: Site, route: string): TrailStep[] =>
  route
    .split("/")
    .slice(1, -1)
    .map((segment, index, segments): TrailStep => {
      const ref = site.pageOfRoute.get(`/${segments.slice(0, index + 1).join("/")}`);
      const name = (ref && nameOf(ref, site)) ?? humanizeName(segment);
      return ref ? { name, route: ref.route } : { name };
    });

/** Returns the steps from the home page to a page; empty for first-level pages, which have no breadcrumbs. */
export function trailOf(site: Site, page: Page): TrailStep[] {
  const parents = parentsOf(site, page.route);
  if (parents.length === 0) return [];
  return [{ name: "Home", route: "/" }, ...parents, { name: page.name, route: page.route }];
}
