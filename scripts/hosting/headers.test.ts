import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, headerRules, headersFor } from "./headers";

/** Hash of a style, in the syntax of the policy. */
const STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const rules = headerRules({});
const header = (path: string, name: string) => headersFor(rules, path).get(name);

describe("contentSecurityPolicy", () => {
  it("allows no inline code that it does not name, and no foreign origin", () => {
    expect(contentSecurityPolicy({})).toContain("default-src 'none'");
    expect(contentSecurityPolicy({ styles: [STYLE] })).not.toMatch(/unsafe|https?:|\*/);
  });

  it("lets pages connect to each origin that the site is set up with, and changes nothing else", () => {
    const connections = ["https://forms.test", "https://count.test", "https://forms.test"];
    const policy = contentSecurityPolicy({ connections });
    expect(policy).toContain("; connect-src 'self' https://forms.test https://count.test;");
    expect(policy.replace(" https://forms.test https://count.test", "")).toBe(contentSecurityPolicy({}));
  });

  it("allows the styles that are in the pages, and no other", () => {
    expect(contentSecurityPolicy({ styles: [STYLE] })).toContain(`; style-src ${STYLE};`);
    expect(contentSecurityPolicy({})).toContain("; style-src 'none';");
  });
});

describe("headersFor", () => {
  it("gives a page what every address has", () => {
    expect(header("/pricing", "X-Content-Type-Options")).toBe("nosniff");
    expect(header("/pricing", "Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(header("/pricing", "Cache-Control")).toBeUndefined();
  });

  it("gives a file of the site's own code nothing that only documents are asked", () => {
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
  ])("keeps %s as long as its name allows", (path, value) => {
    expect(header(path, "Cache-Control")).toBe(value);
  });
});

it("no rule forbids the back/forward cache", () => {
  expect(rules.flatMap((rule) => Object.values(rule.headers)).join()).not.toContain("no-store");
});

it("refuses each feature once", () => {
  const features = header("/", "Permissions-Policy")?.split(", ") ?? [];
  expect(features).toEqual([...new Set(features)].sort());
  expect(features).toContain("camera=()");
});
