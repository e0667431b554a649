import { test } from "@playwright/test";
import { SHOWN_KEY } from "../../blocks/demo-modal/open-once";
import { STUDIO_PATH, TOKEN_HEADER } from "../../studio/api";
import { axeFaults } from "./axe";
import { holdBack } from "./conditions";
import {
  expect,
  FILE,
  field,
  frameOf,
  HEADING,
  open,
  openHero,
  outline,
  paste,
  save,
  serveStudio,
  status,
} from "./studio";

const site = serveStudio();

/** Lines that differ from the original file. */
function changedLines(): string[] {
  const before = site.original.split("\n");
  return site.workspace
    .read(FILE)
    .split("\n")
    .filter((line, index) => line !== before[index]);
}

test("a page is found, a text changed, and the visitors' page shows it with its facts", async ({ page }) => {
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
  await field(page, "Heading").fill("Calls for ");
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
  await field(page, "Heading").fill("Calls for $13 a month");
  await expect(page.getByRole("complementary", { name: "Content" })).toContainText('"$13" is typed by hand');
  await expect(field(page, "Heading")).toHaveAttribute("aria-invalid", "true");
  await page.getByText("1 to fix").click();
  await page.getByRole("button", { name: /^block 1 Hero/ }).click();
  await expect(field(page, "Heading")).toBeFocused();

  // The link to an optional field focuses the field, not the adjacent button that would remove it.
  await field(page, "Small line").fill("A few words that are by far too many to stand above any heading");
  await page.getByRole("button", { name: /^block 1 Hero.*Small line/ }).click();
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
  const atField = page.getByRole("complementary", { name: "Content" }).locator(".findings");
  const long = "Calls that reach the right person. ".repeat(3).trim();
  await field(page, "Heading").fill(long);
  await expect(atField).toHaveText(/^“Heading” has \d+ of at most \d+ characters\. Shorten it\./);
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(long);
  await field(page, "Introduction").fill("");
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
  await share.fill("");
  await expect(status(page)).toHaveText("Not saved yet: first fix what keeps it from being shown");
  await expect(
    page.getByText(/^Not shown yet, but as it was before\. Block 6 Calculator .*, Share that would buy/),
  ).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(status(page)).toContainText("Not saved. Block 6 Calculator");
  expect(site.workspace.read(FILE)).toBe(site.original);
  // Once it is fixed, the failed save is no longer reported.
  await share.fill("30");
  await expect(status(page)).toHaveText("Not saved yet");
  await share.fill("");
  await expect(status(page)).toHaveText("Not saved yet: first fix what keeps it from being shown");
  await page.reload();
  await expect(status(page)).toContainText("What you had not saved last time is here.");
  await openCalculator();
  await expect(share).toHaveText("");
  await page.goto(`${STUDIO_PATH}/submit`);
  await expect(page.getByText("Changes that are not saved are not submitted:").getByRole("link")).toHaveText([
    "Voice calling",
  ]);
  await page.goBack();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(status(page)).toHaveText("Discarded. Undo brings it back. Saved");
});

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
  const fields = page.getByRole("complementary", { name: "Content" }).getByRole("textbox");
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
  // Dropping text from elsewhere adds no block.
  const dataTransfer = await page.evaluateHandle(() => {
    const dragged = new DataTransfer();
    dragged.setData("text/plain", "1");
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
  await page.keyboard.type("numbered steps");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Steps", exact: true })).toBeVisible();
  await expect(outline(page).getByRole("button", { name: /^Steps/ })).toBeFocused();
  // Its texts describe what to write there; until they are replaced, the site cannot be built.
  await expect(frameOf(page).locator('[data-block="steps"]')).toContainText("[Title of the section]");
  await expect(page.getByRole("complementary", { name: "Content" })).toContainText(
    /Block 4 Steps\d+ texts to write/,
  );
});

