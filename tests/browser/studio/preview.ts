import { test } from "@playwright/test";
import { SHOWN_KEY } from "../../../blocks/demo-modal/open-once";
import { STUDIO_PATH } from "../../../studio/api";
import { expect, field, fill, frameOf, open, outline, type Served } from "./studio";

/** The preview of a page. */
export function previewTests(site: Served): void {
  test("a dialog that opens automatically covers no page, and is shown while it is edited", async ({
    page,
  }) => {
    await open(page, "pages/index.json");
    expect(await page.evaluate((key) => sessionStorage.getItem(key), SHOWN_KEY)).toBe("1");
    const dialog = frameOf(page).getByRole("heading", { name: "See how Dlores answers a call" });
    await expect(dialog).toBeHidden();
    await outline(page)
      .getByRole("button", { name: /^Demo modal/ })
      .click();
    await expect(dialog).toBeVisible();
  });

  test("an answer is open in the preview while it is edited, also after a save", async ({ page }) => {
    const file = "pages/faq.json";
    const before = site.workspace.read(file);
    await open(page, file);
    await outline(page)
      .getByRole("button", { name: /^FAQ search/ })
      .click();
    await page.getByText("Category 1", { exact: true }).click();
    await page.getByText("Question 2", { exact: true }).first().click();
    const answer = field(page, "Answer").first();
    await answer.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.insertText(" Then you choose.");
    const shown = frameOf(page).getByText("Then you choose.");
    await expect(shown).toBeVisible();
    const isShownAnew = page.waitForEvent("framenavigated", (frame) => frame !== page.mainFrame());
    await page.keyboard.press("ControlOrMeta+s");
    await isShownAnew;
    await expect(frameOf(page).locator("[data-studio-selected]")).toBeVisible();
    await expect(shown).toBeVisible();
    site.workspace.write(file, before);
  });

  test("links and forms of the preview do not navigate, and its shortcuts work as in the editor", async ({
    page,
  }) => {
    await open(page);
    await frameOf(page).getByRole("link", { name: "Pricing" }).first().click();
    const note = page.getByText("The header and the footer are the same on every page.");
    await expect(note.getByRole("link")).toHaveText(["Menus and footer", "Name, email and accounts"]);
    await frameOf(page).getByRole("link", { name: "Try Voice Calling Free" }).first().press("Enter");
    await expect(note).toBeHidden();
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(/Voice calling/);
    await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/features/voice-calling$`));
    await expect(page.getByRole("heading", { name: "Hero", exact: true })).toBeVisible();
    await fill(field(page, "Heading"), "Other words");
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Other words");
    // Scripts of the page keep running after other parts are replaced.
    await outline(page)
      .getByRole("button", { name: /^Calculator/ })
      .click();
    await frameOf(page).getByRole("spinbutton", { name: "Missed calls a week" }).fill("20");
    await expect(frameOf(page).getByText("20 calls × 25% × $200 = $1,000 a week")).toBeVisible();
    // So do scripts of replaced parts.
    await fill(field(page, "Heading"), "What you miss");
    await expect(frameOf(page).getByRole("heading", { name: "What you miss" })).toBeVisible();
    await frameOf(page).getByRole("spinbutton", { name: "Missed calls a week" }).fill("40");
    await expect(frameOf(page).getByText("40 calls × 25% × $200 = $2,000 a week")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await frameOf(page).getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(/Voice calling/);
  });
}
