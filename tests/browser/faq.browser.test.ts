import { expect, type Page, test } from "@playwright/test";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search questions and answers" });
const questions = (page: Page) => page.locator('[data-block="faq-search"] summary:visible');
const status = (page: Page) => page.locator('[data-block="faq-search"]').getByRole("status");
const categories = (page: Page) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link").allInnerTexts();

/** Turns to the box as a visitor does, and waits until the search that this asks for is there. */
async function openSearch(page: Page): Promise<void> {
  const loaded = page.waitForResponse((response) => /\.js$/.test(response.url()) && response.ok());
  await box(page).click();
  await loaded;
}

test.describe("categories", () => {
  test("are the six of the specification, each with four to six questions", async ({ page }) => {
    await page.goto("/faq");
    const names = [
      "Getting Started",
      "Pricing & Billing",
      "Features",
      "Team & Collaboration",
      "Technical",
      "Support",
    ];
    const headings = page.locator('[data-block="faq-search"] h2');
    await expect(headings).toHaveText(names);
    for (const name of names) {
      const count = await page.getByRole("region", { name }).locator("details").count();
      expect(count, name).toBeGreaterThanOrEqual(4);
      expect(count, name).toBeLessThanOrEqual(6);
    }
  });

  test("are reached by their links", async ({ page }) => {
    await page.goto("/faq");
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: "Technical" })
      .click();
    await expect(page).toHaveURL(/\/faq#technical$/);
    await expect(page.getByRole("heading", { name: "Technical" })).toBeInViewport();
  });

  test("state the country count of this page", async ({ page }) => {
    await page.goto("/faq");
    await page.getByText("In which countries can I get a number?").click();
    await expect(page.getByText("In 50+ countries, local or toll-free.")).toBeVisible();
  });
});

test.describe("search", () => {
  test("filters while typing, in answers too, without opening any", async ({ page }) => {
    await page.goto("/faq");
    await openSearch(page);
    await box(page).pressSequentially("HIPAÁ");
    await expect(questions(page)).toHaveText(["How is my data protected?"]);
    await expect(page.locator('[data-block="faq-search"] h2:visible')).toHaveText(["Technical"]);
    expect((await categories(page)).map((text) => text.replace(/\s+/g, " "))).toEqual(["Technical 1"]);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    await expect(page.getByText("One question matches.").first()).toBeVisible();
    await expect(status(page)).toHaveText("One question matches.");
  });

  test("marks what it found", async ({ page }) => {
    await page.goto("/faq");
    await openSearch(page);
    await box(page).pressSequentially("porting");
    await expect(questions(page)).toHaveCount(3);
    const marked = await page.evaluate(() =>
      [...(CSS.highlights.get("faq-match") ?? [])].map((range) => {
        const { startContainer, startOffset, endOffset } = range;
        return startContainer.textContent?.slice(startOffset, endOffset).toLowerCase();
      }),
    );
    expect(new Set(marked)).toEqual(new Set(["porting"]));
  });

  test("offers a way on when nothing matches", async ({ page }) => {
    await page.goto("/faq");
    await openSearch(page);
    await box(page).pressSequentially("helicopter");
    await expect(questions(page)).toHaveCount(0);
    await expect(page.getByText("Nothing here mentions that")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
    await expect(status(page)).toHaveText("No question matches.");
    await page.getByRole("button", { name: "Show all questions" }).click();
    await expect(questions(page)).toHaveCount(34);
    await expect(box(page)).toBeFocused();
  });

  test("Escape clears it", async ({ page }) => {
    await page.goto("/faq");
    await openSearch(page);
    await box(page).pressSequentially("porting");
    await expect(page).toHaveURL("/faq?q=porting");
    await box(page).press("Escape");
    await expect(box(page)).toHaveValue("");
    await expect(questions(page)).toHaveCount(34);
    await expect(page).toHaveURL("/faq");
  });

  test("is there again after Back, and in an address that was passed on", async ({ page }) => {
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

  test("a reader who does not search does not load it", async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.url());
    });
    await page.goto("/faq", { waitUntil: "networkidle" });
    const before = scripts.length;
    await openSearch(page);
    expect(scripts.length).toBeGreaterThan(before);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the box is plain, and every answer can be read", async ({ page }) => {
    await page.goto("/faq?q=porting");
    await expect(questions(page)).toHaveCount(34);
    await box(page).fill("porting");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/faq?q=porting");
    await expect(questions(page)).toHaveCount(34);
    await expect(page.getByText("Searching needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
    await page.getByText("Who is Dlores?").click();
    await expect(page.getByText("She is the AI assistant who picks up when you cannot.")).toBeVisible();
  });
});
