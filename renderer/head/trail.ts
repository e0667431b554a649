import type { Page } from "../../data/load-page";
import type { Site } from "../../data/site";
import { humanizeName } from "../../schema/words";

/** A step of the breadcrumbs; a step without a route has no page. */
export interface TrailStep {
  name: string;
  route?: string;
}

/** Returns the parent routes of a route, from the first level on, including those without a page. */
export const routesAbove = (route: string): string[] =>
  route
    .split("/")
    .slice(1, -1)
    .map((_, index, segments) => `/${segments.slice(0, index + 1).join("/")}`);

/** Returns the steps from the home page to a page; empty for first-level pages, which have no breadcrumbs. */
export function trailOf(site: Site, page: Page): TrailStep[] {
  const above = routesAbove(page.route);
  if (above.length === 0) return [];
  const parents = above.map((route): TrailStep => {
    const name = humanizeName(route.slice(route.lastIndexOf("/") + 1));
    return site.pageOfRoute.has(route) ? { name, route } : { name };
  });
  return [{ name: "Home", route: "/" }, ...parents, { name: page.name, route: page.route }];
}
