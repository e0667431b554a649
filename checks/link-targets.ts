import { matchesRoute } from "../data/constants";
import { fileOfRoute } from "../data/page-refs";
import type { Site } from "../data/site";
import { nearest } from "../schema/nearest";
import { addressAdvice, meantRoute, ownPath, pagesBeside, sameRoute } from "./address-advice";
import { hostOf } from "./advised-links";
import type { PageSummary } from "./page-summary";
import { publicFiles } from "./public-files";
import type { Finding } from "./rule";
import { INTERNAL } from "./summary";

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
  /** Files below public/, by their addresses. */
  files: ReadonlySet<string>;
  /** The site's own host. */
  host: string;
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
    files: new Set(publicFiles(site.root).files),
    host: hostOf(site),
  };
}

/** What is wrong with a link; `instead` is what to write, where that is certain. */
export type LinkFault = Pick<Finding, "message" | "fix" | "severity" | "missing"> & { instead?: string };

/** What to do about a listed route without a page, which may have been removed. */
export function addPage(route: string): string {
  const how = BRACKETS.test(route) ? `add pages${route}.json` : `write it: npm run new:page -- ${route}`;
  return `Restore it if it was deleted (git restore "${fileOfRoute(route)}"), or ${how}`;
}

const NOWHERE = "Link to a page of this site, or to an https address.";

function deadRoute(path: string, rest: string, { pages, awaited, redirects }: Targets): LinkFault {
  const now = redirects.get(path);
  if (now) {
    const message = `"${path}" only leads on to another address.`;
    return { message, fix: `Write "${now}".`, instead: now.includes("#") ? now : now + rest };
  }
  const listed = awaited.find((route) => matchesRoute(route, path));
  if (listed) {
    return { severity: "warning", message: `"${path}" has no page yet.`, fix: addPage(listed) };
  }
  const routes = [...pages.keys(), ...awaited.filter((route) => !BRACKETS.test(route))];
  const message = `"${path}" is not a page of this site.`;
  const same = sameRoute(path, routes);
  if (same) return { message, fix: `Did you mean "${same + rest}"?`, instead: same + rest };
  const meant = meantRoute(path, routes);
  return { message, fix: meant ? `Did you mean "${meant}"?` : (pagesBeside(path, routes) ?? NOWHERE) };
}

/** Enough to find the one that was meant; a legal text has dozens. */
const MOST_NAMED = 12;

function namesOf(known: readonly string[]): string {
  if (known.length === 0) return 'Give the block an "anchor".';
  const rest = known.length - MOST_NAMED;
  return `Anchors there: ${known.slice(0, MOST_NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

/** The anchor that is meant, before which the link names a page or not; one that another page alone has may be. */
function meantAnchor(
  link: string,
  anchor: string,
  page: PageSummary,
  { pages }: Targets,
): string | undefined {
  const near = nearest(anchor, page.anchors);
  if (near !== undefined) return link.slice(0, link.indexOf("#") + 1) + near;
  if (!link.startsWith("#")) return undefined;
  const others = [...pages.values()].filter(({ anchors }) => anchors.includes(anchor));
  return others.length === 1 ? `${others[0]?.route}#${anchor}` : undefined;
}

function deadAnchor(link: string, anchor: string, page: PageSummary, targets: Targets): LinkFault {
  const meant = meantAnchor(link, anchor, page, targets);
  return {
    message: `Nothing on ${page.route} has the anchor "${anchor}".`,
    fix: meant ? `Did you mean "${meant}"?` : namesOf(page.anchors),
  };
}

/** What is wrong with a link; undefined when it leads somewhere. `from` is absent for a link that stands on all pages. */
export function linkFault(link: string, from: string | undefined, targets: Targets): LinkFault | undefined {
  const own = ownPath(link, targets.host);
  if (own !== undefined) {
    const instead = linkFault(own, from, targets)?.instead ?? own;
    return {
      message: "This is a page of our own site, so the link needs only its path.",
      fix: `Write "${instead}".`,
      instead,
    };
  }
  if (!INTERNAL.test(link)) {
    const anchors = (from === undefined ? undefined : targets.pages.get(from)?.anchors) ?? [];
    return addressAdvice(link, { routes: [...targets.pages.keys()], anchors, host: targets.host });
  }
  const [address = "", anchor] = link.split("#");
  const query = /\?.*$/.exec(address)?.[0] ?? "";
  const path = address.slice(0, address.length - query.length) || from;
  if (path === undefined || targets.files.has(path)) return undefined;
  const page = targets.pages.get(path);
  const rest = `${query}${anchor === undefined ? "" : `#${anchor}`}`;
  if (!page) return { ...deadRoute(path, rest, targets), missing: `page ${path}` };
  const isThere = !anchor || page.anchors.includes(anchor) || COMMON_ANCHORS.includes(anchor);
  return isThere || !page.isComplete ? undefined : deadAnchor(link, anchor, page, targets);
}
