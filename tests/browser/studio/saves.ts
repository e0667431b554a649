import { test } from "@playwright/test";
import { STUDIO_PATH } from "../../../studio/api";
import { holdBack } from "../conditions";
import { expect, FILE, field, fill, open, openHero, outline, type Served, save, status } from "./studio";

/** Saves from several windows and programs. */
export function saveTests(site: Served): void {
  test("a page is edited in one window at a time, and another window continues with the unsaved draft", async ({
    page,
    context,
  }) => {
    await openHero(page);
    await fill(field(page, "Heading"), "Not saved yet");
    const other = await context.newPage();
    await other.goto(`${STUDIO_PATH}/${FILE.replace(".json", "")}`);
    await expect(other.getByRole("status")).toHaveText("“Voice calling” is being edited in another window.");
    await other.getByRole("button", { name: "Go on here" }).click();
    await outline(other).getByRole("button", { name: /^Hero/ }).click();
    await expect(field(other, "Heading")).toHaveText("Not saved yet");
    await expect(page.getByRole("status")).toHaveText("“Voice calling” is being edited in another window.");
    // Ctrl+S twice is one save.
    await other.keyboard.press("ControlOrMeta+s");
    await other.keyboard.press("ControlOrMeta+s");
    await expect(status(other)).toHaveText("Saved");
    await expect(other.getByText("changed elsewhere")).toHaveCount(0);
    await page.getByRole("button", { name: "Go on here" }).click();
    await outline(page).getByRole("button", { name: /^Hero/ }).click();
    await expect(field(page, "Heading")).toHaveText("Not saved yet");
    await expect(status(page)).toHaveText("Saved");
    await other.close();
  });

  test("a save conflict lets the author choose which version to keep", async ({ page }) => {
    await openHero(page);
    await fill(field(page, "Heading"), "Mine");
    site.workspace.edit(FILE, '"eyebrow": "Voice calling"', '"eyebrow": "Theirs"');
    await save(page).click();
    const conflict = page.getByRole("alert").filter({ hasText: "changed elsewhere" });
    await expect(conflict).toBeVisible();
    expect(site.workspace.read(FILE)).toContain('"eyebrow": "Theirs"');
    await conflict.getByRole("button", { name: "Save mine over it" }).click();
    await expect(status(page)).toHaveText("Saved");
    expect(site.workspace.read(FILE)).toContain('"heading": "Mine"');
    expect(site.workspace.read(FILE)).toContain('"eyebrow": "Voice calling"');

    await fill(field(page, "Heading"), "Mine again");
    site.workspace.edit(FILE, '"eyebrow": "Voice calling"', '"eyebrow": "Theirs"');
    await save(page).click();
    await conflict.getByRole("button", { name: "Take the other one" }).click();
    await outline(page).getByRole("button", { name: /^Hero/ }).click();
    await expect(field(page, "Heading")).toHaveText("Mine");
    await expect(field(page, "Small line")).toHaveText("Theirs");

    // Texts of different places are kept both.
    await fill(field(page, "Heading"), "Mine at last");
    site.workspace.edit(FILE, '"eyebrow": "Theirs"', '"eyebrow": "Theirs too"');
    await save(page).click();
    await conflict.getByText("What changes if you take the other one").click();
    await expect(conflict.getByRole("listitem")).toHaveText([/Theirs.*Theirs too/, /Mine at last.*Mine/]);
    await conflict.getByRole("button", { name: "Keep both changes" }).click();
    await expect(field(page, "Heading")).toHaveText("Mine at last");
    await expect(field(page, "Small line")).toHaveText("Theirs too");
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    expect(site.workspace.read(FILE)).toMatch(/"eyebrow": "Theirs too"[^}]*"heading": "Mine at last"/);
  });

  test("a save whose editor is left at once is no conflict later", async ({ page }) => {
    await open(page);
    const name = field(page, "Name");
    const release = await holdBack(page, `**${STUDIO_PATH}/api/file`);
    await fill(name, "Calls");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(status(page)).toHaveText("Saving …");
    await page.getByRole("link", { name: "All pages" }).click();
    await page.getByRole("link", { name: "Voice calling", exact: true }).click();
    release();
    await expect(name).toHaveText("Calls");
    await fill(name, "Calls by voice");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(status(page)).toHaveText("Saved");
    await page.getByRole("link", { name: "All pages" }).click();
    await expect(page.getByRole("link", { name: "Calls by voice", exact: true })).toBeVisible();
  });
}
