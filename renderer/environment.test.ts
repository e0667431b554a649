import { describe, expect, it, vi } from "vitest";
import { analyticsHost, appUrl, contactEndpoint, newsletterEndpoint, siteUrl } from "./environment";

describe.each([
  ["VITE_SITE_URL", siteUrl, "https://www.pingo.example"],
  ["VITE_APP_URL", appUrl, "https://app.pingo.example"],
  ["VITE_POSTHOG_HOST", analyticsHost, "https://us.i.posthog.com"],
] as const)("%s", (name, read, placeholder) => {
  it.each([undefined, ""])("uses a placeholder if it is %j", (value) => {
    vi.stubEnv(name, value);
    expect(read()).toBe(placeholder);
  });

  it.each([
    ["https://pingo.test", "https://pingo.test"],
    ["https://pingo.test/", "https://pingo.test"],
    ["https://pingo.test/base//", "https://pingo.test/base"],
    ["http://localhost:3000/", "http://localhost:3000"],
    ["http://app.localhost", "http://app.localhost"],
    [" https://pingo.test ", "https://pingo.test"],
  ])("reads %j as %s", (value, expected) => {
    vi.stubEnv(name, value);
    expect(read()).toBe(expected);
  });

  it.each([
    "pingo.test",
    "//pingo.test",
    "ftp://pingo.test",
    "javascript:alert(1)",
    "https://",
    "http://pingo.test",
    "http://localhost.pingo.test",
    "https://pingo.test/?a=1",
    "https://pingo.test/#a",
    "https://pingo.test?",
    "https://pingo.test#",
    "https:pingo.test",
    "https:\\\\pingo.test",
    "https://pingo.test/a b",
    "https://*.pingo.test",
    "https://pingo,test",
  ])("rejects %s with the name of the variable", (value) => {
    vi.stubEnv(name, value);
    expect(read).toThrow(`${name} is "${value}"; an https address such as ${placeholder} is expected`);
  });
});

it.each(["https://user@pingo.test", "https://user:word@pingo.test", "https://:word@pingo.test"])(
  "rejects %s without repeating the password",
  (value) => {
    vi.stubEnv("VITE_SITE_URL", value);
    expect(siteUrl).toThrow('VITE_SITE_URL is "https://…@pingo.test"; an https address');
  },
);

it("explains how to fix an invalid address", () => {
  vi.stubEnv("VITE_SITE_URL", "pingo.test");
  expect(siteUrl).toThrowErrorMatchingInlineSnapshot(
    `[Error: VITE_SITE_URL is "pingo.test"; an https address such as https://www.pingo.example is expected, without a user name and without a query. Correct it in the environment or in .env, or leave it out.]`,
  );
});

describe.each([
  ["VITE_CONTACT_ENDPOINT", contactEndpoint],
  ["VITE_NEWSLETTER_ENDPOINT", newsletterEndpoint],
] as const)("%s", (name, read) => {
  it.each([undefined, "", "  "])("is not set when it is %j", (value) => {
    vi.stubEnv(name, value);
    expect(read()).toBeUndefined();
  });

  it.each([
    ["https://forms.test/f/abc?key=1", "https://forms.test/f/abc?key=1"],
    ["http://localhost:3000/in", "http://localhost:3000/in"],
    ["HTTPS://Forms.Test", "https://forms.test/"],
    ["/api/contact", "/api/contact"],
    [" /api/contact?to=sales ", "/api/contact?to=sales"],
  ])("reads %j as %s", (value, expected) => {
    vi.stubEnv(name, value);
    expect(read()).toBe(expected);
  });

  it.each([
    "api/contact",
    "forms.test/in",
    "//forms.test/in",
    "/\\forms.test/in",
    "https:forms.test",
    "http://forms.test/in",
    "https://",
    "ftp://forms.test",
    "mailto:hello@pingo.test",
    "javascript:alert(1)",
    "https://forms.test/#in",
    "/api#in",
    "https://f;script-src/",
    "https://*/",
    "https://f'x/",
  ])("rejects %s with the name of the variable", (value) => {
    vi.stubEnv(name, value);
    expect(read).toThrow(`${name} is "${value}"; an https address such as`);
  });

  it("prefers a given value to the environment", () => {
    vi.stubEnv(name, "/api/other");
    expect(read("/api/in")).toBe("/api/in");
    expect(read("")).toBeUndefined();
  });
});

it("explains how to fix an invalid endpoint", () => {
  vi.stubEnv("VITE_CONTACT_ENDPOINT", "forms.test/in");
  expect(contactEndpoint).toThrowErrorMatchingInlineSnapshot(
    `[Error: VITE_CONTACT_ENDPOINT is "forms.test/in"; an https address such as https://forms.pingo.example/in, or a path of this site such as /api/in, is expected, without a user name and without #. Correct it in the environment or in .env, or leave it out: the form then sends nothing.]`,
  );
});
