import type { Page } from "../../data/load-page";
import type { Site } from "../../data/site";

/** One step of the breadcrumbs; a step without a route is a heading that has no page of its own. */
export interface TrailStep {
  name: string;
  route?: string;
}

/** `remote-teams` → `Remote teams`, for a folder that has no page of its own. */
function folderName(segment: string): string {
  return segment.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
}

/** Routes of the pages above a page, from the first level on, whether there are such pages or not. */
export const routesAbove = (route: string): string[] =>
  route
    .split("/")
    .slice(1, -1)
    .map((_, index, segments) => `/${segments.slice(0, index + 1).join("/")}`);

/** Steps from the home page to a page; empty for pages of the first level, which need no breadcrumbs. */
export function trailOf(site: Site, page: Page): TrailStep[] {
  const above = routesAbove(page.route);
  if (above.length === 0) return [];
  const parents = above.map((route): TrailStep => {
    const name = folderName(route.slice(route.lastIndexOf("/") + 1));
    return site.pageOfRoute.has(route) ? { name, route } : { name };
  });
  return [{ name: "Home", route: "/" }, ...parents, { name: page.name, route: page.route }];
}
