import { createHash } from "node:crypto";
import { INLINE_SCRIPTS, LOADER_POLICY } from "../../renderer/head/inline-scripts";
import type { Environment } from "../environment";

/** Headers that a host sends for every path that matches a pattern. */
export interface HeaderRule {
  /** A path that may end in `*`, which matches anything. */
  path: string;
  /** Excluded folder, with `*` at its end. */
  except?: string;
  headers: Readonly<Record<string, string>>;
}

/** Cache-Control that the hosts named in README.md send for a file if no rule sets one. */
export const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Returns the source expression of an inline style or script for a Content-Security-Policy. */
export const inlineHash = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * What a page may load and do. Everything that is not named is forbidden, so a `style=""` or another inline script has
 * no effect. The styles in a page, its script and its speculation rules are named by their hashes: Chromium accepts no
 * keyword for the rules beside a hash.
 * No code creates HTML from text in the browser, and one script is loaded by an address, which is a constant: Trusted
 * Types enforce that for the site's code and for every library.
 */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "style-src": ["'none'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": [LOADER_POLICY],
};

/** Browser features that no page uses, and that would harm visitors most if injected code used them. */
const REFUSED_FEATURES = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

/** Sources that the policy allows in addition to the site's own files. */
export interface PolicySources {
  /** Origins that pages send requests to. */
  connections?: readonly string[];
  /** Hashes of the inline styles, in the syntax of the policy. */
  styles?: readonly string[];
  /** Hashes of the inline scripts that load the other scripts. */
  loaders?: readonly string[];
}

/** Matches a host of PostHog's cloud, with its region. */
const POSTHOG_CLOUD = /^https:\/\/(us|eu)\.i\.posthog\.com$/;

/** Returns the origins of a host: PostHog's cloud has another for its configuration (posthog-js, utils/request-router). */
function analyticsOrigins(host: string): string[] {
  const { origin } = new URL(host);
  const region = POSTHOG_CLOUD.exec(origin)?.[1];
  return region ? [origin, `https://${region}-assets.i.posthog.com`] : [origin];
}

/**
 * Returns the foreign origins that the site sends requests to: the forms' endpoints, unless they are paths of this
 * site, and the analytics host.
 */
export function connectionsOf(environment: Partial<Environment>): string[] {
  const { contactEndpoint, newsletterEndpoint, analyticsHost } = environment;
  const forms = [contactEndpoint, newsletterEndpoint].flatMap((endpoint) =>
    endpoint !== undefined && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [],
  );
  return [...forms, ...(analyticsHost ? analyticsOrigins(analyticsHost) : [])];
}

const policyText = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");

/**
 * Returns the Content-Security-Policy of the site: two policies, each of which browsers enforce (CSP 3, "The effect of
 * multiple policies"). The first requires that a script is loaded by one that it names by hash, the second that it is a
 * file of the site. Either alone permits more to injected markup: with `'self'`, its `<script>` may run any file of the
 * site; with `'strict-dynamic'`, a preloaded module runs from any address
 * (https://github.com/w3c/webappsec-csp/issues/823). Together they permit, in Chromium, only a preloaded file of the site.
 */
export function contentSecurityPolicy({
  connections = [],
  styles = [],
  loaders = [],
}: PolicySources): string {
  const inline = [...INLINE_SCRIPTS.map(inlineHash), ...loaders];
  const policy = {
    ...POLICY,
    "script-src": ["'strict-dynamic'", ...inline],
    ...(styles.length > 0 && { "style-src": styles }),
    "connect-src": ["'self'", ...new Set(connections)],
  };
  return [policy, { "script-src": ["'self'", ...inline] }].map(policyText).join(", ");
}

/**
 * Returns the header rules, the single source for the configuration of every host and for the local server. A later
 * rule overrides a header of an earlier one.
 */
export function headerRules(sources: PolicySources): readonly HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Cross-Origin-Resource-Policy": "same-origin",
        "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
      },
    },
    // Headers for documents only. They would add 2 kB to each font and script, a sixth of a font: without them, each
    // font of the first view fits into the ten packets of a new connection's initial window (RFC 6928).
    {
      path: "/*",
      except: "/assets/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(sources),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Frame-Options": "DENY",
      },
    },
    // Names carry a content hash, so a changed file has a new name.
    { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    { path: "/data/*", headers: { "Cache-Control": "public, max-age=300, must-revalidate" } },
    // Other sites show these images beside a link to ours. Cloudflare joins the two values, which browsers treat as no
    // policy (Fetch, "cross-origin resource policy internal check"), so the effect is the same.
    { path: "/share/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
  ];
}

/** Returns the headers of a path; a later rule overrides a header of an earlier one. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const matches = (pattern: string) => path.startsWith(pattern.replace(/\*$/, ""));
  const matching = rules.filter((rule) => matches(rule.path) && !(rule.except && matches(rule.except)));
  return new Map(matching.flatMap(({ headers }) => Object.entries(headers)));
}
