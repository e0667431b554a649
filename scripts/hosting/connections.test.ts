import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { analyticsOrigins, configuredOrigins, formOrigins } from "./connections";

describe("formOrigins", () => {
  it("is empty by default, and for paths of this site", () => {
    expect(formOrigins({})).toEqual([]);
    expect(formOrigins({ VITE_CONTACT_ENDPOINT: "/api/contact", VITE_NEWSLETTER_ENDPOINT: "" })).toEqual([]);
  });

  it("gives the origins of other hosts, without path and query", () => {
    expect(
      formOrigins({
        VITE_CONTACT_ENDPOINT: "https://forms.test/f/1?key=2",
        VITE_NEWSLETTER_ENDPOINT: "http://localhost:3000",
      }),
    ).toEqual(["https://forms.test", "http://localhost:3000"]);
  });
});

describe("analyticsOrigins", () => {
  it("is empty without a key", () => {
    expect(analyticsOrigins({})).toEqual([]);
    expect(analyticsOrigins({ VITE_POSTHOG_KEY: "", VITE_POSTHOG_HOST: "https://count.test" })).toEqual([]);
  });

  it.each([
    [undefined, ["https://us.i.posthog.com", "https://us-assets.i.posthog.com"]],
    ["https://eu.i.posthog.com/", ["https://eu.i.posthog.com", "https://eu-assets.i.posthog.com"]],
    ["https://count.test/ingest", ["https://count.test"]],
  ])("with a key and the host %s gives %j", (host, origins) => {
    expect(
      analyticsOrigins({ VITE_POSTHOG_KEY: "phc_1", ...(host ? { VITE_POSTHOG_HOST: host } : {}) }),
    ).toEqual(origins);
  });

  it("refuses a host that is no address", () => {
    expect(() => analyticsOrigins({ VITE_POSTHOG_KEY: "phc_1", VITE_POSTHOG_HOST: "count.test" })).toThrow(
      'VITE_POSTHOG_HOST is "count.test"; an http or https address such as https://us.i.posthog.com is expected',
    );
  });
});

describe("a build's folders", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "headers-"));
    vi.stubEnv("VITE_CONTACT_ENDPOINT", undefined);
    vi.stubEnv("VITE_NEWSLETTER_ENDPOINT", undefined);
    vi.stubEnv("VITE_POSTHOG_KEY", undefined);
    vi.stubEnv("VITE_POSTHOG_HOST", undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it("reads .env, and the environment before it, as Vite does", () => {
    writeFileSync(
      join(folder, ".env"),
      "VITE_CONTACT_ENDPOINT=https://a.test/in\nVITE_NEWSLETTER_ENDPOINT=https://b.test/in\nVITE_POSTHOG_KEY=phc_1\n",
    );
    vi.stubEnv("VITE_POSTHOG_HOST", "https://count.test");
    vi.stubEnv("VITE_NEWSLETTER_ENDPOINT", "https://c.test/in");
    expect(configuredOrigins(folder)).toEqual(["https://a.test", "https://c.test", "https://count.test"]);
  });

  it("says in a message of its own what is wrong with a value", () => {
    vi.stubEnv("VITE_CONTACT_ENDPOINT", "a.test/in");
    expect(() => configuredOrigins(folder)).toThrow(/^VITE_CONTACT_ENDPOINT is "a\.test\/in"; /);
  });
});
