import { afterEach, describe, expect, it, vi } from "vitest";
import { appUrl, siteUrl } from "./environment";

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ["VITE_SITE_URL", siteUrl, "https://www.pingo.example"],
  ["VITE_APP_URL", appUrl, "https://app.pingo.example"],
] as const)("%s", (name, read, placeholder) => {
  it.each([undefined, ""])("has a placeholder when it is %j", (value) => {
    vi.stubEnv(name, value);
    expect(read()).toBe(placeholder);
  });

  it.each([
    ["https://pingo.test", "https://pingo.test"],
    ["https://pingo.test/", "https://pingo.test"],
    ["https://pingo.test/base//", "https://pingo.test/base"],
    ["http://localhost:3000/", "http://localhost:3000"],
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
    "https://pingo.test/?a=1",
    "https://pingo.test/#a",
    "https://user@pingo.test",
  ])("refuses %s and names itself", (value) => {
    vi.stubEnv(name, value);
    expect(read).toThrow(
      `${name} is "${value}"; an http or https address such as ${placeholder} is expected`,
    );
  });
});

it("says what to do about a bad value", () => {
  vi.stubEnv("VITE_SITE_URL", "pingo.test");
  expect(siteUrl).toThrowErrorMatchingInlineSnapshot(
    `[Error: VITE_SITE_URL is "pingo.test"; an http or https address such as https://www.pingo.example is expected, without a query. Correct it in the environment or in .env, or leave it out.]`,
  );
});
