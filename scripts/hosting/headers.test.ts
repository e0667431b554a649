import { describe, expect, it } from "vitest";
import { connectionsOf, contentSecurityPolicy, headerRules, headersFor } from "./headers";

/** Hash of a style, in the syntax of the policy. */
const STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const rules = headerRules({});
const header = (path: string, name: string) => headersFor(rules, path).get(name);

describe("contentSecurityPolicy", () => {
  it("allows only listed inline code, and no foreign origins", () => {
    expect(contentSecurityPolicy({})).toContain("default-src 'none'");
    expect(contentSecurityPolicy({ styles: [STYLE] })).not.toMatch(/unsafe|https?:|\*/);
  });

  it("allows connections to each configured origin only", () => {
    const connections = ["https://forms.test", "https://count.test", "https://forms.test"];
    const policy = contentSecurityPolicy({ connections });
    expect(policy).toContain("; connect-src 'self' https://forms.test https://count.test;");
    expect(policy.replace(" https://forms.test https://count.test", "")).toBe(contentSecurityPolicy({}));
  });

  it("allows only the styles of the pages", () => {
    expect(contentSecurityPolicy({ styles: [STYLE] })).toContain(`; style-src ${STYLE};`);
    expect(contentSecurityPolicy({})).toContain("; style-src 'none';");
  });
});

describe("headersFor", () => {
  it("returns the common headers for a page", () => {
    expect(header("/pricing", "X-Content-Type-Options")).toBe("nosniff");
    expect(header("/pricing", "Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(header("/pricing", "Cache-Control")).toBeUndefined();
  });

  it("omits document-only headers for assets", () => {
    expect(header("/assets/static/a.woff2", "Content-Security-Policy")).toBeUndefined();
    expect(header("/assets/static/a.woff2", "X-Content-Type-Options")).toBe("nosniff");
    expect(header("/favicon.svg", "Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("lets a later rule replace a header", () => {
    expect(header("/share/pricing.png", "Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(header("/share/pricing.png", "X-Content-Type-Options")).toBe("nosniff");
  });

  it.each([
    ["/assets/entries/a.js", "public, max-age=31536000, immutable"],
    ["/data/comparisons.json", "public, max-age=300, must-revalidate"],
  ])("caches %s as long as its name allows", (path, value) => {
    expect(header(path, "Cache-Control")).toBe(value);
  });
});

it("no rule disables the back/forward cache", () => {
  expect(rules.flatMap((rule) => Object.values(rule.headers)).join()).not.toContain("no-store");
});

it("denies each feature once", () => {
  const features = header("/", "Permissions-Policy")?.split(", ") ?? [];
  expect(features).toEqual([...new Set(features)].sort());
  expect(features).toContain("camera=()");
});

describe("the foreign origins of an environment", () => {
  const DEFAULTS = { appUrl: "https://app.pingo.example", siteUrl: "https://www.pingo.example" };

  it("are none by default, and for paths of this site", () => {
    expect(connectionsOf(DEFAULTS)).toEqual([]);
    expect(connectionsOf({ ...DEFAULTS, contactEndpoint: "/api/contact" })).toEqual([]);
  });

  it("are the origins of the forms' endpoints, without path and query", () => {
    const endpoints = {
      contactEndpoint: "https://forms.test/f/1?key=2",
      newsletterEndpoint: "http://localhost:3000/",
    };
    expect(connectionsOf({ ...DEFAULTS, ...endpoints })).toEqual([
      "https://forms.test",
      "http://localhost:3000",
    ]);
  });

  it.each([
    ["https://us.i.posthog.com", ["https://us.i.posthog.com", "https://us-assets.i.posthog.com"]],
    ["https://eu.i.posthog.com", ["https://eu.i.posthog.com", "https://eu-assets.i.posthog.com"]],
    ["https://count.test/ingest", ["https://count.test"]],
  ])("for the analytics host %s are %j", (analyticsHost, origins) => {
    expect(connectionsOf({ ...DEFAULTS, analyticsHost })).toEqual(origins);
  });
});
