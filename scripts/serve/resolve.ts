import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";

/** What a request's URL stands for in a folder of flat files. */
export type Resolution =
  | { kind: "file"; path: string; name: string }
  | { kind: "redirect"; location: string }
  | { kind: "missing" }
  | { kind: "malformed" };

/** The page that is served, with status 404, for every unknown path. */
export const NOT_FOUND_PAGE = "/404.html";

/** Files that configure the host and are not part of the site, as on Netlify and Cloudflare. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);

/**
 * Finds what a request asks for. A page has one address: `/pricing` is `pricing.html`, and `/pricing.html` and
 * `/pricing/` redirect to it with their query.
 *
 * @param dir the site's folder
 * @param url the request target, as it stands in the request line
 * @returns the file (`path` as asked for, `name` inside the folder), a redirect, or why there is none
 */
export function resolveUrl(dir: string, url: string): Resolution {
  const queryAt = url.indexOf("?");
  const path = decode(queryAt < 0 ? url : url.slice(0, queryAt));
  if (!path?.startsWith("/")) return { kind: "malformed" };
  if (isHidden(path)) return { kind: "missing" };
  if (!path.endsWith(".html") && isReadableFile(join(dir, path))) return { kind: "file", path, name: path };

  const page =
    path
      .replace(/\/+$/, "")
      .replace(/\.html$/, "")
      .replace(/^\/index$/, "") || "/";
  const name = page === "/" ? "/index.html" : `${page}.html`;
  if (name === NOT_FOUND_PAGE || !isReadableFile(join(dir, name))) return { kind: "missing" };
  if (page === path) return { kind: "file", path, name };
  return { kind: "redirect", location: encodeURI(page) + (queryAt < 0 ? "" : url.slice(queryAt)) };
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Dot segments could leave the folder, and a path that starts with `//` would redirect to another host. */
function isHidden(path: string): boolean {
  if (HOST_FILES.has(path) || path.includes("//") || path.includes("\\") || path.includes("\0")) return true;
  return path.split("/").some((segment) => segment.startsWith(".") && segment !== ".well-known");
}

function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
