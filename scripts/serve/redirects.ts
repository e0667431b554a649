/** Where an address leads for good, by address. */
export type Redirects = ReadonlyMap<string, string>;

/** Reads the `_redirects` format of Netlify and Cloudflare: an address, where it leads, and the status, one a line. */
export function parseRedirects(text: string): Redirects {
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith("/"));
  return new Map(
    lines.map((line) => {
      const [from = "", to = ""] = line.split(/\s+/);
      return [from, to];
    }),
  );
}

/** The target of a redirect with the query that was asked for, which stands before its anchor. */
export function withQuery(target: string, query: string): string {
  const [path = ""] = target.split("#", 1);
  return path + query + target.slice(path.length);
}
