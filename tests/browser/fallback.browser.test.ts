import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const NOT_FOUND = "Oops! Wrong Number";
const DATA = "**/data/comparisons/acme.json";

/** What the console was told, one line a message. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    // The browser's own line about a request that failed.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  return errors;
}

/** A competitor that is no page of the site: another one's data under a name of its own. */
function acme(): string {
  return readFileSync("dist/client/data/comparisons/quo.json", "utf8").replace(
    /"name":"[^"]*"/,
    '"name":"Acme"',
  );
}

test("an unknown route shows the not-found page and loads no router", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const response = await page.goto("/no/such/page", { waitUntil: "networkidle" });
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText(NOT_FOUND);
  expect(scripts.length).toBeLessThan(4);
});

test("an unknown blog post id shows 'Post Not Found' with a link back to the blog", async ({ page }) => {
  const response = await page.goto("/blog/no-such-post");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Post Not Found");
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await expect(page).toHaveTitle("Post Not Found");
  await expect(page.locator("main").getByRole("link")).toHaveAttribute("href", "/blog");
});

test("a comparison that fails to load shows 'Comparison Not Found', a back link, and says so to the console", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto("/resources/comparisons/acme");
  await expect(heading(page)).toHaveText("Comparison Not Found");
  await expect(page.getByText("The comparison you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to all comparisons" })).toHaveAttribute(
    "href",
    "/resources/comparisons",
  );
  expect(errors).toEqual([expect.stringContaining("Error loading comparison data:")]);
  await expect(page.getByRole("navigation", { name: "Comparisons" }).getByRole("link")).toHaveCount(10);
});

test("a comparison with no data in it is not found", async ({ page }) => {
  await page.route(DATA, (route) => route.fulfill({ json: null }));
  await page.goto("/resources/comparisons/acme");
  await expect(heading(page)).toHaveText("Comparison Not Found");
});

test("a comparisons list that fails to load leaves an empty list, and says so to the console", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.route("**/data/comparisons.json", (route) => route.abort());
  await page.goto("/resources/comparisons/acme");
  await expect(heading(page)).toHaveText("Comparison Not Found");
  await expect.poll(() => errors).toContainEqual(expect.stringContaining("Error loading comparisons:"));
  await expect(page.getByRole("navigation", { name: "Comparisons" })).toHaveCount(0);
});

test("a comparison whose data is there is loading, then shown as its page would be", async ({ page }) => {
  let respond: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(DATA, async (route) => {
    await held;
    await route.fulfill({ body: acme(), contentType: "application/json" });
  });
  await page.goto("/resources/comparisons/acme");
  await expect(page.getByRole("status")).toHaveText("Loading comparison...");
  respond();
  await expect(heading(page)).toHaveText("Acme vs Pingo");
  await expect(page.locator("main")).toContainText("$12");
  await expect(page.getByRole("table").first()).toBeVisible();
  expect(await page.evaluate(() => document.body.textContent?.includes("{{"))).toBe(false);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});

test("a comparison that takes 20 seconds is given up", async ({ page }) => {
  await page.clock.install();
  await page.route(DATA, () => {});
  await page.goto("/resources/comparisons/acme");
  await expect(page.getByRole("status")).toHaveText("Loading comparison...");
  await page.clock.runFor(20_500);
  await expect(heading(page)).toHaveText("Comparison Not Found");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/blog/no-such-post", "/resources/comparisons/acme"]) {
    test(`${path} is the plain not-found page`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(NOT_FOUND);
    });
  }
});
