import { test } from "@playwright/test";
import { expect, field, frameOf, open, paste, type Served, save, status } from "./studio";

/** Articles, which are edited as one text. */
export function articleTests(site: Served): void {
  test("an article is edited as one text, with headings, links, facts and pasted content", async ({
    page,
  }) => {
    const file = "data/posts/keeping-your-number.json";
    const before = site.workspace.read(file);
    const unpublished = "pages/features/_fax-lines.json";
    site.workspace.write(unpublished, '{ "name": "Fax lines", "title": "[Its title]", "blocks": [] }');
    await open(page, file);
    const text = field(page, "Text");
    const frame = frameOf(page);
    // The pages on which it is have its new title at once.
    await field(page, "Title").press("End");
    await page.keyboard.type(", now");
    await expect(page.getByRole("combobox", { name: "Page" })).toContainText(", now");
    // Otherwise the clicked paragraph could be replaced while the mouse is pressed.
    const heading = frame.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(", now");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(heading).not.toContainText(", now");
    // A click on a paragraph selects its line, and a line scrolls to its paragraph.
    const [, , third] = JSON.parse(before).content as string[];
    await frame.locator(".prose > *").nth(2).click();
    await expect(text).toBeFocused();
    const lines = text.locator(".cm-line");
    const selected = () => page.evaluate(() => String(getSelection()));
    expect(await selected()).toBe(third);
    await page.keyboard.press("ControlOrMeta+End");
    await expect(frame.locator(".prose > *").last()).toBeInViewport();

    // Lines far out of view are not in the DOM, so the keyboard selects everything.
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Keep it.\n\n");
    await page.getByRole("button", { name: "Heading: Text" }).click();
    await page.keyboard.type("Before you begin\n\nSee ");
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("searchbox", { name: /^Search pages/ }).fill("pricing");
    await page.getByRole("button", { name: "Pricing /pricing", exact: true }).click();
    await page.keyboard.type("our prices");
    await expect(lines).toHaveText(["Keep it.", "", "## Before you begin", "", "See [our prices](/pricing)"]);
    await expect(frame.getByRole("heading", { name: "Before you begin" })).toBeVisible();
    await expect(frame.getByRole("link", { name: "our prices" })).toBeVisible();

    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\n\n");
    await paste(
      text,
      "text/html",
      '<h1>Then</h1><img src="https://example.com/a.png"><ul><li>Ask for a <b>PIN</b></li><li>It costs $12 a month</li></ul>',
    );
    await expect(page.getByText("Pictures are left out: a text has none.")).toBeVisible();
    await expect(frame.locator(".prose strong", { hasText: "PIN" })).toBeVisible();
    // A fault of a line is listed below the text and selects the line.
    await page.getByRole("button", { name: "- It costs $12 a month", exact: true }).click();
    expect(await selected()).toBe("- It costs $12 a month");
    await page.getByRole("button", { name: "Do that" }).click();
    await expect(text.locator(".fact-in-text")).toHaveText("$12 a month");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(text.locator(".fact-in-text")).toHaveCount(0);
    await expect(lines.last()).toHaveText("- It costs $12 a month");
    await page.getByRole("button", { name: "Redo" }).click();
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    expect(JSON.parse(site.workspace.read(file)).content).toEqual([
      "Keep it.",
      "## Before you begin",
      "See [our prices](/pricing)",
      "## Then",
      "- Ask for a **PIN**",
      expect.stringMatching(/^- It costs \{\{/),
    ]);
    // Undo places the caret at the change.
    await text.focus();
    await page.keyboard.press("ControlOrMeta+Home");
    for (const _ of "Keep") await page.keyboard.press("ArrowRight");
    await page.keyboard.type("!");
    await expect(lines.first()).toHaveText("Keep! it.");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(lines.first()).toHaveText("Keep it.");
    await page.keyboard.type("s");
    await expect(lines.first()).toHaveText("Keeps it.");
    // Typed quotation marks become typographic ones.
    await page.keyboard.type(` "isn't"`);
    await expect(lines.first()).toHaveText("Keeps “isn’t” it.");
    // A list continues on the next line until an item is empty; a link accepts an address without https and can be
    // removed.
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("- Ask");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Wait");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(lines).toHaveText(["- Ask", "- Wait", ""]);
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("searchbox", { name: /^Search pages/ }).fill("www.example.com");
    await page.keyboard.press("Enter");
    await expect(lines).toHaveText(["- Ask", "- Wait", "[www.example.com](https://www.example.com)"]);
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByText("Now it leads to https://www.example.com").waitFor();
    await page.getByRole("button", { name: "No link, only the words" }).click();
    await expect(lines).toHaveText(["- Ask", "- Wait", "www.example.com"]);
    // An unpublished page is offered with its state.
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("See ");
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("button", { name: "Fax lines /features/fax-lines not published" }).click();
    await page.keyboard.type("fax");
    await page.keyboard.press("End");
    await page.keyboard.type(", or call ");
    await page.getByRole("button", { name: "Insert a fact into Text" }).click();
    await page.getByRole("searchbox", { name: "Search facts" }).fill("our phone");
    await page.getByRole("button", { name: "+1 (202) 555-0142" }).click();
    await expect(text.locator(".fact-in-text")).toHaveText("+1 (202) 555-0142");
    await expect(lines).toHaveText(["See [fax](/features/fax-lines), or call +1 (202) 555-0142"]);
    site.workspace.write(file, before);
  });
}
