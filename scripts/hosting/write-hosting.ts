import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../data/site";
import { headerRules } from "./headers";
import { nginxConfiguration } from "./nginx";
import { headersFile, redirectsFile } from "./static-host";
import { vercelConfiguration } from "./vercel";

/**
 * Writes what hosts have to know of headers and redirects: into the site for Netlify and Cloudflare Pages, which read
 * it there, and beside it for the others.
 *
 * @param outDir folder with the site in its `client/`
 * @param connections origins beside the site's own that its pages send something to
 */
export function writeHosting({ redirects }: Site, outDir: string, connections: readonly string[]): void {
  const rules = headerRules(connections);
  writeFileSync(join(outDir, "client/_headers"), headersFile(rules));
  writeFileSync(join(outDir, "client/_redirects"), redirectsFile(redirects));
  writeFileSync(join(outDir, "vercel.json"), vercelConfiguration(rules, redirects));
  writeFileSync(join(outDir, "nginx.conf"), nginxConfiguration(rules, redirects));
}
