import { basename } from "node:path";
import { matchesRoute } from "../data/constants";
import { contentFileOf, fileOfRoute, shareImageOf, unpublishedPages } from "../data/page-refs";
import { readDocument } from "../data/read-document";
import type { Site } from "../data/site";
import { publishedFile } from "../data/unpublished-name";
import type { Diagnostic } from "../schema/diagnostic";
import { didYouMean, isSlip, nearest } from "../schema/nearest";
import { offsetOfPlace } from "../schema/place";
import { formatList } from "../schema/words";
import {
  addressAdvice,
  hostOf,
  isFile,
  type LinkFault,
  meantRoute,
  ownPath,
  pagesBeside,
  sameRoute,
} from "./address-advice";
import type { PageSummary } from "./page-summary";
import { publicFiles } from "./public-files";

/** Anchor that every page has, for the skip link. */
export const COMMON_ANCHORS: readonly string[] = ["main"];
const PARAMETER = /\[[^\]]+\]/;
/** Link within the site. */
const INTERNAL_LINK = /^(?:\/(?!\/)|#)/;

/** Collects everything on the site that a link may refer to. */
export function targetsOf(pages: readonly PageSummary[], site: Site) {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const files = new Set(pages.map((page) => page.file));
  const hasPage = (route: string) =>
    PARAMETER.test(route) ? files.has(`pages${route}.json`) : byRoute.has(route);
  const drawn = site.pages.flatMap(({ route }) => shareImageOf(route) ?? []);
  return {
    /** Pages by route. */
    pages: byRoute,
    /** Pages that are not published yet. */
    unpublished: unpublishedPages(site),
    /** Listed routes that have no page yet. */
    awaited: site.listedRoutes.filter((route) => !hasPage(route)),
    /** Targets of the redirects, by old address. */
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
    /** Addresses of the files in public/, and of the pictures that the build draws. */
    files: new Set([...publicFiles(site.root).files, ...drawn]),
    /** Host of the site. */
    host: hostOf(site),
  };
}

/** Everything that a link may refer to. */
export type Targets = ReturnType<typeof targetsOf>;

/** Returns the fix for a listed route without a page, which may have been deleted. */
export function addPage(route: string): string {
  const how = PARAMETER.test(route) ? `add pages${route}.json` : `write it: npm run new:page -- ${route}`;
  return `Restore it if it was deleted (git restore "${fileOfRoute(route)}"), or ${how}`;
}

/** Returns the last part of a path, without its extension. */
const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");

/** Returns the fault of a missing file. Suggests the only file with the same or a similar name, if there is one. */
function missingFile(path: string, { files }: Targets): LinkFault {
  const stem = stemOf(path);
  const alike = [...files].filter((file) => stemOf(file) === stem || isSlip(stem, stemOf(file)));
  const [meant = nearest(path, alike)] = alike.length === 1 ? alike : [];
  return {
    message: `There is no file public${path}.`,
    fix: meant ? didYouMean(meant) : `Put the file at public${path}.`,
  };
}

const LINK_FIX = "Link to a page of this site, or to an https address.";

function deadRoute(path: string, rest: string, targets: Targets): LinkFault {
  const { pages, unpublished, awaited, redirects } = targets;
  const target = redirects.get(path);
  if (target) {
    const instead = target.includes("#") ? target : target + rest;
    return { message: `"${path}" only redirects to another address.`, fix: `Write "${instead}".`, instead };
  }
  if (isFile(path)) return missingFile(path, targets);
  const waiting = unpublished.find(({ route }) => route === path);
  if (waiting) {
    const message = `"${path}" is not published yet.`;
    const file = contentFileOf(waiting);
    return { message, fix: `To publish it, rename ${file} to "${basename(publishedFile(file))}".` };
  }
  const listed = awaited.find((route) => matchesRoute(route, path));
  if (listed) {
    return { severity: "warning", message: `"${path}" has no page yet.`, fix: addPage(listed) };
  }
  const routes = [...pages.keys(), ...awaited.filter((route) => !PARAMETER.test(route))];
  const message = `"${path}" is not a page of this site.`;
  const same = sameRoute(path, routes);
  if (same) return { message, fix: didYouMean(same + rest), instead: same + rest };
  const meant = meantRoute(path, routes);
  return { message, fix: meant ? didYouMean(meant) : (pagesBeside(path, routes) ?? LINK_FIX) };
}

const namesOf = (known: readonly string[]): string =>
  known.length === 0
    ? 'Name a block there: "Name for links" in the studio, "anchor" in its file.'
    : `Places there: ${formatList(known)}.`;

function deadAnchor(link: string, anchor: string, page: PageSummary, { pages }: Targets): LinkFault {
  const near = nearest(anchor, page.anchors);
  const owners = [...pages.values()].filter(({ anchors }) => anchors.includes(anchor));
  const elsewhere = link.startsWith("#") && owners.length === 1 ? owners[0]?.route : undefined;
  const message = `${page.route} has no place called "${anchor}".`;
  if (near !== undefined) return { message, fix: didYouMean(link.slice(0, link.indexOf("#") + 1) + near) };
  return { message, fix: elsewhere ? didYouMean(`${elsewhere}#${anchor}`) : namesOf(page.anchors) };
}

/** Returns the fault of a link on all pages that names no page, such as `#plans`; undefined if every page has the anchor. */
function anchorOnAnyPage(link: string, { pages }: Targets): LinkFault | undefined {
  const anchor = link.slice(link.indexOf("#") + 1);
  if (COMMON_ANCHORS.includes(anchor)) return undefined;
  const owner = [...pages.values()].find(({ anchors }) => anchors.includes(anchor));
  const fix = owner ? didYouMean(`${owner.route}#${anchor}`) : "Write the page before it: /pricing#plans.";
  return { message: `This link is on every page, and not every page has a place called "${anchor}".`, fix };
}

/** Returns the fault of a link; undefined if its target exists. `from` is undefined for a link that is on all pages. */
export function linkFault(link: string, from: string | undefined, targets: Targets): LinkFault | undefined {
  const { pages, files, host } = targets;
  const own = ownPath(link, host);
  if (own !== undefined) {
    const instead = linkFault(own, from, targets)?.instead ?? own;
    const message = "This is a page of our own site, so the link needs only its path.";
    return { message, fix: `Write "${instead}".`, instead };
  }
  if (!INTERNAL_LINK.test(link)) {
    const anchors = pages.get(from ?? "")?.anchors ?? [];
    return addressAdvice(link, { routes: [...pages.keys()], anchors, host });
  }
  const [address = "", anchor] = link.split("#");
  const [plain = "", query] = address.split("?");
  const path = plain || from;
  if (path === undefined) return anchorOnAnyPage(link, targets);
  if (files.has(path)) return undefined;
  const page = pages.get(path);
  const rest = (query === undefined ? "" : `?${query}`) + (anchor === undefined ? "" : `#${anchor}`);
  if (!page) return { ...deadRoute(path, rest, targets), missingTarget: `page ${path}` };
  const isThere = !anchor || page.anchors.includes(anchor) || COMMON_ANCHORS.includes(anchor);
  return isThere || !page.isComplete ? undefined : deadAnchor(link, anchor, page, targets);
}

/**
 * Adds the edit that replaces an address at a place, or after the quote at that place, to its fault. There is none if the
 * replacement is not certain, or if the file does not contain the address literally, because a token or an escape produces it.
 */
export function withEdit(
  root: string,
  { file, ...place }: Pick<Diagnostic, "file" | "line" | "column">,
  written: string,
  { instead, ...fault }: LinkFault,
): Omit<LinkFault, "instead"> & Pick<Diagnostic, "edit"> {
  if (instead === undefined || written === "") return fault;
  const { text } = readDocument(root, file);
  const start = offsetOfPlace(text, place);
  const offset = text.startsWith(written, start) ? start : start + 1;
  const isThere = text.startsWith(written, offset);
  return isThere ? { ...fault, edit: { offset, length: written.length, text: instead } } : fault;
}

/**
 * Adds the likely meaning to each fault of an invalid address. A schema knows only the form of an address; here the
 * pages are known.
 *
 * @param diagnostics faults of every kind; those with an `address` are returned without it
 */
export function adviseLinks(
  site: Site,
  pages: readonly PageSummary[],
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const routes = site.pages.map(({ route }) => route);
  return diagnostics.map((diagnostic) => {
    const { address: target, ...fault } = diagnostic;
    if (target === undefined) return diagnostic;
    const { written, isOfButton } = target;
    const anchors = pages.find(({ file }) => file === fault.file)?.anchors ?? [];
    const known = { routes, anchors, host: hostOf(site), isOfButton };
    return { ...fault, ...withEdit(site.root, fault, written, addressAdvice(written, known)) };
  });
}
