import type { Page } from "@playwright/test";
import { denyStorage } from "../conditions";
import { open, untilIdle } from "../open";
import { type Counted, clickInFooter, expect, test } from "./fixtures";
import { HOST, postHogFile } from "./keyed-build";

/** Values that a visitor types, which only the form's endpoint may receive. */
const TYPED = [
  "Anastasia",
  "Quintero",
  "anastasia@quintero.example",
  "The line crackles when it rains.",
] as const;

const POSTED = { has_name: true, has_email: true, has_subject: true };

async function fillAndSend(page: Page): Promise<void> {
  const form = page.locator("[data-block=contact-form]");
  const [first, last, email, message] = TYPED;
  await form.getByLabel("First name").fill(first);
  await form.getByLabel("Last name").fill(last);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message", { exact: true }).fill(message);
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toContainText("We have your message.");
}

test("landing_submitted_contact_form has three flags, and no request contains any typed value", async ({
  page,
  counted,
}) => {
  await counted.visit("/contact");
  await fillAndSend(page);
  const { properties } = await counted.only("landing_submitted_contact_form");
  // Properties of this event beyond those that posthog-js adds to every event.
  const [view] = await counted.events("landing_viewed_page");
  const added = Object.entries(properties).filter(([name]) => !(name in (view?.properties ?? {})));
  expect(Object.fromEntries(added.filter(([name]) => !name.startsWith("$")))).toEqual(POSTED);
  const bodies = counted.server.requests.map(({ body }) => decodeURIComponent(body)).join("\n");
  expect(bodies).toContain("has_email");
  for (const word of TYPED) expect(bodies).not.toContain(word);
});

test("an address is sent with its path and campaign only, and a referrer with its path only", async ({
  page,
  counted,
}) => {
  await counted.visit("/pricing?utm_source=news&gclid=click-of-one&email=ana%40private.example#token-of-ana");
  await clickInFooter(page, "/faq");
  await page.waitForURL("**/faq");
  await counted.visit("/about/letter", `${new URL(page.url()).origin}/faq?email=ana%40private.example`);
  await counted.leave();
  const [first, ...later] = await counted.events("landing_viewed_page", 3);
  expect(first?.properties).toMatchObject({
    $current_url: expect.stringMatching(/\/pricing$/),
    utm_source: "news",
  });
  expect(later.map(({ properties }) => properties.referrer)).toEqual([
    expect.stringMatching(/\/pricing$/),
    expect.stringMatching(/\/faq$/),
  ]);
  const bodies = counted.server.requests.map(({ body }) => decodeURIComponent(body)).join("\n");
  expect(bodies).not.toMatch(/click-of-one|private\.example|token-of-ana/);
});

/** Records every cookie that a script sets, including cookies that are removed immediately. */
async function watchCookies(page: Page): Promise<() => Promise<string[]>> {
  const cookies: string[] = [];
  await page.exposeFunction("noteCookie", (cookie: string) => cookies.push(cookie));
  await page.addInitScript(() => {
    const { note } = { note: (window as unknown as { noteCookie: (text: string) => void }).noteCookie };
    const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(document, "cookie", {
      get: () => own?.get?.call(document) as string,
      set: (text: string) => {
        note(text);
        own?.set?.call(document, text);
      },
    });
  });
  return async () => [...cookies, ...(await page.context().cookies()).map(({ name }) => name)];
}

test("no cookie is set; only an anonymous id and the session are stored", async ({ page, counted }) => {
  const cookies = await watchCookies(page);
  await page.clock.install();
  await counted.visit("/pricing?utm_source=news");
  await counted.gather();
  await counted.events("$pageview");
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.keys(storage).sort()),
  );
  // As documented in renderer/client/analytics/README.md.
  expect(kept).toEqual([
    ["ph_phc_test_posthog"],
    [
      "ph_phc_test_posthog",
      "ph_phc_test_primary_window_exists",
      "ph_phc_test_session_registered_properties",
      "ph_phc_test_window_id",
      "pingo:campaign",
    ],
  ]);
  await counted.visit("/faq");
  await counted.gather();
  await counted.events("landing_viewed_page", 2);
  expect(await cookies()).toEqual([]);
});

/** Opens a page and waits until its scripts have run and the browser is idle. */
async function rest(page: Page, address: string): Promise<void> {
  await open(page, address);
  await untilIdle(page, () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null)))),
  );
}

/** Path of a request by the test itself to the service: when it arrives, all earlier ones have arrived. */
const LAST = "/last-of-all";

/** Gives the site's own script something to report, and time to do it; returns the requested files. */
async function wander(page: Page, counted: Counted): Promise<string[]> {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname.slice(1)));
  await rest(page, "/pricing?utm_source=news");
  await page.locator("[data-block=faq] summary").first().click();
  await rest(page, "/contact");
  await fillAndSend(page);
  await page.goto("/404");
  await page.evaluate((address) => fetch(address), `http://${HOST}${LAST}`);
  await expect.poll(() => counted.server.requests.map(({ path }) => path)).toContain(LAST);
  return files;
}

test("under Global Privacy Control nothing is sent, stored or loaded", async ({
  page,
  counted,
  troubles,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  const files = await wander(page, counted);
  expect(files).not.toContain(postHogFile());
  expect(counted.server.requests.map(({ path }) => path)).toEqual([LAST]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("pingo:unsent"))).toBeNull();
  expect(troubles).toEqual([]);
});

test("the same visit is counted without that preference", async ({ page, counted }) => {
  expect(await wander(page, counted)).toContain(postHogFile());
  await counted.events("landing_submitted_contact_form");
});

for (const denied of [["localStorage", "sessionStorage"], ["sessionStorage"], ["localStorage"]]) {
  test(`a page is counted without ${denied.join(" and ")}, and no cookie is set instead`, async ({
    page,
    counted,
    troubles,
  }) => {
    const cookies = await watchCookies(page);
    await denyStorage(page, denied);
    await counted.visit("/pricing?utm_source=news");
    const signup = page.locator("[data-block=hero] a[href*='/signup']");
    await signup.hover();
    await page.mouse.down();
    await expect(signup).toHaveAttribute("href", /utm_source=news/);
    await page.locator("[data-block=faq] summary").first().click();
    const event = await counted.only("landing_clicked_faq");
    expect(event.properties.utm_source).toBe("news");
    expect(await cookies()).toEqual([]);
    expect(troubles).toEqual([]);
  });
}
