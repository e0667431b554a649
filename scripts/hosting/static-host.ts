import type { Redirect } from "../../data/redirects";
import type { HeaderRule } from "./headers";

const BANNER = "# Made by the build from scripts/hosting/headers.ts and data/redirects.json.";

/**
 * Formats the rules as the `_headers` file of Netlify and Cloudflare Pages. Cloudflare removes a header for `! Name`;
 * Netlify ignores such a line, as any line without a colon, and sends headers that are not needed.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ path, except, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    const without = Object.keys(headers).map((name) => `  ! ${name}`);
    return [[path, ...lines], ...(except ? [[except, ...without]] : [])].map((block) => block.join("\n"));
  });
  return `${[BANNER, ...blocks].join("\n\n")}\n`;
}

/** Formats the redirects as the `_redirects` file of Netlify and Cloudflare Pages, also for a trailing slash. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${[BANNER, ...lines].join("\n")}\n`;
}

/**
 * Parses a `_headers` file of the build and returns the headers of a path, by lowercase name. A later rule overrides or
 * removes a header of an earlier one.
 */
export function headersIn(text: string, path: string): Map<string, string> {
  const found = new Map<string, string>();
  let isMatching = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) isMatching = path.startsWith(line.replace(/\*$/, ""));
    const [, removed, name, value = ""] = /^ {2}(?:! ([\w-]+)|([\w-]+): (.*))$/.exec(line) ?? [];
    if (isMatching && removed) found.delete(removed.toLowerCase());
    if (isMatching && name) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** Parses a `_redirects` file, whose lines hold address, target and status. Returns the targets by address. */
export function redirectsIn(text: string): Map<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith("/"));
  return new Map(
    lines.map((line) => {
      const [from = "", to = ""] = line.split(/\s+/);
      return [from, to];
    }),
  );
}
