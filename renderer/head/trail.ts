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

/** Steps from the home page to a page; empty for pages of the first level, which need no breadcrumbs. */
export function trailOf(site: Site, page: Page): TrailStep[] {
  const segments = page.route.split("/").slice(1);
  if (segments.length < 2) return [];
  const parents = segments.slice(0, -1).map((segment, index): TrailStep => {
    const route = `/${segments.slice(0, index + 1).join("/")}`;
    const exists = site.pageOfRoute.has(route);
    return exists ? { name: folderName(segment), route } : { name: folderName(segment) };
  });
  return [{ name: "Home", route: "/" }, ...parents, { name: page.name, route: page.route }];
}