test("a block is copied to another page", async ({ page }) => {
  await open(page);
  await outline(page)
    .getByRole("button", { name: /^Rich text/ })
    .click();
  await page.getByRole("button", { name: /^Copy block \d, Rich text/ }).click();
  await expect(status(page)).toContainText("Copied");
  await open(page, "pages/contact.json");
  await page.getByRole("button", { name: "Add block" }).click();
  const heading = "Business calls from $4 a month";
  await page.getByRole("button", { name: `Copied: Rich text ${heading}` }).click();
  await expect(frameOf(page).getByRole("heading", { name: heading })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
});

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
  await page.getByLabel("Kind", { exact: true }).first().selectOption("link");
  await page.getByRole("button", { name: "Choose a page: Address" }).click();
  await page.getByRole("searchbox", { name: /^Search pages/ }).fill("pricing");
  await page.getByRole("button", { name: "Pricing /pricing", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Address" })).toHaveValue("/pricing");
  // After a choice, the focus returns to the button of the dialog.
  await expect(page.getByRole("button", { name: "Choose a page: Address" })).toBeFocused();
  await page.getByRole("button", { name: "Add fact" }).click();
  await expect(page.getByRole("textbox", { name: "Fact 4", exact: true })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Fact 4", exact: true })).toHaveText("[Fact 4]");
  await page.getByRole("textbox", { name: "Fact 4", exact: true }).fill("Keep your cell phone");
  await expect(frameOf(page).locator("[data-block=hero]").getByText("Keep your cell phone")).toBeVisible();
  // Selecting a visual again restores its texts.
  await field(page, "Title").first().fill("Calls of this week");
  await page.getByLabel("Picture", { exact: true }).selectOption("shared-inbox");
  await page.getByLabel("Picture", { exact: true }).selectOption("call-log");
  await expect(field(page, "Title").first()).toHaveText("Calls of this week");
  await outline(page)
    .getByRole("button", { name: /^Feature grid/ })
    .click();
  await page.getByText("Feature 1", { exact: true }).click();
  await page.getByRole("button", { name: "Choose by picture: Icon name" }).first().click();
  await page.getByRole("searchbox", { name: "Search icons" }).fill("bell off");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose by picture: Icon name" }).first()).toBeFocused();
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  const { blocks } = JSON.parse(site.workspace.read(FILE));
  expect(blocks[0].props.buttons[0].action).toEqual({ kind: "link", to: "/pricing" });
  expect(blocks[4].props.items[0].icon).toBe("bell-off");
  expect(blocks[0].props.visual.kind).toBe("call-log");
});

test("moved entries keep the focus and stay open, and pasted lines fill several entries", async ({
  page,
}) => {
  await openHero(page);
  const fact = (number: number) => page.getByRole("textbox", { name: `Fact ${number}`, exact: true });
  const first = await fact(1).innerText();
  const down = page.getByRole("button", { name: "Move Fact 1 down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move Fact 2 down" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(fact(3)).toHaveText(first);
  // At the end of the list the button keeps the focus, and does nothing.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move Fact 3 down" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Move Fact 3 down" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove Fact 2" }).click();
  await expect(fact(2)).toHaveText(first);
  await expect(fact(2)).toBeFocused();

  await page.getByText("Button 1", { exact: true }).click();
  await page.getByRole("button", { name: "Move Button 1 down" }).click();
  await expect(page.locator("details[open] > summary", { hasText: "Button 2" })).toBeVisible();
  await expect(page.locator("details[open] > summary", { hasText: "Button 1" })).toHaveCount(0);

  await page.getByRole("button", { name: "Discard" }).click();
  await fact(2).fill("");
  await paste(fact(2), "text/plain", "A number of your own\nNo contract\n");
  await expect(fact(2)).toHaveText("A number of your own");
  await expect(fact(3)).toHaveText("No contract");
});

test("a page is edited in one window at a time, and another window continues with the unsaved draft", async ({
  page,
  context,
}) => {
  await openHero(page);
  await field(page, "Heading").fill("Not saved yet");
  const other = await context.newPage();
  await other.goto(`${STUDIO_PATH}/${FILE.replace(".json", "")}`);
  await expect(other.getByRole("status")).toHaveText("This is being edited in another window.");
  await other.getByRole("button", { name: "Go on here" }).click();
  await outline(other).getByRole("button", { name: /^Hero/ }).click();
  await expect(field(other, "Heading")).toHaveText("Not saved yet");
  await expect(page.getByRole("status")).toHaveText("This is being edited in another window.");
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
  await field(page, "Heading").fill("Mine");
  site.workspace.edit(FILE, '"eyebrow": "Voice calling"', '"eyebrow": "Theirs"');
  await save(page).click();
  const conflict = page.getByRole("alert").filter({ hasText: "changed elsewhere" });
  await expect(conflict).toBeVisible();
  expect(site.workspace.read(FILE)).toContain('"eyebrow": "Theirs"');
  await conflict.getByRole("button", { name: "Save mine over it" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(site.workspace.read(FILE)).toContain('"heading": "Mine"');
  expect(site.workspace.read(FILE)).toContain('"eyebrow": "Voice calling"');

  await field(page, "Heading").fill("Mine again");
  site.workspace.edit(FILE, '"eyebrow": "Voice calling"', '"eyebrow": "Theirs"');
  await save(page).click();
  await conflict.getByRole("button", { name: "Take the other one" }).click();
  await outline(page).getByRole("button", { name: /^Hero/ }).click();
  await expect(field(page, "Heading")).toHaveText("Mine");
  await expect(field(page, "Small line")).toHaveText("Theirs");
});

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

test("a save whose editor is left at once is no conflict later", async ({ page }) => {
  await open(page);
  const name = field(page, "Name");
  const release = await holdBack(page, `**${STUDIO_PATH}/api/file`);
  await name.fill("Calls");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(status(page)).toHaveText("Saving …");
  await page.getByRole("link", { name: "All pages" }).click();
  await page.getByRole("link", { name: "Voice calling", exact: true }).click();
  release();
  await expect(name).toHaveText("Calls");
  await name.fill("Calls by voice");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(status(page)).toHaveText("Saved");
  await page.getByRole("link", { name: "All pages" }).click();
  await expect(page.getByRole("link", { name: "Calls by voice", exact: true })).toBeVisible();
});

test("an answer is open in the preview while it is edited, also after a save", async ({ page }) => {
  const file = "pages/faq.json";
  const before = site.workspace.read(file);
  const verdict = `${STUDIO_PATH}/api/verdict`;
  const isChecked = page.waitForResponse((response) => response.url().endsWith(verdict));
  await open(page, file);
  await isChecked;
  await outline(page)
    .getByRole("button", { name: /^FAQ search/ })
    .click();
  await page.getByText("Category 1", { exact: true }).click();
  await page.getByText("Question 2", { exact: true }).first().click();
  const answer = field(page, "Answer").first();
  await answer.click();
  await page.keyboard.press("ControlOrMeta+End");
  // The preview may be loaded again before the answer, which contains a fact, has been checked.
  const release = await holdBack(page, `**${verdict}`);
  await page.keyboard.type(" Then you choose.");
  const shown = frameOf(page).getByText("Then you choose.");
  await expect(shown).toBeVisible();
  const isShownAnew = page.waitForEvent("framenavigated", (frame) => frame !== page.mainFrame());
  await page.keyboard.press("ControlOrMeta+s");
  await isShownAnew;
  await expect(frameOf(page).locator("[data-studio-selected]")).toBeVisible();
  await expect(shown).toBeHidden();
  release();
  await expect(shown).toBeVisible();
  site.workspace.write(file, before);
});

test("with forced colors what is selected and faulty is marked, and a field that gets the focus is not cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "pages/faq.json");
  await outline(page)
    .getByRole("button", { name: /^FAQ search/ })
    .click();
  await expect(outline(page).locator("[aria-current]")).toHaveCSS("border-width", "3px");
  await expect(page.getByRole("button", { name: "Desktop" })).toHaveCSS("border-width", "3px");
  const content = page.getByRole("complementary", { name: "Content" });
  const entry = content.locator("summary", { hasText: "Category 1" });
  await entry.focus();
  const [form, focused] = await Promise.all([content.boundingBox(), entry.boundingBox()]);
  expect(Number(form?.y) + Number(form?.height)).toBeGreaterThan(
    Number(focused?.y) + Number(focused?.height) + 40,
  );
  await content.getByRole("textbox").first().fill("From $13 a month");
  await expect(outline(page).getByRole("img", { name: "Something to fix" })).toHaveCSS("border-width", "5px");
  await page.emulateMedia({ forcedColors: null });
});

test("in a narrow window the fields are next to the blocks, and the page is in view", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openHero(page);
  await expect(field(page, "Heading")).toBeInViewport();
  await expect(frameOf(page).getByRole("banner")).toBeInViewport();
  await field(page, "Heading").fill("Calls, not saved yet");
  await expect(status(page)).toHaveText("Not saved yet");
  const bar = await page.locator("#studio").getByRole("banner").boundingBox();
  expect(bar?.height).toBeLessThan(130);
});

test("Save is the last thing of the bar at any width, next to the page's address", async ({ page }) => {
  for (const width of [1440, 1024, 720]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "data/posts/telling-callers-you-record.json");
    const box = await save(page).boundingBox();
    const bar = await page.locator("#studio").getByRole("banner").boundingBox();
    expect(width - Number(box?.x) - Number(box?.width)).toBe(16);
    expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(Number(bar?.height) - 16);
    await expect(page.getByRole("link", { name: "/blog/telling-callers-you-record" })).toBeVisible();
  }
});

test("links and forms of the preview do not navigate, and its shortcuts work as in the editor", async ({
  page,
}) => {
  await open(page);
  await frameOf(page).getByRole("link", { name: "Pricing" }).first().click();
  await frameOf(page).getByRole("link", { name: "Try Voice Calling Free" }).first().press("Enter");
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(/Voice calling/);
  await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/features/voice-calling$`));
  await expect(page.getByRole("heading", { name: "Hero", exact: true })).toBeVisible();
  await field(page, "Heading").fill("Other words");
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Other words");
  // Scripts of the page keep running after other parts are replaced.
  await outline(page)
    .getByRole("button", { name: /^Calculator/ })
    .click();
  await frameOf(page).getByRole("spinbutton", { name: "Missed calls a week" }).fill("20");
  await expect(frameOf(page).getByText("20 calls × 25% × $200 = $1,000 a week")).toBeVisible();
  // So do scripts of replaced parts.
  await field(page, "Heading").fill("What you miss");
  await expect(frameOf(page).getByRole("heading", { name: "What you miss" })).toBeVisible();
  await frameOf(page).getByRole("spinbutton", { name: "Missed calls a week" }).fill("40");
  await expect(frameOf(page).getByText("40 calls × 25% × $200 = $2,000 a week")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await frameOf(page).getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(/Voice calling/);
});

test("axe reports nothing in the list of pages, in the editor and in its dialogs", async ({ page }) => {
  await page.goto(STUDIO_PATH);
  await expect(page.getByRole("heading", { name: "Pages" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await openHero(page);
  await page.getByText("Button 1", { exact: true }).click();
  await field(page, "Heading").fill("Calls for $13 a month");
  await page.getByText("1 to fix").click();
  expect(await axeFaults(page, "#studio > *")).toEqual([]);
  await page.getByRole("button", { name: "Add block" }).click();
  expect(await axeFaults(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Insert a fact into Heading" }).click();
  expect(await axeFaults(page, "dialog[open]")).toEqual([]);
  await open(page, "data/posts/keeping-your-number.json");
  await page.getByRole("button", { name: "Move or remove", exact: true }).click();
  expect(await axeFaults(page, "dialog[open]")).toEqual([]);
});

test("the studio's API accepts requests only from its own page", async ({ page, request }) => {
  await page.goto(STUDIO_PATH);
  const token = await page.locator('meta[name="studio-token"]').getAttribute("content");
  const headers = { [TOKEN_HEADER]: token ?? "", origin: site.address ?? "" };
  const call = (changed: Record<string, string>, body: object = {}) =>
    request.put(`${STUDIO_PATH}/api/file`, { headers: { ...headers, ...changed }, data: body });
  const draft = { file: FILE, content: {}, version: "x" };
  expect((await call({ [TOKEN_HEADER]: "guessed" }, draft)).status()).toBe(403);
  expect((await call({ origin: "https://evil.example" }, draft)).status()).toBe(403);
  expect((await call({ "content-type": "text/plain" }, draft)).status()).toBe(415);
  expect((await call({}, { ...draft, file: "../package.json" })).status()).toBe(404);
  expect((await call({}, { ...draft, content: "x".repeat(3_000_000) })).status()).toBe(413);
  expect((await request.get(`${STUDIO_PATH}/api/offers`)).status()).toBe(403);
  expect((await request.get(STUDIO_PATH, { headers: { host: "evil.example" } })).status()).toBe(403);
  expect(site.workspace.read(FILE)).toBe(site.original);
});
