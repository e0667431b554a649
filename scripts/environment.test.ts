import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { readEnvironment } from "./environment";

const NAMES = [
  "APP_URL",
  "SITE_URL",
  "CONTACT_ENDPOINT",
  "NEWSLETTER_ENDPOINT",
  "POSTHOG_KEY",
  "POSTHOG_HOST",
];

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
  for (const name of NAMES) vi.stubEnv(`VITE_${name}`, undefined);
});
it("has placeholders for our own addresses and no endpoints by default", () => {
  expect(readEnvironment(folder)).toEqual({
    appUrl: "https://app.pingo.example",
    siteUrl: "https://www.pingo.example",
  });
});

it("reads .env with lower priority than the environment, as Vite does", () => {
  writeFileSync(
    join(folder, ".env"),
    "VITE_CONTACT_ENDPOINT=https://a.test/in\nVITE_NEWSLETTER_ENDPOINT=https://b.test/in\nVITE_POSTHOG_KEY=phc_1\n",
  );
  vi.stubEnv("VITE_POSTHOG_HOST", "https://count.test");
  vi.stubEnv("VITE_NEWSLETTER_ENDPOINT", "https://c.test/in");
  expect(readEnvironment(folder)).toMatchObject({
    contactEndpoint: "https://a.test/in",
    newsletterEndpoint: "https://c.test/in",
    analyticsHost: "https://count.test",
  });
});

it("ignores a valid host without a key, but rejects an invalid one", () => {
  vi.stubEnv("VITE_POSTHOG_HOST", "https://count.test");
  expect(readEnvironment(folder).analyticsHost).toBeUndefined();
  vi.stubEnv("VITE_POSTHOG_HOST", "count.test");
  expect(() => readEnvironment(folder)).toThrow('VITE_POSTHOG_HOST is "count.test"');
});

it("reports every invalid value on its own line", () => {
  vi.stubEnv("VITE_APP_URL", "app.pingo.test");
  vi.stubEnv("VITE_SITE_URL", "http://pingo.test");
  vi.stubEnv("VITE_CONTACT_ENDPOINT", "http://forms.test/in");
  vi.stubEnv("VITE_POSTHOG_KEY", "phc_1");
  vi.stubEnv("VITE_POSTHOG_HOST", "count.test");
  expect(() => readEnvironment(folder)).toThrowErrorMatchingInlineSnapshot(`
    [UserError: VITE_APP_URL is "app.pingo.test"; an https address such as https://app.pingo.example is expected, without a user name and without a query. Correct it in the environment or in .env, or leave it out.
    VITE_SITE_URL is "http://pingo.test"; an https address such as https://www.pingo.example is expected, without a user name and without a query. Correct it in the environment or in .env, or leave it out.
    VITE_CONTACT_ENDPOINT is "http://forms.test/in"; an https address such as https://forms.pingo.example/in, or a path of this site such as /api/in, is expected, without a user name and without #. Correct it in the environment or in .env, or leave it out: the form then sends nothing.
    VITE_POSTHOG_HOST is "count.test"; an https address such as https://us.i.posthog.com is expected, without a user name and without a query. Correct it in the environment or in .env, or leave it out.]
  `);
});
