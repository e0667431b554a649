import { constants } from "node:fs";
import { join } from "node:path";
import { htmlFile, isFileFor } from "../files";

/** Result of resolving the URL of a request in a folder of flat files. */
export type Resolution =
  | { status: 200; path: string; name: string }
  | { status: 301 | 308; location: string }
  | { status: 404 }
  | { status: 400 };

/** Page that is served with status 404 for every unknown path. */
export const NOT_FOUND_PAGE = "/404.html";

/** Files that configure the host and are not part of the site, as on Netlify and Cloudflare. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);

/**
 * Resolves a request. A page has one address: `/pricing` is `pricing.html`, and `/pricing.html` and `/pricing/` redirect
 * to it with their query, as an old address does to the current page.
 *
 * @param dir the site's folder
 * @param redirects targets of permanent redirects, by address
 * @param url the request target, as in the request line
 * @returns the file (`path` as requested, `name` inside the folder), a redirect, or why there is none
 */
export function resolveUrl(dir: string, redirects: ReadonlyMap<string, string>, url: string): Resolution {
  const [address = ""] = url.split("?", 1);
  const query = url.slice(address.length);
  const path = decodePath(address);
  if (!path?.startsWith("/")) return { status: 400 };
  if (isHidden(path)) return { status: 404 };
  const target = redirects.get(path);
  if (target) return { status: 301, location: withQuery(target, query) };
  if (!path.endsWith(".html") && isFileFor(constants.R_OK, join(dir, path)))
    return { status: 200, path, name: path };

  const page =
    path
      .replace(/\/+$/, "")
      .replace(/\.html$/, "")
      .replace(/^\/index$/, "") || "/";
  const name = `/${htmlFile(page)}`;
  if (name === NOT_FOUND_PAGE || !isFileFor(constants.R_OK, join(dir, name))) return { status: 404 };
  if (page === path) return { status: 200, path, name };
  return { status: 308, location: encodeURI(page) + query };
}

/** Returns the target of a redirect with the query of the request, inserted before the anchor. */
export function withQuery(target: string, query: string): string {
  const [path = ""] = target.split("#", 1);
  return path + query + target.slice(path.length);
}

/** Decodes the escapes of a path; returns undefined if they are invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Whether a path is never served. Dot segments could leave the folder; `//` at the start would redirect elsewhere. */
function isHidden(path: string): boolean {
  if (HOST_FILES.has(path) || path.includes("//") || path.includes("\\") || path.includes("\0")) return true;
  // Compressed files are sent in place of the originals and have no address of their own.
  if (/\.(?:br|gz)$/.test(path)) return true;
  return path.split("/").some((segment) => segment.startsWith(".") && segment !== ".well-known");
}
