import type { Locator, Page } from "@playwright/test";
import type { EventName } from "../../../schema/shapes.gen";
import { untilDrawn } from "../conditions";
import { sendMessage } from "../contact-form";
import { CAMPAIGN, CAMPAIGN_QUERY, expect, specProperties, test } from "./fixtures";

const REFERRER = "https://search.example/";

/** How a visitor causes an event. */
interface Cause {
  /** Name and path of the page. */
  on: readonly [name: string, path: string];
  /** The visitor's action on the page. */
  by: (page: Page) => Promise<unknown>;
  /** Expected properties in addition to those of every event. */
  tells?: Record<string, unknown>;
}

const HOME = ["Home", "/"] as const;
const PRICING = ["Pricing", "/pricing"] as const;

const pressing = (find: (page: Page) => Locator) => (page: Page) => find(page).first().click();
const inBlock = (block: string, selector: string) =>
  pressing((page) => page.locator(`main [data-block=${block}] ${selector}`));

/** Plays the call with a fake clock, as fast as the machine allows. */
async function watchCall(page: Page): Promise<void> {
  const call = page.locator("[data-block=call-demo] .call-player:visible").first();
  await call.getByRole("button", { name: "Read along", exact: true }).click();
  await expect(call).toHaveAttribute("data-status", "playing");
  // React reports after rendering; leaving the page earlier would lose the event.
  const isReported = page.evaluate(
    () => new Promise((done) => document.addEventListener("pingo:analytics", () => done(true))),
  );
  // Not past the end of the call: a minute later, a pending request would time out and be sent again.
  while ((await call.getAttribute("data-status")) === "playing") await page.clock.runFor(1000);
  await expect(call).toHaveAttribute("data-status", "ended");
  await isReported;
  await page.clock.runFor(1000);
}

/** Makes links do nothing, so that several can be clicked on one page. */
const stayOnPage = (page: Page) =>
  page.evaluate(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a")) event.preventDefault();
    }),
  );

/** One cause for each event of the catalogue; the compiler requires every name. Those of one page happen in this order. */
const CAUSES: Record<EventName, Cause> = {
  landing_viewed_page: { on: HOME, by: () => Promise.resolve() },
  landing_clicked_cta: {
    on: ["AI transcription", "/features/ai-transcription"],
    by: inBlock("hero", "button"),
    tells: { cta_location: "hero" },
  },
  landing_clicked_pricing_plan: {
    on: PRICING,
    by: inBlock("pricing-plans", "a[href$='plan=standard']"),
    tells: { cta_location: "pricing-plans", plan_name: "Standard", plan_price: "$12" },
  },
  landing_viewed_pricing: {
    on: PRICING,
    by: async (page) => {
      await page.locator("[data-block=pricing-plans] .button").first().scrollIntoViewIfNeeded();
      await untilDrawn(page);
    },
    tells: { cta_location: "pricing-plans" },
  },
  landing_clicked_feature: {
    on: HOME,
    by: inBlock("capabilities", "a[href='/features/sms-messaging']"),
    tells: { cta_location: "capabilities" },
  },
  landing_clicked_solution: {
    on: HOME,
    by: inBlock("use-cases", "a[href='/solutions/remote-teams']"),
    tells: { cta_location: "use-cases" },
  },
  landing_clicked_comparison: {
    on: ["Comparisons", "/resources/comparisons"],
    by: inBlock("comparison-index", "a[href='/resources/comparisons/quo']"),
    tells: { cta_location: "comparison-index" },
  },
  landing_opened_dlores_modal: {
    on: HOME,
    by: async (page) => {
      await page.clock.runFor(10_500);
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
    },
  },
  landing_watched_demo: {
    on: ["How it works", "/how-it-works"],
    by: watchCall,
    tells: { scenario: expect.stringMatching(/\w/) },
  },
  landing_clicked_contact: {
    on: HOME,
    by: inBlock("call-to-action", "a[href='/contact']"),
    tells: { cta_location: "call-to-action" },
  },
  landing_clicked_signup: { on: HOME, by: inBlock("hero", "a.button"), tells: { cta_location: "hero" } },
  landing_clicked_login: {
    on: HOME,
    by: pressing((page) => page.locator("header a[href$='/login']:visible")),
    tells: { cta_location: "header" },
  },
  landing_clicked_faq: { on: PRICING, by: inBlock("faq", "summary"), tells: { cta_location: "faq" } },
  landing_clicked_nav_link: {
    on: HOME,
    by: pressing((page) => page.locator("header a[href='/pricing']:visible")),
    tells: { cta_location: "header" },
  },
  landing_clicked_footer_link: {
    on: HOME,
    by: pressing((page) => page.locator("footer a[href='/features/voice-calling']")),
    tells: { cta_location: "footer" },
  },
  landing_submitted_contact_form: {
    on: ["Contact", "/contact"],
    by: sendMessage,
    tells: { has_name: true, has_email: true, has_subject: true },
  },
  landing_clicked_carrier: {
    on: ["Carrier pricing", "/resources/carrier-pricing"],
    by: pressing((page) => page.getByRole("link", { name: /^View Plans from/ })),
    tells: { cta_location: "carrier-prices" },
  },
};

for (const path of new Set(Object.values(CAUSES).map(({ on }) => on[1]))) {
  const causes = Object.entries(CAUSES).filter(([, { on }]) => on[1] === path);
  const names = causes.map(([name]) => name).join(", ");
  test(`on ${path}, with their properties: ${names}`, async ({ page, counted, troubles }) => {
    await page.clock.install();
    await counted.visit(`${path}?${CAMPAIGN_QUERY}`, REFERRER);
    await stayOnPage(page);
    for (const [, { by }] of causes) await by(page);
    for (const [name, { on, tells }] of causes)
      expect.soft(specProperties(await counted.only(name)), name).toEqual({
        page_name: on[0],
        page_path: path,
        referrer: REFERRER,
        ...CAMPAIGN,
        ...tells,
      });
    expect(troubles).toEqual([]);
  });
}

test("an event of a visit without a campaign has no campaign parameters", async ({ counted }) => {
  await counted.visit("/pricing");
  expect(specProperties(await counted.only("landing_viewed_page"))).toEqual({
    page_name: "Pricing",
    page_path: "/pricing",
    referrer: "",
  });
});

test("a phone link and an email link count as contact", async ({ page, counted }) => {
  await counted.visit("/contact");
  await stayOnPage(page);
  await page.locator("main a[href^='tel:']").first().click();
  await page.locator("main a[href^='mailto:']").first().click();
  await counted.leave();
  await counted.events("landing_clicked_contact", 2);
});

test("the keyboard and the middle button count as clicks", async ({ page, context, counted }) => {
  await counted.visit("/");
  const link = page.locator("[data-block=capabilities] a[href='/features/voice-calling']");
  const opened = context.waitForEvent("page");
  await link.click({ button: "middle" });
  await (await opened).close();
  await link.click({ button: "right" });
  await link.press("Enter");
  await page.waitForURL("**/features/voice-calling");
  await counted.leave();
  expect(await counted.events("landing_clicked_feature", 2)).toHaveLength(2);
});

test("closing a question, opening a menu and clicking a control are not counted", async ({
  page,
  counted,
}) => {
  await counted.visit("/pricing");
  const summary = page.locator("[data-block=faq] summary").first();
  await summary.click();
  await summary.click();
  await page.locator("header summary:visible").first().click();
  await counted.leave();
  await counted.events("$pageleave");
  expect(counted.names().filter((name) => name.startsWith("landing_clicked"))).toEqual([
    "landing_clicked_faq",
  ]);
});
