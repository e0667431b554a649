import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { expect, FILE, field, fill, frameOf, open, outline, type Served, save, status } from "./studio";

/** The links to the pages that show the edited file. */
const places = (page: Page) =>
  page
    .getByRole("group")
    .filter({ hasText: /^Stands on/ })
    .getByRole("link");

/** Files that are not pages, and how pages are shared. */
export function otherFileTests(site: Served): void {
  test("previews show a page as in search results and shared links", async ({ page }) => {
    await open(page);
    await fill(field(page, "Description"), "Plans from {{plans.lite.price}}, with your own number.");
    const looks = page.getByText("Plans from $4 a month, with your own number.");
    await expect(looks).toHaveCount(3);
    await expect(page.getByText("pingo › features › voice-calling")).toBeVisible();
    const picture = page.locator(".look img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await fill(field(page, "Title"), "");
    await expect(page.locator(".findings").first()).toHaveText("“Title” is empty. Write it.");
    await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true");
    // The template adds to the title of an article's page.
    await open(page, "data/posts/keeping-your-number.json");
    await fill(field(page, "Title"), "Keep your number for good");
    await expect(page.locator(".look-title").first()).toHaveText(/^Keep your number for good/);
    await page.getByRole("button", { name: "Discard" }).click();
  });

  test("articles, shared blocks and menus are edited like pages, and previewed on a page", async ({
    page,
  }) => {
    const { edited, title } = {
      edited: "data/posts/keeping-your-number.json",
      title: "Keep your number for good",
    };
    const before = site.workspace.read(edited);
    await open(page, edited);
    await fill(field(page, "Title"), title);
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(title);
    // The studio names the article as its draft does.
    await expect(page.locator("#studio").getByRole("heading", { name: title })).toHaveCount(2);
    await save(page).click();
    await expect.poll(() => site.workspace.read(edited)).toContain(`"title": "${title}"`);
    expect(site.workspace.read(edited).length - before.length).toBe(
      title.length - "Keep your number when you change providers".length,
    );
    await expect(page.getByRole("banner").getByRole("heading", { name: title })).toBeVisible();
    // An author who is added to the list can be chosen for an article.
    const authors = "data/authors.json";
    const listed = site.workspace.read(authors);
    await open(page, authors);
    await page.getByRole("button", { name: "Add author" }).click();
    await fill(field(page, "Name"), "Ana Ruiz");
    await fill(field(page, "Role"), "Sound checks");
    await fill(field(page, "About the author"), "Ana listens to calls all day.");
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    await open(page, edited);
    await page.getByLabel("Author", { exact: true }).selectOption({ label: "Ana Ruiz (Sound checks)" });
    await expect(frameOf(page).getByText("Ana listens to calls all day.")).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
    site.workspace.write(authors, listed);
    site.workspace.write(edited, before);

    await open(page, "pages/_shared/plans.json");
    await expect(places(page)).toHaveText(["Home", "Pricing"]);
    await fill(field(page, "Heading"), "Our plans");
    const shown = frameOf(page).locator("[data-studio-selected]");
    await expect(shown).toContainText("Our plans");
    await page.getByRole("combobox", { name: "Page" }).selectOption("/pricing");
    await expect(frameOf(page).locator("[aria-current=page]").first()).toHaveText("Pricing");
    await expect(shown).toContainText("Our plans");

    // A page that needs another text gets its own copy of the block.
    await open(page, "pages/pricing.json");
    await outline(page).getByRole("button", { name: "Shared: plans" }).click();
    await page.getByRole("button", { name: "Give this page its own" }).click();
    await fill(field(page, "Heading"), "Plans of this page");
    await expect(frameOf(page).locator("[data-studio-selected]")).toContainText("Plans of this page");

    // A block of one page becomes a shared block.
    await open(page);
    await outline(page)
      .getByRole("button", { name: /^Call to action/ })
      .click();
    await page.getByText("Share it", { exact: true }).click();
    const name = page.getByRole("textbox", { name: "Name of the shared block" });
    const share = page.getByRole("button", { name: "Share this block" });
    await fill(name, "plans");
    await share.click();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText(
      "There is one called plans already.",
    );
    await fill(name, "Last words");
    await share.click();
    await expect(outline(page).getByRole("button", { name: /^Shared: last-words/ })).toBeVisible();
    await expect(frameOf(page).locator("[data-studio-selected]")).toHaveAttribute(
      "data-block",
      "call-to-action",
    );
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    expect(JSON.parse(site.workspace.read(FILE)).blocks.at(-1)).toEqual({ use: "last-words" });
    expect(JSON.parse(site.workspace.read("pages/_shared/last-words.json"))).toMatchObject({
      type: "call-to-action",
    });
    await page.getByRole("link", { name: "Edit it there" }).click();
    await expect(places(page)).toHaveText(["Voice calling"]);
    site.workspace.write(FILE, site.original);

    // Once no page shows it, it can be deleted.
    await page.reload();
    await page.getByRole("button", { name: "Delete this block" }).click();
    await expect(page.getByRole("heading", { name: "Pages", exact: true })).toBeVisible();
    expect(existsSync(join(site.workspace.root, "pages/_shared/last-words.json"))).toBe(false);

    await open(page, "data/navigation.json");
    await page.getByText("Navigation entry 4", { exact: true }).click();
    await fill(field(page, "Label"), "What it costs");
    await expect(
      frameOf(page).getByRole("banner").getByRole("link", { name: "What it costs" }),
    ).toBeVisible();
    // The menu that is being edited is open, also after it is rendered again.
    const inMenu = frameOf(page)
      .getByRole("banner")
      .getByRole("link", { name: /^Call queues/ });
    await page.getByText("Navigation entry 2", { exact: true }).click();
    await page.locator("summary", { hasText: "SMS messaging" }).first().click();
    await fill(page.getByRole("textbox", { name: "Label" }).nth(1), "Call queues");
    await expect(inMenu).toBeVisible();
    await fill(field(page, "Description"), "From {{plans.lite.price}}");
    await expect(inMenu).toContainText("From $4 a month");
    await page.getByText("Footer column 3", { exact: true }).click();
    await expect(frameOf(page).getByRole("contentinfo")).toBeInViewport();
  });

  test("a price is changed in one place, and every page that states it shows the new one", async ({
    page,
  }) => {
    const file = "data/constants.json";
    const before = site.workspace.read(file);
    await open(page, file);
    await page.getByRole("searchbox", { name: "Search facts" }).fill("standard price");
    await fill(field(page, "Standard price"), "15");
    const plans = frameOf(page).locator("[data-block=pricing-plans]");
    await expect(plans).toContainText("$15");
    await page.getByRole("button", { name: "Changes" }).click();
    const changes = page.getByRole("dialog", { name: "What a save changes" });
    await expect(changes.getByRole("listitem").first()).toHaveText("Standard price1215");
    await expect(changes.getByRole("region", { name: "FAQ (/faq)" })).toContainText("$15 a month");
    await page.keyboard.press("Escape");
    await fill(field(page, "Standard price"), "");
    await expect(page.getByText("1 to fix")).toBeVisible();
    await expect(plans).toContainText("$15");
    await fill(field(page, "Standard price"), "15");
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    expect(site.workspace.read(file)).toBe(before.replace('"value": 12,', '"value": 15,'));
    const visited = await page.request.get("/features/voice-calling");
    expect(await visited.text()).toContain("$15 a month");
    site.workspace.write(file, before);
  });
}
