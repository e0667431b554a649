import { test } from "@playwright/test";
import { BLOCK_GROUPS } from "../../../schema/block-groups";
import { expect, field, frameOf, open, outline, status } from "./studio";

/** Blocks of a page: added, moved, copied and deleted. */
export function blockTests(): void {
  test("blocks are added, moved, copied and deleted with the keyboard, and dragged with the mouse", async ({
    page,
  }) => {
    await open(page);
    const titles = () => outline(page).locator("li strong").allTextContents();
    const [first = "", second = "", ...rest] = await titles();
    await outline(page)
      .getByRole("button", { name: new RegExp(`^${second}`) })
      .focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(titles).toEqual([first, rest[0], second, ...rest.slice(1)]);
    // The focus follows the block.
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(titles).toEqual([first, second, ...rest]);
    // The button that has moved a block to the first place keeps the focus.
    await page.getByRole("button", { name: `Move block 2, ${second} up` }).press("Enter");
    await expect.poll(titles).toEqual([second, first, ...rest]);
    await expect(page.getByRole("button", { name: `Move block 1, ${second} up` })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(titles).toEqual([first, second, ...rest]);
    await outline(page)
      .getByRole("button", { name: new RegExp(`^${second}`) })
      .focus();
    // Enter twice moves the focus to the fields, also of a block that is selected.
    await page.keyboard.press("Enter");
    await expect(outline(page).getByRole("button", { name: new RegExp(`^${second}`) })).toBeFocused();
    await page.keyboard.press("Enter");
    const fields = page.getByRole("main", { name: "Content" }).getByRole("textbox");
    await expect(fields.first()).toBeFocused();
    await expect(fields.first()).toBeInViewport();
    await outline(page).getByRole("button", { name: "Title and description" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(field(page, "Title")).toBeFocused();
    // F6 goes from part to part, in the order of the window.
    await page.keyboard.press("Shift+F6");
    await page.keyboard.press("Shift+F6");
    await expect(outline(page).getByRole("button", { name: "Title and description" })).toBeFocused();
    await page.keyboard.press("F6");
    await expect(page.getByRole("button", { name: "Phone" })).toBeFocused();
    await frameOf(page).getByRole("link").first().focus();
    await page.keyboard.press("F6");
    await expect(field(page, "Title")).toBeFocused();
    await page.keyboard.press("F6");
    await expect(page.getByRole("link", { name: "All pages" })).toBeFocused();
    const row = (name: string) => outline(page).getByRole("button", { name: new RegExp(`^${name}`) });
    await row(second).dragTo(row(first));
    await expect.poll(titles).toEqual([second, first, ...rest]);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(titles).toEqual([first, second, ...rest]);
    // Dropping a text, or a block of another window, changes nothing.
    const dataTransfer = await page.evaluateHandle(() => {
      const dragged = new DataTransfer();
      dragged.setData("text/plain", "1");
      dragged.setData("text/x-block", "1");
      return dragged;
    });
    await row(String(rest[0])).dispatchEvent("drop", { dataTransfer });
    await page.keyboard.press("ControlOrMeta+y");
    await expect.poll(titles).toEqual([second, first, ...rest]);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(titles).toEqual([first, second, ...rest]);

    await row(second).click();
    await page.getByRole("button", { name: `Duplicate block 2, ${second}` }).press("Enter");
    await expect.poll(titles).toEqual([first, second, second, ...rest]);
    await page.getByRole("button", { name: `Delete block 3, ${second}` }).press("Enter");
    await expect.poll(titles).toEqual([first, second, ...rest]);
    await expect(status(page)).toContainText("Deleted. Undo brings it back.");

    // The preview shows the copy of a block that is taller than the preview, not the block below it.
    await row("Feature blocks").click();
    await page.getByRole("button", { name: "Duplicate block 3, Feature blocks" }).click();
    const copies = frameOf(page).locator("main > [data-block=feature-blocks]");
    await expect(copies).toHaveCount(2);
    await expect
      .poll(() => copies.last().evaluate((block) => block.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(titles).toEqual([first, second, ...rest]);

    await page.getByRole("button", { name: "Add block" }).press("Enter");
    await expect(page.getByRole("dialog")).toContainText(`It goes below ${rest[0]}.`);
    const gallery = page.getByRole("dialog");
    await expect(gallery.getByRole("heading", { level: 3 })).toHaveText([
      "Shared by several pages",
      ...BLOCK_GROUPS,
    ]);
    const comparisons = gallery.getByRole("region", { name: "Comparisons" });
    await expect(comparisons.getByRole("button", { name: /^Comparison index/ })).toBeVisible();
    await page.keyboard.type("numbered steps");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Steps", exact: true })).toBeVisible();
    await expect(outline(page).getByRole("button", { name: /^Steps/ })).toBeFocused();
    // Its texts describe what to write there; until they are replaced, the site cannot be built.
    await expect(frameOf(page).locator('[data-block="steps"]')).toContainText("[Title of the section]");
    await expect(page.getByRole("main", { name: "Content" })).toContainText(
      /Block 4 Steps\d+ texts to write/,
    );
  });

  test("a block is copied to another page", async ({ page }) => {
    // The bar leaves little room between the name and the buttons.
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page);
    await outline(page)
      .getByRole("button", { name: /^Rich text/ })
      .click();
    const heightOfBar = () =>
      page.getByRole("banner").evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
    const height = await heightOfBar();
    await page.getByRole("button", { name: /^Copy block \d, Rich text/ }).click();
    await expect(status(page)).toContainText("Copied");
    // A long message does not push the panels down.
    expect(await heightOfBar()).toBe(height);
    await open(page, "pages/contact.json");
    await page.getByRole("button", { name: "Add block" }).click();
    const heading = "Business calls from $4 a month";
    await page.getByRole("button", { name: `Copied: Rich text ${heading}` }).click();
    await expect(frameOf(page).getByRole("heading", { name: heading })).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
  });
}
