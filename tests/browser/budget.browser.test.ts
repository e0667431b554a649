import { gzipSync } from "node:zlib";
import { expect, type Response, test } from "@playwright/test";
import { routes } from "./routes";

/** Most bytes of a first visit, compressed (peers.md: 80 kB on a text page, 120 kB on the richest). */
const PAGE_BUDGET = 120_000;
const SCRIPT_BUDGET = 3_000;
const STYLE_BUDGET = 20_000;
const FONT_BUDGET = 80_000;
/** Document, two styles, script with its loader, two fonts; each kind of enhancement on a page adds its own chunk. */
const MOST_REQUESTS = 7;

async function compressedSize(response: Response): Promise<number> {
  const body = await response.body();
  return /font|image\/png/.test(response.headers()["content-type"] ?? "")
    ? body.length
    : gzipSync(body).length;
}

for (const route of routes) {
  test(`${route} stays within its bytes`, async ({ page, isMobile }) => {
    test.skip(!isMobile, "a wide screen loads the same");
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(route, { waitUntil: "networkidle" });
    const sizes = await Promise.all(
      responses.map(async (response) => ({
        type: response.request().resourceType(),
        size: await compressedSize(response),
        url: response.url(),
      })),
    );
    const total = (type?: string) =>
      sizes.filter((entry) => !type || entry.type === type).reduce((sum, { size }) => sum + size, 0);
    expect(total("script"), "script before anything is asked for").toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(total("stylesheet")).toBeLessThanOrEqual(STYLE_BUDGET);
    expect(total("font")).toBeLessThanOrEqual(FONT_BUDGET);
    expect(total()).toBeLessThanOrEqual(PAGE_BUDGET);
    const counted = sizes.filter(({ url }) => !url.endsWith("favicon.svg"));
    const kinds = await page
      .locator("[data-enhance]")
      .evaluateAll((found) => new Set(found.map((element) => (element as HTMLElement).dataset.enhance)).size);
    expect(counted.map(({ url }) => url).length).toBeLessThanOrEqual(MOST_REQUESTS + kinds);
    expect(
      sizes.filter(({ url }) => !url.startsWith("http://127.0.0.1")),
      "nothing from elsewhere",
    ).toEqual([]);
  });

  test(`${route} shifts nothing while it loads slowly`, async ({ page }) => {
    // Fonts that come late are the worst case: text is painted in the fallback first.
    await page.route("**/*.woff2", async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await request.continue();
    });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        })[]) {
          const nodes = entry.sources?.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
          );
          shifts.push(`${entry.value.toFixed(4)} ${nodes?.join(" | ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(route, { waitUntil: "networkidle" });
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(total, shifts.join("\n")).toBeLessThan(0.005);
  });
}
