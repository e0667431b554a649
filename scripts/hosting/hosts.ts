import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../data/site";
import type { Redirects } from "../../schema/shapes.gen";
import {
  DEFAULT_CACHE_CONTROL,
  type HeaderRule,
  headerRules,
  headersFor,
  type PolicySources,
} from "./headers";
import { MEDIA_TYPES, TYPES_WITH_CHARSET } from "./media-types";
import { headersFile, redirectsFile } from "./static-host";

/**
 * Returns the configuration of Vercel for a deployment of the folder that holds `client/`. Its patterns are regular
 * expressions; one address per page and 404.html follow from `cleanUrls` and `trailingSlash`.
 */
export function vercelConfiguration(rules: readonly HeaderRule[], redirects: Redirects["redirects"]): string {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: "client",
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, except, headers }) => ({
      source: path.replace("*", except ? `((?!${except.replace(/^\/|\*$/g, "")}).*)` : "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** Quotes a value. @throws on a character that nginx interprets, such as `$` for a variable; no header contains one */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot be given ${JSON.stringify(value)}.`);
  return `"${value}"`;
}

/** Returns all headers of a path: a location inherits those of the outer level only if it has none of its own. */
function headerLines(rules: readonly HeaderRule[], path: string): string[] {
  const headers = new Map([["Cache-Control", DEFAULT_CACHE_CONTROL], ...headersFor(rules, path)]);
  return [...headers].map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** Returns the locations of an old address, with and without a trailing slash; redirects preserve the query. */
function redirectLines({ from, to }: Redirects["redirects"][number]): string[] {
  const [path, anchor] = to.split("#");
  const target = `"${path}$is_args$args${anchor ? `#${anchor}` : ""}"`;
  return [from, `${from}/`].map((address) => `location = ${address} { return 301 ${target}; }`);
}

/**
 * Returns the configuration of nginx for the site, nginx.conf with its variables in capitals filled in. It is included
 * in a `server` with its address, certificate and `root`, and serves the compressed files that the build has written.
 */
export function nginxConfiguration(rules: readonly HeaderRule[], redirects: Redirects["redirects"]): string {
  const folders = rules.map(({ path }) => path).filter((path) => path !== "/*");
  const lines: Readonly<Record<string, readonly string[]>> = {
    CHARSET_TYPES: [TYPES_WITH_CHARSET.filter((type) => type !== "text/html").join(" ")],
    TYPES: Object.entries(MEDIA_TYPES).map(([type, endings]) => `  ${type} ${endings.join(" ")};`),
    HEADERS: headerLines(rules, "/"),
    FOLDERS: folders.flatMap((path) => [
      `location ${path.replace("*", "")} {`,
      ...[...headerLines(rules, path), "try_files $uri =404;"].map((line) => `  ${line}`),
      "}",
    ]),
    REDIRECTS: redirects.flatMap(redirectLines),
  };
  const template = readFileSync(join(import.meta.dirname, "nginx.conf"), "utf8");
  return template.replace(/\$([A-Z_]+)/g, (_, name: string) => lines[name]?.join("\n") ?? "");
}

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
