import { test } from "@playwright/test";
import { STUDIO_PATH } from "../../../studio/api";
import {
  expect,
  FILE,
  field,
  fill,
  frameOf,
  HEADING,
  open,
  openHero,
  outline,
  type Served,
  save,
  status,
} from "./studio";

/** Texts of a page: edited, checked, saved. */
export function textTests(site: Served): void {
  /** Lines that differ from the original file. */
  function changedLines(): string[] {
    const before = site.original.split("\n");
    return site.workspace
      .read(FILE)
      .split("\n")
      .filter((line, index) => line !== before[index]);
  }

  test("a page is found, a text changed, and the visitors' page shows it with its facts", async ({
    page,
  }) => {
    await page.goto(STUDIO_PATH);
    // By text on the page, including a fact.
    await page.getByRole("searchbox", { name: "Search pages" }).fill("$25 a month remodel paralegal");
    await expect(page.getByRole("main").getByRole("region").getByRole("link")).toHaveText(["Voice calling"]);
    await page.getByRole("link", { name: "Voice calling" }).click();
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(status(page)).toHaveText("Saved");

    // A click on the page selects the block.
    await expect(page.locator("iframe[inert]")).toHaveCount(0);
    await frameOf(page).getByRole("heading", { level: 1 }).click();
    // The field has the focus, because its text was clicked.
    await expect(field(page, "Heading")).toBeFocused();
    await fill(field(page, "Heading"), "Calls for ");
    await page.getByRole("button", { name: "Insert a fact into Heading" }).click();
    await page.getByRole("searchbox", { name: "Search facts" }).fill("standard price");
    await page.getByRole("button", { name: "Standard price, $12 a month", exact: true }).click();
    await expect(field(page, "Heading")).toHaveText("Calls for $12 a month");
    // The caret is after the fact.
    await page.keyboard.type("!");
    await expect(field(page, "Heading")).toHaveText("Calls for $12 a month!");
    await page.keyboard.press("Backspace");
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Calls for $12 a month");
    // A fact is one unit: it is deleted as a whole and restored by one undo.
    await page.keyboard.press("Backspace");
    await expect(field(page, "Heading")).toHaveText("Calls for");
    await page.keyboard.press("ControlOrMeta+z");
    const fact = field(page, "Heading").locator(".fact-in-text");
    await expect(fact).toHaveText("$12 a month");
    // A click on the fact offers other forms and other facts; its own forms come first.
    await fact.click();
    const forms = page.getByRole("dialog", { name: "Change the fact" }).getByRole("listitem").first();
    await expect(forms.locator("[aria-current]")).toHaveText("$12 a month");
    await forms.getByRole("button", { name: "Standard price, $12", exact: true }).click();
    await expect(field(page, "Heading")).toHaveText("Calls for $12");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(fact).toHaveText("$12 a month");

    await page.getByRole("button", { name: "Changes" }).click();
    const changes = page.getByRole("dialog", { name: "What a save changes" }).getByRole("listitem");
    await expect(changes).toHaveText(
      "Block 1 Hero, HeadingVoice calling that reaches the right personCalls for $12 a month",
    );
    await page.keyboard.press("Escape");

    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    await expect(save(page)).toBeFocused();
    expect(changedLines()).toEqual(['        "heading": "Calls for {{plans.standard.price}}",']);
    // The visitors' page shows it too, and the studio keeps its selection.
    await expect(field(page, "Heading")).toBeVisible();
    const visited = await page.request.get("/features/voice-calling");
    expect(await visited.text()).toContain("Calls for $12 a month");
  });

  test("edits are checked as by npm run check, and undo restores the original bytes", async ({ page }) => {
    await openHero(page);
    await fill(field(page, "Heading"), "Calls for $13 a month");
    await expect(page.getByRole("main", { name: "Content" })).toContainText('"$13" is typed by hand');
    await expect(field(page, "Heading")).toHaveAttribute("aria-invalid", "true");
    await page.getByText("1 to fix").click();
    await page.getByRole("button", { name: /^Block 1 Hero/ }).click();
    await expect(field(page, "Heading")).toBeFocused();

    // The link to an optional field focuses the field, not the adjacent button that would remove it.
    await fill(field(page, "Small line"), "A few words that are by far too many to stand above any heading");
    await page.getByRole("button", { name: /^Block 1 Hero.*Small line/ }).click();
    await expect(field(page, "Small line")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");

    // Undo restores discarded changes, even after a visit to another page.
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("link", { name: "All pages" }).click();
    await page.getByRole("link", { name: "Voice calling", exact: true }).click();
    await outline(page).getByRole("button", { name: /^Hero/ }).click();
    await expect(field(page, "Heading")).toHaveText(HEADING);
    await outline(page).getByRole("button", { name: "Title and description" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field(page, "Heading")).toHaveText("Calls for $13 a month");
    // The field that has changed gets the focus, and is announced.
    await expect(field(page, "Heading")).toBeFocused();
    await expect(status(page)).toHaveText("Undone: Block 1 Hero, Heading. Not saved yet");

    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByText("1 to fix")).toHaveCount(0);
    await expect(status(page)).toContainText(/Saved$/);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(status(page)).toHaveText("Redone: Block 1 Hero, Heading. Not saved yet");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(status(page)).toHaveText("Saved");
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(() => site.workspace.read(FILE)).toBe(site.original);
  });

  test("a text that is too long or missing is shown and saved, and reported in terms of the form", async ({
    page,
  }) => {
    await openHero(page);
    const atField = page.getByRole("main", { name: "Content" }).locator("[data-faulty] > .findings");
    const long = "Calls that reach the right person. ".repeat(3).trim();
    await fill(field(page, "Heading"), long);
    await expect(atField).toHaveText(/^“Heading” has \d+ of at most \d+ characters\. Shorten it\./);
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(long);
    await fill(field(page, "Introduction"), "");
    await expect(atField.last()).toHaveText("“Introduction” is empty. Write it.");
    // The preview reloads the saved page: a click in that moment would have no effect.
    const isShownAnew = page.waitForEvent("framenavigated", (frame) => frame !== page.mainFrame());
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    await isShownAnew;
    // The site's own error overlay neither covers the page nor blocks clicks on it.
    await page.reload();
    const heading = frameOf(page).getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(long);
    await expect(frameOf(page).locator("vite-error-overlay")).toBeHidden();
    await heading.click();
    await expect(field(page, "Heading")).toBeFocused();
  });

  test("a page with a missing value is neither shown nor saved, and its draft is not lost", async ({
    page,
  }) => {
    const openCalculator = () =>
      outline(page)
        .getByRole("button", { name: /^Calculator/ })
        .click();
    const share = field(page, "Share that would buy");
    await open(page);
    await openCalculator();
    await fill(share, "");
    await expect(status(page)).toHaveText("Not saved yet: first fix what keeps it from being shown");
    await expect(
      page.getByText(/^Your last change is not shown yet\. Block 6 Calculator .*, Share that would buy/),
    ).toBeVisible();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(status(page)).toContainText("Not saved. Block 6 Calculator");
    expect(site.workspace.read(FILE)).toBe(site.original);
    // Once it is fixed, the failed save is no longer reported.
    await fill(share, "30");
    await expect(status(page)).toHaveText("Not saved yet");
    await fill(share, "");
    await expect(status(page)).toHaveText("Not saved yet: first fix what keeps it from being shown");
    await page.reload();
    await expect(status(page)).toContainText("What you had not saved last time is here.");
    await openCalculator();
    await expect(share).toHaveText("");
    await page.goto(`${STUDIO_PATH}/submit`);
    await expect(
      page.getByText("Changes that are not saved are not submitted:").getByRole("link"),
    ).toHaveText(["Voice calling"]);
    await page.goBack();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(status(page)).toHaveText("Discarded. Undo brings it back. Saved");
  });
}
