import { expect, type Page, test } from "@playwright/test";

const PAGES = ["/legal/privacy", "/legal/terms"] as const;

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

/** Opens the list of contents where it is folded up: on a phone. */
async function openContents(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await contents(page).locator("summary").click();
}

/** Distance in pixels from the top of the window to the heading with an id. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);

for (const route of PAGES) {
  test.describe(route, () => {
    test("its contents list every section and lead to it", async ({ page, isMobile }) => {
      await page.goto(route);
      await openContents(page, isMobile);
      const links = contents(page).getByRole("link");
      const headings = page.locator('[data-block="rich-text"] h2');
      expect(await links.allTextContents()).toEqual(await headings.allTextContents());
      expect(await links.count()).toBeGreaterThan(10);
      const [last] = (await links.all()).slice(-3);
      const id = (await last?.getAttribute("href"))?.slice(1) ?? "";
      await last?.click();
      await expect(page).toHaveURL(`${route}#${id}`);
      await expect.poll(() => topOf(page, id), "below the header").toBeGreaterThan(60);
      expect(await topOf(page, id)).toBeLessThan(200);
    });

    test("the sections are numbered without a gap", async ({ page }) => {
      await page.goto(route);
      const numbers = await page
        .locator('[data-block="rich-text"] h2')
        .evaluateAll((headings) => headings.map((heading) => Number.parseInt(heading.textContent ?? "", 10)));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });

    test("a link that names a section by number leads to the section of that number", async ({ page }) => {
      await page.goto(route);
      const named = await page.locator("main a").evaluateAll((links) =>
        links.flatMap((link) => {
          const number = /^section (\d+)/i.exec(link.textContent ?? "")?.[1];
          return number ? [{ number, href: link.getAttribute("href") ?? "" }] : [];
        }),
      );
      expect(named.length).toBeGreaterThan(3);
      for (const { number, href } of named) {
        await page.goto(href.startsWith("#") ? route + href : href);
        const heading = page.locator(`h2[id="${href.split("#")[1]}"]`);
        await expect(heading, href).toHaveText(new RegExp(`^${number}\\. `));
      }
    });

    test("says when it was last updated, and links to the other text and to us", async ({ page }) => {
      await page.goto(route);
      const header = page.locator('[data-block="page-header"]');
      await expect(header.getByText("Last updated October 12, 2025")).toBeVisible();
      const other = PAGES.find((path) => path !== route) ?? "";
      await expect(header.locator(`a[href="${other}"]`)).toBeVisible();
      await expect(header.locator('a[href="/contact"]')).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    });

    test("prints the text alone, black on white, with the addresses of its links", async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toBeHidden();
      await expect(contents(page)).toBeHidden();
      const buttons = page.locator(".button");
      expect(await buttons.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
      const colours = await page
        .locator("main :is(h1, h2, h3, p, li, td, th, a)")
        .evaluateAll((elements) => [
          ...new Set(
            elements.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color),
          ),
        ]);
      expect(colours).toEqual(["rgb(0, 0, 0)"]);
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      const link = page.locator('[data-block="rich-text"] a[href="/contact"]').first();
      const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
      expect(printed).toContain("/contact");
      const heading = page.locator('[data-block="rich-text"] h2').first();
      expect(await heading.evaluate((element) => getComputedStyle(element).breakAfter)).toBe("avoid-page");
    });
  });
}

test("the contents stay folded on a phone and open beside the text on a desktop", async ({
  page,
  isMobile,
}) => {
  await page.goto("/legal/terms");
  const link = contents(page).getByRole("link", { name: "Liability" });
  await expect(link).toBeVisible({ visible: !isMobile });
  if (isMobile) {
    await contents(page).locator("summary").click();
    await expect(link).toBeVisible();
  } else {
    await expect(contents(page).locator("summary")).toBeHidden();
  }
});

test("the contents fit a laptop's window beside the section that is read", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has them folded up");
  await page.goto("/legal/terms#liability");
  const box = await contents(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(60);
  expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(900);
});

test.describe("the figures of the specification", () => {
  const figures: [route: string, sentences: string[]][] = [
    [
      "/legal/terms",
      [
        "at least 18 years old",
        "30 days’ notice",
        "fees that you paid us in the last 12 months",
        "The cancellation takes effect at the end of the billing period",
        "no refunds for partial months",
        "911, 112 or any other emergency number",
        "The trial lasts 14 days",
        "you have 14 days to change your mind",
        "The change takes effect immediately",
        "99.9% uptime",
      ],
    ],
    [
      "/legal/privacy",
      [
        "Nobody under 13 is served, and in the European Union nobody under 16",
        "the terms ask for 18",
        "TLS 1.3",
        "AES-256",
      ],
    ],
  ];
  for (const [route, sentences] of figures) {
    test(`${route} states them`, async ({ page }) => {
      await page.goto(route);
      const text = await page.getByRole("main").innerText();
      for (const sentence of sentences) expect(text).toContain(sentence);
    });
  }

  const periods: [data: string, period: string][] = [
    ["Account data", "90 days"],
    ["Call and SMS records", "90 days"],
    ["Billing records", "7 years"],
  ];
  for (const [data, period] of periods) {
    test(`${data} are kept for ${period}`, async ({ page }) => {
      await page.goto("/legal/privacy#periods");
      const row = page.locator("tr").filter({ has: page.locator("th", { hasText: data }) });
      await expect(row.locator("td").first()).toHaveText(period);
    });
  }
});
