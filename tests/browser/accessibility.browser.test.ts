import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "./routes";

/** Faults that axe finds, short enough to read in a report. */
async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
}

// Motion off: axe would judge the colours of a half-faded panel.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of routes) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await page.goto(route);
    expect(await axeFaults(page)).toEqual([]);
  });
}

test("axe finds nothing with a menu open", async ({ page, isMobile }) => {
  await page.goto("/pricing");
  if (isMobile) {
    await page.locator("[data-mobile-menu] > summary").click();
    await page.getByRole("navigation", { name: "Mobile" }).getByText("Features").click();
  } else await page.getByRole("navigation", { name: "Main" }).getByText("Features").click();
  await expect(page.getByRole("link", { name: /Call forwarding/ }).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("axe finds nothing with the demo modal open", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(11_000);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
