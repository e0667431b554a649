import { matchesRoute } from "../../data/constants";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonPath, type JsonValue, locate } from "../../schema/json-document";
import { nearest } from "../../schema/nearest";
import type { Finding, SiteRule } from "../rule";
import { type PageSummary, type SpottedText, spot } from "../summary";

/** The place every page has, for the skip link. */
const COMMON_ANCHORS = ["main"];
const BRACKETS = /\[[^\]]+\]/;

/** What a link may lead to. */
interface Targets {
  /** Pages by route. */
  pages: ReadonlyMap<string, PageSummary>;
  /** Listed routes that have no page yet. */
  awaited: readonly string[];
}

function targetsOf(pages: readonly PageSummary[], site: Site): Targets {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const files = new Set(pages.map((page) => page.file));
  const hasPage = (route: string) =>
    BRACKETS.test(route) ? files.has(`pages${route}.json`) : byRoute.has(route);
  return { pages: byRoute, awaited: site.listedRoutes.filter((route) => !hasPage(route)) };
}

type Fault = Pick<Finding, "message" | "fix" | "severity">;

function deadRoute(path: string, { pages, awaited }: Targets): Fault {
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
function faultOf(link: string, from: string | undefined, targets: Targets): Fault | undefined {
  const [address = "", anchor] = link.split("#");
  const path = address.replace(/\?.*$/, "") || from;
  if (path === undefined) return undefined;
  const page = targets.pages.get(path);
  if (!page) return deadRoute(path, targets);
  const isThere = !anchor || page.anchors.includes(anchor) || COMMON_ANCHORS.includes(anchor);
  return isThere || !page.isComplete ? undefined : deadAnchor(path, anchor, page.anchors);
}

/** The addresses of the header's and footer's links. */
function navigationLinks({ navigationDocument: document }: Site): SpottedText[] {
  const links: SpottedText[] = [];
  const visit = (value: JsonValue, path: JsonPath) => {
    if (Array.isArray(value))
      value.forEach((child, index) => {
        visit(child, [...path, index]);
      });
    else if (isJsonObject(value))
      for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    else if (path.at(-1) === "href" && typeof value === "string" && value.startsWith("/")) {
      links.push({ text: value, spot: spot(document, String(path[0]), locate(document, path)) });
    }
  };
  if (document.diagnostics.length === 0) visit(document.value, []);
  return links;
}

/**
 * Links within the site lead to a page and a place that exist. A listed route whose page is still to be written is a
 * warning; once every listed route has its page no link can be in that state, so each dead one is an error.
 */
export const deadLink: SiteRule = {
  name: "dead-link",
  severity: "error",
  summary: "Links within the site lead to a page and an anchor that exist.",
  docs: {
    why: "A visitor who follows a dead link sees an error page, and search engines trust the site less. A listed route whose page is still to be written is a warning.",
    wrong: `{ "type": "rich-text", "props": { "body": "Go back to [the beginning](/home)." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Go back to [the beginning](/)." } }`,
  },
  checkSite(pages, site) {
    const targets = targetsOf(pages, site);
    const findings = (links: readonly SpottedText[], from?: string): Finding[] =>
      links.flatMap(({ text, spot: place }) => {
        const fault = faultOf(text, from, targets);
        return fault ? [{ ...place, ...fault }] : [];
      });
    return [...pages.flatMap((page) => findings(page.links, page.route)), ...findings(navigationLinks(site))];
  },
};
