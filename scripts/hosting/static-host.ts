import type { Redirect } from "../../data/redirects";
import type { HeaderRule } from "./headers";

const BANNER = "# Made by the build from scripts/hosting/headers.ts and data/redirects.json.";

/**
 * The rules as the `_headers` file of Netlify and Cloudflare Pages. Cloudflare takes a header away by `! Name`; Netlify
 * leaves such a line out, as it does with any that has no colon, and sends what is not needed.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ path, except, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    const without = Object.keys(headers).map((name) => `  ! ${name}`);
    return [[path, ...lines], ...(except ? [[except, ...without]] : [])].map((block) => block.join("\n"));
  });
  return `${[BANNER, ...blocks].join("\n\n")}\n`;
}

/** The redirects as the `_redirects` file of Netlify and Cloudflare Pages; they hold with a slash at the end too. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${[BANNER, ...lines].join("\n")}\n`;
}

/**
 * What a `_headers` file of ours gives a path, by names in small letters. A later rule replaces a header of an earlier
 * one, or takes it away.
 */
export function headersIn(text: string, path: string): Map<string, string> {
  const found = new Map<string, string>();
  let isMatching = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) isMatching = path.startsWith(line.replace(/\*$/, ""));
    const [, taken, name, value = ""] = /^ {2}(?:! ([\w-]+)|([\w-]+): (.*))$/.exec(line) ?? [];
    if (isMatching && taken) found.delete(taken.toLowerCase());
    if (isMatching && name) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** Where addresses lead for good by a `_redirects` file: an address, its target and the status on each line. */
export function redirectsIn(text: string): Map<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith("/"));
  return new Map(
    lines.map((line) => {
      const [from = "", to = ""] = line.split(/\s+/);
      return [from, to];
    }),
  );
}
