import { createHash } from "node:crypto";
import { INLINE_SCRIPTS, LOADER_POLICY } from "../../renderer/head/inline-scripts";

/** The headers that a host sends with every address that a pattern matches. */
export interface HeaderRule {
  /** A path that may end in `*`, which stands for anything. */
  path: string;
  /** What is left out of it: a folder with `*` at its end. */
  except?: string;
  headers: Readonly<Record<string, string>>;
}

/** What the hosts named in README.md send for a file that no rule gives a Cache-Control. */
export const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** How a Content-Security-Policy names a style or script that is in the page itself. */
export const inlineHash = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * What a page may load and do. Nothing is allowed that is not named, so a `style=""` or another inline script does
 * nothing. The styles in a page, its script and its speculation rules are named by their hashes: Chromium takes no keyword
 * for the rules beside a hash.
 * Nothing here makes HTML of a text in the browser, and one script is loaded by an address, a constant: Trusted Types hold
 * that for us and for every library.
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

/**
 * What no page asks a browser for: the visitor's devices, sensors, identity, money and screen. From the features that
 * Chromium knows (`document.featurePolicy.features()`), without its client hints and without what only some of its
 * releases know: the others report such a name as an error in the console of every page. Writing to the clipboard is
 * left, since samples of code can be copied.
 */
const REFUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "compute-pressure",
  "cross-origin-isolated",
  "digital-credentials-get",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "local-network-access",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "unload",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** What the policy allows beside the site's own files. */
export interface PolicySources {
  /** Origins that pages send something to. */
  connections?: readonly string[];
  /** Hashes of the styles in the pages, each as the policy writes it. */
  styles?: readonly string[];
  /** Hashes of the scripts in the pages that load the others. */
  loaders?: readonly string[];
}

const policyText = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");

/**
 * The Content-Security-Policy of the site: two, of which browsers hold each (CSP 3, "The effect of multiple policies").
 * What runs is brought along by a script that the first one names, and is a file of ours by the second. Either alone
 * leaves more to markup that somebody has brought in: with `'self'` a `<script>` of it may run any file of ours, with
 * `'strict-dynamic'` a preloaded module is run from any address (https://github.com/w3c/webappsec-csp/issues/823).
 * Together they leave Chromium a preloaded file of ours.
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
 * The one source of the site's headers: every host's configuration is made of these rules, and the local server sends
 * what they say. A later rule replaces a header of an earlier one.
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
    // What browsers ask of documents. Fonts and scripts would carry 2 kB of it each, a sixth of a font: without it each
    // font of the first view fits into the ten packets that a new connection begins with (RFC 6928).
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
    // Others show these beside a link to us. Cloudflare joins the two values, which browsers read as no policy at all
    // (Fetch, "cross-origin resource policy internal check"): the same in effect.
    { path: "/share/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
  ];
}

/** The headers of one path; a later rule replaces a header of an earlier one. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const matches = (pattern: string) => path.startsWith(pattern.replace(/\*$/, ""));
  const matching = rules.filter((rule) => matches(rule.path) && !(rule.except && matches(rule.except)));
  return new Map(matching.flatMap(({ headers }) => Object.entries(headers)));
}
