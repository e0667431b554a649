import { test } from "@playwright/test";
import { expect, FILE, field, fill, frameOf, openHero, outline, type Served, save, status } from "./studio";

/** Fields with several parts: visuals, buttons and lists. */
export function entryTests(site: Served): void {
  test("a visual and a button change with their kind, and lists get entries like the existing ones", async ({
    page,
  }) => {
    await openHero(page);
    await page.getByRole("button", { name: "Remove Small line" }).click();
    await page.getByRole("button", { name: "Add small line" }).click();
    await expect(field(page, "Small line")).toBeFocused();
    await page.getByLabel("Picture", { exact: true }).selectOption("call-log");
    await expect(
      frameOf(page).locator("[data-block=hero]").getByText("[Name of the number or business]"),
    ).toBeVisible();
    await page.getByText("Button 1", { exact: true }).click();
    await page.getByLabel("What it does", { exact: true }).first().selectOption("link");
    await page.getByRole("button", { name: "Choose a page: Address" }).click();
    await page.getByRole("searchbox", { name: /^Search pages/ }).fill("pricing");
    await page.getByRole("button", { name: "Pricing /pricing", exact: true }).click();
    await expect(page.getByRole("combobox", { name: "Address" })).toHaveValue("/pricing");
    // After a choice, the focus returns to the button of the dialog.
    await expect(page.getByRole("button", { name: "Choose a page: Address" })).toBeFocused();
    await page.getByRole("button", { name: "Add fact" }).click();
    await expect(page.getByRole("textbox", { name: "Fact 4", exact: true })).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Fact 4", exact: true })).toHaveText("[Fact 4]");
    await fill(page.getByRole("textbox", { name: "Fact 4", exact: true }), "Keep your cell phone");
    await expect(frameOf(page).locator("[data-block=hero]").getByText("Keep your cell phone")).toBeVisible();
    // Selecting a visual again restores its texts.
    await fill(field(page, "Title").first(), "Calls of this week");
    const byPicture = page.getByRole("button", { name: "Choose by picture: Picture" });
    await byPicture.click();
    await page.getByRole("searchbox", { name: "Search pictures" }).fill("inbox");
    await page.getByRole("button", { name: /^Shared inbox/ }).click();
    await expect(page.getByLabel("Picture", { exact: true })).toHaveValue("shared-inbox");
    await expect(byPicture).toBeFocused();
    await page.getByLabel("Picture", { exact: true }).selectOption("call-log");
    await expect(field(page, "Title").first()).toHaveText("Calls of this week");
    await outline(page)
      .getByRole("button", { name: /^Feature grid/ })
      .click();
    await page.getByText("Feature 1", { exact: true }).click();
    await page.getByRole("button", { name: "Choose by picture: Icon" }).first().click();
    await page.getByRole("searchbox", { name: "Search icons" }).fill("bell off");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Choose by picture: Icon" }).first()).toBeFocused();
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    const { blocks } = JSON.parse(site.workspace.read(FILE));
    expect(blocks[0].props.buttons[0].action).toEqual({ kind: "link", to: "/pricing" });
    expect(blocks[4].props.items[0].icon).toBe("bell-off");
    expect(blocks[0].props.visual.kind).toBe("call-log");
  });

  test("moved entries keep the focus and stay open", async ({ page }) => {
    await openHero(page);
    const fact = (number: number) => page.getByRole("textbox", { name: `Fact ${number}`, exact: true });
    const first = await fact(1).innerText();
    const down = page.getByRole("button", { name: "Move Fact 1 down" });
    await down.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Move Fact 2 down" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(fact(3)).toHaveText(first);
    await page.getByRole("button", { name: "Remove Fact 2" }).click();
    await expect(fact(2)).toHaveText(first);
    await expect(fact(2)).toBeFocused();

    await page.getByText("Button 1", { exact: true }).click();
    await page.getByRole("button", { name: "Move Button 1 down" }).click();
    await expect(page.locator("details[open] > summary", { hasText: "Button 2" })).toBeVisible();
    await expect(page.locator("details[open] > summary", { hasText: "Button 1" })).toHaveCount(0);
  });
}
