import { expect, type Page, type Request, test } from "@playwright/test";
import { SHOWN_KEY } from "../../blocks/demo-modal/open-once";
import { expectAccess } from "./access/page-access";
import { axeFaultsAtRest } from "./axe";
import { holdBack, watchMessages } from "./conditions";
import { heavyParts } from "./heavy-parts";
import { MAX_SHIFT, recordShifts, shiftsOf, untilTextPainted } from "./layout-shifts";
import { untilIdle, untilLaidOut } from "./open";
import { OWN_SITE, routes } from "./routes";
import { budgetFaults } from "./visit-budget";
import { EVERY_WIDTH } from "./widths";

/** Widths from the smallest phone in use to a wide screen; the phone project checks only its own width. */
const WIDTHS = [360, 768, 2560];

const FONTS = "**/*.woff2";

test.use({ baseURL: OWN_SITE });

const softly = expect.configure({ soft: true });

/**
 * Opens a page as on a slow connection: the fonts load after the text has been painted in its fallback, which is the
 * worst case for layout shifts.
 */
async function openWithLateFonts(page: Page, route: string): Promise<void> {
  const release = await holdBack(page, FONTS);
  await untilIdle(page, async () => {
    await page.goto(route, { waitUntil: "commit" });
    await untilTextPainted(page);
    // Every page renders in parts, as for visitors.
    await untilLaidOut(page);
    release();
  });
}

const kindsOfEnhancements = (page: Page) =>
  page
    .locator("[data-enhance]")
    .evaluateAll((found) => new Set(found.map((element) => (element as HTMLElement).dataset.enhance)).size);

const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Visits in one test: what Playwright does between two tests takes a tenth of the time of a visit. */
const PAGES_PER_TEST = 5;
const groups = Array.from({ length: Math.ceil(routes.length / PAGES_PER_TEST) }, (_, index) =>
  routes.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
);

for (const group of groups) {
  test(
    `${group.join(" ")}: within budget, without a message or a shift, fitting every width, accessible`,
    EVERY_WIDTH,
    async ({ page, isMobile }) => {
      test.setTimeout(group.length * 60_000);
      let requests: Request[] = [];
      page.on("request", (request) => requests.push(request));
      const messages = watchMessages(page);
      await recordShifts(page);
      // On a busy machine, the demo would open before the page has been looked through.
      await page.addInitScript((key) => sessionStorage.setItem(key, "1"), SHOWN_KEY);
      const size = page.viewportSize() ?? { width: 0, height: 900 };

      for (const route of group) {
        requests = [];
        messages.length = 0;
        await openWithLateFonts(page, route);
        const shifts = await shiftsOf(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft(total, `${route} moves: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT);
        expect.soft(budgetFaults(requests, await kindsOfEnhancements(page)), `${route}: budget`).toEqual([]);
        // The browser itself logs the 404 status of the not-found page.
        expect
          .soft(
            messages.filter((message) => route !== "/404" || !message.includes("404")),
            `${route}: said or thrown`,
          )
          .toEqual([]);

        if (isMobile) expect.soft(await heavyParts(page), `${route}: too much for one frame`).toEqual([]);
        expect.soft(await axeFaultsAtRest(page), `${route}: axe`).toEqual([]);
        for (const width of isMobile ? [size.width] : WIDTHS) {
          await page.setViewportSize({ ...size, width });
          // Chromium needs a moment to lay out a page for another width.
          await softly
            .poll(() => widthOfContent(page), `${route}: what has to fit into ${width} px`)
            .toBe(width);
        }
        await page.setViewportSize(size);
        await expectAccess(page, route, isMobile);
        await page.unroute(FONTS);
        await page.setViewportSize(size);
      }
    },
  );
}
