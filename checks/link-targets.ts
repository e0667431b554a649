import { matchesRoute } from "../data/constants";
import type { Site } from "../data/site";
import { nearest } from "../schema/nearest";
import type { PageSummary } from "./page-summary";
import type { Finding } from "./rule";

/** The place every page has, for the skip link. */
const COMMON_ANCHORS = ["main"];
const BRACKETS = /\[[^\]]+\]/;

/** What a link may lead to. */
export interface Targets {
  /** Pages by route. */
  pages: ReadonlyMap<string, PageSummary>;
  /** Listed routes that have no page yet. */
  awaited: readonly string[];
  /** Where an address leads that has been given up. */
  redirects: ReadonlyMap<string, string>;
}

/** Everything on the site that a link may lead to. */
export function targetsOf(pages: readonly PageSummary[], site: Site): Targets {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const files = new Set(pages.map((page) => page.file));
  const hasPage = (route: string) =>
    BRACKETS.test(route) ? files.has(`pages${route}.json`) : byRoute.has(route);
  return {
    pages: byRoute,
    awaited: site.listedRoutes.filter((route) => !hasPage(route)),
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
  };
}

type Fault = Pick<Finding, "message" | "fix" | "severity" | "missing">;

function deadRoute(path: string, { pages, awaited, redirects }: Targets): Fault {
  const now = redirects.get(path);
  if (now) return { message: `"${path}" only leads on to another address.`, fix: `Write "${now}".` };
  const listed = awaited.find((route) => matchesRoute(route, path));
  if (listed) {
    const fix = BRACKETS.test(listed) ? `Add pages${listed}.json.` : `Add it: npm run new:page -- ${path}`;
    return { severity: "warning", message: `"${path}" has no page yet.`, fix };
  }
  const meant = nearest(path, [...pages.keys(), ...awaited.filter((route) => !BRACKETS.test(route))]);
  const fix = meant ? `Did you mean "${meant}"?` : "Link to a page of this site, or to an https address.";
  return { message: `"${path}" is not a page of this site.`, fix };
}

/** Enough to find the one that was meant; a legal text has dozens. */
const MOST_NAMED = 12;

function namesOf(known: readonly string[]): string {
  if (known.length === 0) return 'Give the block an "anchor".';
  const rest = known.length - MOST_NAMED;
  return `Anchors there: ${known.slice(0, MOST_NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

function deadAnchor(path: string, anchor: string, known: readonly string[]): Fault {
  const meant = nearest(anchor, known);
  return {
    message: `Nothing on ${path} has the anchor "${anchor}".`,
    fix: meant ? `Did you mean "#${meant}"?` : namesOf(known),
  };
}

/** What is wrong with a link; undefined when it leads somewhere. `from` is absent for a link that stands on all pages. */
export function linkFault(link: string, from: string | undefined, targets: Targets): Fault | undefined {
  const [address = "", anchor] = link.split("#");
  const path = address.replace(/\?.*$/, "") || from;
  if (path === undefined) return undefined;
  const page = targets.pages.get(path);
  if (!page) return { ...deadRoute(path, targets), missing: `page ${path}` };
  const isThere = !anchor || page.anchors.includes(anchor) || COMMON_ANCHORS.includes(anchor);
  return isThere || !page.isComplete ? undefined : deadAnchor(path, anchor, page.anchors);
}
