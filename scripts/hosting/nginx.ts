import type { Redirect } from "../../data/redirects";
import { DEFAULT_CACHE_CONTROL, type HeaderRule, headersFor } from "./headers";
import { MEDIA_TYPES, TYPES_WITH_CHARSET } from "./media-types";

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

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
];

/** Settings of the server for all addresses, before its locations. */
const SETTINGS = [
  "# brotli_static needs the module ngx_brotli (Debian: libnginx-mod-http-brotli-static). Without it, remove the line.",
  "gzip_static on;",
  "gzip_vary on;",
  "brotli_static on;",
  "server_tokens off;",
  "absolute_redirect off;",
  "charset utf-8;",
  // nginx always includes HTML.
  `charset_types ${TYPES_WITH_CHARSET.filter((type) => type !== "text/html").join(" ")};`,
  "default_type application/octet-stream;",
];

/** Maps addresses to files. A page has one address: `/pricing.html`, `/pricing/` and `/index` redirect to it. */
const PAGES = [
  "error_page 404 /404.html;",
  "location = /404.html { internal; }",
  "location ~ ^/404/?$ { return 404; }",
  "# Configuration of other hosts, hidden files, and compressed files, which are responses, not addresses.",
  'location ~ "^/_(?:headers|redirects)$|/\\.(?!well-known/)|\\.(?:br|gz)$" { return 404; }',
  "location = / { try_files /index.html =404; }",
  'location ~ "^/index(?:\\.html)?/*$" { return 308 /$is_args$args; }',
  ...block('location ~ "^(?<page>/[a-z0-9/-]*[a-z0-9-])(?:\\.html|/+)$"', [
    "if (-f $document_root$page.html) { return 308 $page$is_args$args; }",
    "return 404;",
  ]),
  "location / { try_files $uri $uri.html =404; }",
];

/** Returns the locations of an old address, with and without a trailing slash; redirects preserve the query. */
function redirectLines({ from, to }: Redirect): string[] {
  const [path, anchor] = to.split("#");
  const target = `"${path}$is_args$args${anchor ? `#${anchor}` : ""}"`;
  return [from, `${from}/`].map((address) => `location = ${address} { return 301 ${target}; }`);
}

const HEAD = `# Made by the build from scripts/hosting/ and data/redirects.json, to be included in a server:
#
#   server {
#     listen 443 ssl http2;
#     server_name www.pingo.example;
#     ssl_certificate ...;
#     ssl_certificate_key ...;
#     root /srv/pingo/client;
#     include /srv/pingo/nginx.conf;
#   }
`;

/**
 * Returns the configuration of nginx for the site, to be included in a `server` with its address, certificate and
 * `root`. It serves the compressed files that the build has written (scripts/build/compress.ts).
 */
export function nginxConfiguration(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const folders = rules.map(({ path }) => path).filter((path) => path !== "/*");
  const parts = [
    SETTINGS,
    block(
      "types",
      Object.entries(MEDIA_TYPES).map(([type, endings]) => `${type} ${endings.join(" ")};`),
    ),
    headerLines(rules, "/"),
    PAGES,
    ...folders.map((path) =>
      block(`location ${path.replace("*", "")}`, [...headerLines(rules, path), "try_files $uri =404;"]),
    ),
    redirects.flatMap(redirectLines),
  ];
  return `${HEAD}${parts.map((lines) => `\n${lines.join("\n")}\n`).join("")}`;
}
