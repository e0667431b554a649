import { holdBack } from "../conditions";
import { CAMPAIGN_QUERY, expect, test } from "./fixtures";
import { FORM_HOST, HOST, KEY, postHogFile } from "./keyed-build";

test("several events are sent in one compressed batch, and remote configuration and flags are requested", async ({
  page,
  counted,
}) => {
  await page.clock.install();
  await counted.visit("/pricing");
  await page.locator("[data-block=faq] summary").first().click();
  await counted.gather();
  await counted.events("landing_clicked_faq");
  const asked = counted.server.requests.map(({ method, path, encoding }) => `${method} ${path} ${encoding}`);
  expect(asked).toEqual([
    `GET /array/${KEY}/config none`,
    expect.stringMatching(/^POST \/flags\/ /),
    "POST /e/ gzip",
  ]);
  const batch = JSON.parse(counted.server.requests.at(-1)?.body ?? "") as {
    api_key: string;
    batch: unknown[];
  };
  expect(batch.api_key).toBe(KEY);
  expect(batch.batch).toHaveLength(3);
});

test("a batch is sent without waiting for compression, so that leaving the page loses no event", async ({
  page,
  counted,
}) => {
  // The compression never finishes.
  await page.addInitScript(() => {
    const never = class {
      readable = new ReadableStream();
      writable = new WritableStream();
    };
    Object.assign(globalThis, { CompressionStream: never });
  });
  await page.clock.install();
  await counted.visit("/pricing");
  await counted.gather();
  await counted.events("$pageview");
  expect(counted.server.requests.at(-1)?.encoding).toBe("gzip");
});

test("a server without decompression gets plain JSON, and base64 when the page is left", async ({
  page,
  counted,
}) => {
  counted.server.compression = [];
  await page.clock.install();
  await counted.visit("/pricing");
  await counted.gather();
  await counted.events("$pageview");
  await page.locator("[data-block=faq] summary").first().click();
  await counted.leave();
  await counted.events("$pageleave");
  const posts = counted.server.requests.filter(({ path }) => path.endsWith("/e/"));
  expect(posts.map(({ encoding }) => encoding)).toEqual(["json", "base64"]);
});

test("no code is loaded from the service, and the policy allows only its requests and those of the form's endpoint", async ({
  page,
  counted,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.clock.install();
  const response = await counted.visit(`/?${CAMPAIGN_QUERY}`);
  await counted.gather();
  await counted.events("$pageview");
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((address) => new URL(address).host === HOST)).toEqual([]);
  const policy = response?.headers()["content-security-policy"] ?? "";
  const requests = `; connect-src 'self' http://${FORM_HOST} http://${HOST};`;
  expect(policy).toContain(requests);
  expect(policy.replace(requests, "")).not.toMatch(new RegExp(`${FORM_HOST}|${HOST}`));
});

test("clicks, changes and errors are not captured automatically, whatever the remote configuration enables", async ({
  page,
  counted,
}) => {
  await page.clock.install();
  await counted.visit("/contact");
  await page.locator("main h1").click();
  for (let press = 0; press < 4; press += 1) await page.mouse.click(10, 400);
  await page.getByLabel("First name").fill("Ana");
  const thrown = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error("for nobody");
    });
  });
  await thrown;
  await page.clock.runFor(10_000);
  // The timed batch goes over the network and must not arrive after the one of the page leave.
  await counted.events("landing_viewed_page");
  await counted.leave();
  await counted.events("$pageleave");
  expect(counted.names()).toEqual(["$pageview", "landing_viewed_page", "$pageleave"]);
});

test("posthog-js is not loaded before the page has loaded and the browser is idle", async ({
  page,
  counted,
}) => {
  let isAsked = false;
  await page.route(`**/${postHogFile()}`, (route) => {
    isAsked = true;
    return route.continue();
  });
  // The load event waits for images.
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.body.append(Object.assign(new Image(), { src: "/held.svg" }));
    }),
  );
  const release = await holdBack(page, "**/held.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto("/pricing", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  await page.evaluate(async () => {
    const scripts = document.querySelectorAll<HTMLScriptElement>("script[type=module]");
    await Promise.all([...scripts].map(({ src }) => import(src)));
    await new Promise((done) => requestIdleCallback(() => done(null)));
  });
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  expect(isAsked, "before load").toBe(false);
  await page.evaluate(() => {
    // The browser reports no idle time until the test releases it.
    const waiting: (() => void)[] = [];
    Object.assign(window, { waiting, requestIdleCallback: (run: () => void) => waiting.push(run) });
  });
  release();
  await page.waitForLoadState("load");
  await page.waitForFunction(() => (window as unknown as { waiting: unknown[] }).waiting.length > 0);
  expect(isAsked, "before the browser is idle").toBe(false);
  await page.evaluate(() => {
    for (const run of (window as unknown as { waiting: (() => void)[] }).waiting) run();
  });
  await counted.events("$pageview");
  expect(isAsked).toBe(true);
});

test("a batch that the server failed to process is sent again", async ({ page, counted }) => {
  await page.clock.install();
  await counted.visit("/pricing");
  counted.server.answer = 503;
  await counted.gather();
  const posts = () => counted.server.requests.filter(({ path }) => path.endsWith("/e/")).length;
  await expect.poll(posts).toBe(1);
  counted.server.answer = 200;
  await expect(async () => {
    await page.clock.runFor(12_000);
    expect(counted.names()).toContain("$pageview");
  }).toPass();
  expect(await counted.events("$pageview")).toHaveLength(1);
});
