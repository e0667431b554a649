import { expect, type Page, test } from "@playwright/test";
import { open, watchScripts } from "./open";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search questions and answers" });
const questions = (page: Page) => page.locator('[data-block="faq-search"] summary:visible');
const status = (page: Page) => page.locator('[data-block="faq-search"]').getByRole("status");
const categories = (page: Page) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link").allInnerTexts();

/** Focuses the search box as a visitor does, and waits until its code has loaded. */
async function openSearch(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) => /\.js$/.test(response.url()) && response.ok());
  await box(page).click();
  await loaded;
}

test.describe("search", () => {
  test("asks for a reload if it failed to load", async ({ page }) => {
    await open(page, "/faq");
    await page.context().setOffline(true);
    await box(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "This part didn’t load. Reload the page." });
    await expect(alert).toBeInViewport();
    await page.context().setOffline(false);
    await page.reload();
    await openSearch(page);
    await expect(alert).toHaveCount(0);
    await box(page).fill("porting");
    await expect(questions(page)).toHaveCount(3);
  });

  test("loads on focus, filters while typing, and highlights matches", async ({ page }) => {
    const scripts = watchScripts(page);
    await open(page, "/faq");
    const before = scripts.length;
    await openSearch(page);
    expect(scripts.length, "a reader who does not search does not load it").toBeGreaterThan(before);

    await test.step("filters questions and answers without opening any", async () => {
      await box(page).pressSequentially("HIPAÁ");
      await expect(questions(page)).toHaveText(["How is my data protected?"]);
      await expect(page.locator('[data-block="faq-search"] h2:visible')).toHaveText(["Technical"]);
      expect((await categories(page)).map((text) => text.replace(/\s+/g, " "))).toEqual(["Technical 1"]);
      await expect(page.locator("main details[open]")).toHaveCount(0);
      await expect(page.getByText("One question matches.").first()).toBeVisible();
      await expect(status(page)).toHaveText("One question matches.");
    });

    await test.step("highlights the matches", async () => {
      await box(page).fill("porting");
      await expect(questions(page)).toHaveCount(3);
      const marked = () =>
        page.evaluate(() =>
          [...(CSS.highlights.get("faq-match") ?? [])].map((range) => {
            const { startContainer, startOffset, endOffset } = range;
            const isInView = (range as Range).getClientRects().length > 0;
            return `${startContainer.textContent?.slice(startOffset, endOffset).toLowerCase()} ${isInView}`;
          }),
        );
      // The word occurs only in the answers.
      expect(await marked()).toEqual([]);
      await questions(page).first().click();
      await expect.poll(async () => new Set(await marked())).toEqual(new Set(["porting true"]));
      await questions(page).first().click();
      await expect.poll(marked).toEqual([]);
    });

    await test.step("shows in a low window how many questions match", async () => {
      await page.setViewportSize({ width: 640, height: 400 });
      await page.evaluate(() => scrollTo(0, 0));
      await box(page).pressSequentially("s");
      await expect(page.locator("[data-count]")).toBeInViewport({ ratio: 1 });
    });
  });

  test("works in a browser that reports no paint", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"));
    await page.goto("/faq");
    await box(page).fill("porting");
    await expect(questions(page)).toHaveCount(3);
  });

  test("is restored after Back and from a shared address", async ({ page }) => {
    await page.goto("/faq?q=porting");
    await expect(box(page)).toHaveValue("porting");
    await expect(questions(page)).toHaveCount(3);
    await questions(page).first().click();
    await page.getByRole("link", { name: "the porting checklist" }).click();
    await expect(page).toHaveURL(/phone-numbers/);
    await page.goBack();
    await expect(box(page)).toHaveValue("porting");
    await expect(questions(page)).toHaveCount(3);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the box does not filter, and every answer can be read", async ({ page }) => {
    await page.goto("/faq?q=porting");
    await expect(questions(page)).toHaveCount(35);
    await box(page).fill("porting");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/faq?q=porting");
    await expect(questions(page)).toHaveCount(35);
    await expect(page.getByText("Searching needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
    await page.getByText("Who is Dlores?").click();
    await expect(page.getByText("Dlores is our AI assistant.")).toBeVisible();
  });
});
