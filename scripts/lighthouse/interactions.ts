import { chromium, type Page } from "@playwright/test";
import { findBrowser, LAUNCH_ARGUMENTS } from "../browser/chromium";
import { close, listen } from "../serve/listen";
import { createSiteServer } from "../serve/server";
import { CPU_SLOWDOWN } from "./processor-time";

/** Wait before and after an interaction, in milliseconds, so that the page is idle. */
const IDLE_MS = 1000;

interface Interaction {
  name: string;
  route: string;
  /** Brings the page into the state before the interaction. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "Mobile menu",
    route: "/",
    act: (page) => page.locator("[data-mobile-menu] > summary").tap(),
  },
  {
    name: "Accordion",
    route: "/pricing",
    prepare: (page) => page.locator(".faq-item").first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator(".faq-item > summary").first().tap(),
  },
  {
    name: "Calculator",
    route: "/features/voice-calling",
    prepare: async (page) => {
      await page.locator('[data-island="calculator"]').scrollIntoViewIfNeeded();
      await page.locator('[data-island="calculator"][data-hydrated]').waitFor();
      await page.getByLabel("Missed calls a week", { exact: true }).focus();
    },
    act: (page) => page.keyboard.press("8"),
  },
  {
    name: "Country switch",
    route: "/resources/carrier-pricing",
    prepare: (page) => page.locator("[data-country]").nth(1).scrollIntoViewIfNeeded(),
    act: (page) => page.locator('[data-country][aria-pressed="false"]').first().tap(),
  },
];

/** Starts to record the time from each interaction to the next paint (https://web.dev/articles/inp). */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

async function measureOnce(page: Page, url: string, { route, prepare, act }: Interaction): Promise<number> {
  await page.goto(url + route);
  await prepare?.(page);
  await page.waitForTimeout(IDLE_MS);
  await watchEvents(page);
  await act(page);
  await page.waitForTimeout(IDLE_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}

/**
 * Measures the time from an interaction to the next paint on a slow phone, for the most frequent interactions.
 *
 * @returns the median of the runs of each, in milliseconds, in steps of eight; 0 if below 16
 */
export async function measureInteractions(site: string, runs: number): Promise<[name: string, ms: number][]> {
  const server = createSiteServer(site);
  const url = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: await findBrowser("full"),
    args: [...LAUNCH_ARGUMENTS],
  });
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  try {
    const results: [string, number][] = [];
    for (const interaction of INTERACTIONS) {
      const found: number[] = [];
      for (let run = 0; run < runs; run++) {
        const page = await browser.newPage(phone);
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
        found.push(await measureOnce(page, url, interaction));
        await page.close();
      }
      results.push([interaction.name, found.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0]);
    }
    return results;
  } finally {
    await browser.close();
    await close(server);
  }
}
