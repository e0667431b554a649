import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Request } from "@playwright/test";

/** Maximum number of compressed bytes of a first visit to a page. The leanest measured peer has 82 kB, and no script. */
const BUDGETS = { script: 3_200, stylesheet: 0, font: 26_000, page: 80_000 };

/** Maximum number of requests: document, two fonts, script; each kind of enhancement on a page adds its own chunk. */
const MAX_REQUESTS = 4;

const sizes = new Map<string, number>();

/** Returns the transfer size of a file of the built site, in bytes; fonts and images are already compressed. */
function bytesOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const name = path === "/" ? "/index.html" : /\.\w+$/.test(path) ? path : `${path}.html`;
  const file = readFileSync(`dist/client${name}`);
  const size = /\.(?:woff2|png)$/.test(name) ? file.length : gzipSync(file).length;
  sizes.set(path, size);
  return size;
}

/**
 * Reports what exceeds the budget in the requests of one visit, one line each. Files that the browser has cached from an
 * earlier visit count in full, so that each visit is judged as a first one.
 *
 * @param requests requests of the visit, in any order
 * @param kinds number of kinds of enhancements on the page
 */
export function budgetFaults(requests: readonly Request[], kinds: number): string[] {
  const foreign = requests.filter((request) => new URL(request.url()).hostname !== "127.0.0.1");
  if (foreign.length > 0) return foreign.map((request) => `from elsewhere: ${request.url()}`);
  const entries = requests.map((request) => {
    const path = new URL(request.url()).pathname;
    return { path, type: request.resourceType(), size: bytesOf(path) };
  });
  const faults = Object.entries(BUDGETS).flatMap(([type, max]) => {
    const counted = entries.filter((entry) => type === "page" || entry.type === type);
    const total = counted.reduce((sum, { size }) => sum + size, 0);
    return total > max ? [`${type}: ${total} bytes of at most ${max}`] : [];
  });
  const requested = entries.filter(({ path }) => path !== "/favicon.svg").map(({ path }) => path);
  if (requested.length > MAX_REQUESTS + kinds)
    faults.push(`${requested.length} requests of at most ${MAX_REQUESTS + kinds}: ${requested.join(" ")}`);
  return faults;
}
