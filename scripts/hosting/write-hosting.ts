import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../data/site";
import { headerRules, type PolicySources } from "./headers";
import { nginxConfiguration } from "./nginx";
import { headersFile, redirectsFile } from "./static-host";
import { vercelConfiguration } from "./vercel";

/**
 * Writes the hosts' configuration of headers and redirects: into the site for Netlify and Cloudflare Pages, which read
 * it there, and beside the site for the others.
 *
 * @param outDir folder with the site in its `client/`
 */
export function writeHosting({ redirects }: Site, outDir: string, sources: PolicySources): void {
  const rules = headerRules(sources);
  writeFileSync(join(outDir, "client/_headers"), headersFile(rules));
  writeFileSync(join(outDir, "client/_redirects"), redirectsFile(redirects));
  writeFileSync(join(outDir, "vercel.json"), vercelConfiguration(rules, redirects));
  writeFileSync(join(outDir, "nginx.conf"), nginxConfiguration(rules, redirects));
}
