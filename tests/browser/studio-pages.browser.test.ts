import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { STUDIO_PATH } from "../../studio/api";
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

/** The page as authors see it in lists. */
const NAMED = "Voice calling (/features/voice-calling)";

test("new sentences are reviewed, and changes are submitted on a branch", async ({ page }) => {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: site.workspace.root, encoding: "utf8" });
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "An Author");
  git("config", "user.email", "author@pingo.example");
  git("add", "pages", "data", "checks", "schema", ".vscode");
  git("commit", "--quiet", "--message", "Begin");

  await page.goto(`${STUDIO_PATH}/submit`);
  await expect(page.getByRole("status")).toHaveText("Everything has been read.");
  await expect(page.getByText("Nothing has changed since the last submission.")).toBeVisible();
  const told = page.getByRole("alert").filter({ hasText: /./ });

  const write = (heading: string) => site.workspace.write(FILE, site.original.replace(HEADING, heading));
  write("Calls for $13 a month");
  await page.reload();
  await expect(told).toHaveText("1 fault in the content. Fix that first.");
  await expect(page.getByRole("region", { name: "2. Submit your changes" }).getByRole("link")).toHaveText(
    NAMED,
  );
  write("[The page's main heading]");
  await page.reload();
  await expect(told).toHaveText(`${FILE} still says in [brackets] what to write there.`);
  write("Voice calling that always reaches the right person");
  // An unpublished page may be incomplete: it blocks nothing, and is submitted too.
  const halfDone = "pages/features/_fax.json";
  site.workspace.write(halfDone, '{ "name": "Fax", "title": "[Its title]", "blocks": [] }');
  await page.reload();
  await expect(told).toHaveText("Some sentences have not been read yet.");
  await expect(page.getByText("Changes that are not saved")).toHaveCount(0);
  await expect(page.getByRole("region", { name: NAMED }).getByRole("listitem")).toHaveText(
    `Voice calling that always reaches the right personBefore: ${HEADING}Block 1 Hero`,
  );
  await page.getByRole("link", { name: "Block 1 Hero" }).click();
  await expect(page.getByRole("textbox", { name: "Heading", exact: true })).toBeFocused();
  await page.goBack();
  await page.getByRole("button", { name: "I have read them, and they are true" }).click();
  await expect(page.getByText("Submitted too, but hidden from visitors")).toBeVisible();
  await expect(page.getByRole("link", { name: "Fax (/features/fax)" })).toBeVisible();
  await page.getByRole("textbox", { name: "What does this change?" }).fill("Say that calls always arrive");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(told).toContainText("Saved on this computer, but not sent");
  await expect(told).toContainText("on the branch studio/say-that-calls-always-arrive.");
  expect(git("show", "--format=%s", "--name-only").trim().split("\n").filter(Boolean)).toEqual([
    "Say that calls always arrive",
    "checks/ledger/accepted/features--voice-calling.txt",
    halfDone,
    FILE,
  ]);
  // What was not sent is still told later.
  await page.reload();
  await page.getByRole("button", { name: "Try to send it again" }).click();
  await expect(told).toContainText("Saved on this computer, but not sent");
});

test("an unexplained figure is accepted once the author states its source or that it is made up", async ({
  page,
}) => {
  const content = page.getByRole("complementary", { name: "Content" });
  await openHero(page);
  await field(page, "Heading").fill("Calls begin in 73 seconds");
  await content.getByText("“73 seconds” is true").click();
  await expect(content.getByRole("button", { name: "Let it stand" })).toBeDisabled();
  await save(page).click();
  await field(page, "Where it comes from, and why it cannot go stale").fill(
    "Measured in March, by ourselves.",
  );
  await content.getByRole("button", { name: "Let it stand" }).click();
  await expect(content.getByText("73 seconds” is true")).toHaveCount(0);
  await expect(page.getByText("to fix")).toHaveCount(0);
  expect(JSON.parse(site.workspace.read("data/exceptions.json")).exceptions.at(-1)).toEqual({
    file: FILE,
    text: "73 seconds",
    reason: "Measured in March, by ourselves.",
  });

  // An exception that is no longer needed can be removed.
  await field(page, "Heading").fill("Calls begin at once");
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  await open(page, "data/exceptions.json");
  await page.getByRole("link", { name: "All pages" }).click();
  await page.getByRole("link", { name: "Figures that may be typed" }).click();
  await page
    .getByText(/^Exception \d+$/)
    .last()
    .click();
  await page
    .getByRole("button", { name: /^Remove Exception/ })
    .last()
    .click();
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  expect(site.workspace.read("data/exceptions.json")).not.toContain("73 seconds");

  await open(page);
  await outline(page)
    .getByRole("button", { name: /^Persona stories/ })
    .click();
  await page.getByText("Story 1", { exact: true }).click();
  await field(page, "Outcome").fill("He finds a booked visit after 9 weeks.");
  await content.getByRole("button", { name: "“9 weeks” is made up for this story" }).click();
  await expect(content.getByRole("button", { name: /is made up/ })).toHaveCount(0);
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  expect(site.workspace.read(FILE)).toContain('"madeUp": ["9 weeks"]');
});

test("an earlier version can be viewed and restored, and the restore undone", async ({ page }) => {
  const written = JSON.parse(site.original);
  written.blocks[0].props.heading = "Calls that reach somebody";
  site.workspace.write(FILE, JSON.stringify(written));
  await open(page);
  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await dialog.getByRole("button", { name: /Begin \(An Author\)/ }).click();
  await expect(dialog).toContainText(`Block 1 Hero, HeadingCalls that reach somebody${HEADING}`);
  await dialog.getByRole("button", { name: "Take this version" }).click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(HEADING);
  await expect(status(page)).toHaveText("Not saved yet");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Calls that reach somebody");
});

test("previews show a page as in search results and shared links", async ({ page }) => {
  await open(page);
  await field(page, "Description").fill("Plans from {{plans.lite.price}}, with your own number.");
  const looks = page.getByText("Plans from $4 a month, with your own number.");
  await expect(looks).toHaveCount(3);
  await expect(page.getByText("pingo › features › voice-calling")).toBeVisible();
  const picture = page.locator(".look img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await field(page, "Title").fill("");
  await expect(page.locator(".findings").first()).toHaveText("“Title” is empty. Write it.");
  await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true");
  // The template adds to the title of an article's page.
  await open(page, "data/posts/keeping-your-number.json");
  await field(page, "Title").fill("Keep your number for good");
  await expect(page.locator(".look-title").first()).toHaveText(/^Keep your number for good/);
  await page.getByRole("button", { name: "Discard" }).click();
});

test("articles, shared blocks and menus are edited like pages, and previewed on a page", async ({ page }) => {
  const { edited, title } = {
    edited: "data/posts/keeping-your-number.json",
    title: "Keep your number for good",
  };
  const before = site.workspace.read(edited);
  await open(page, edited);
  await field(page, "Title").fill(title);
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(title);
  // The studio names the article as its draft does.
  await expect(page.locator("#studio").getByRole("heading", { name: title })).toHaveCount(2);
  await save(page).click();
  await expect.poll(() => site.workspace.read(edited)).toContain(`"title": "${title}"`);
  expect(site.workspace.read(edited).length - before.length).toBe(
    title.length - "Keep your number when you change providers".length,
  );
  await expect(page.getByRole("banner").getByRole("heading", { name: title })).toBeVisible();
  site.workspace.write(edited, before);

  await open(page, "pages/_shared/plans.json");
  await expect(page.getByText(/^Stands on/).getByRole("link")).toHaveText(["/", "/pricing"]);
  await field(page, "Heading").fill("Our plans");
  await expect(frameOf(page).locator("[data-studio-selected]")).toContainText("Our plans");

  // A page that needs another text gets its own copy of the block.
  await open(page, "pages/pricing.json");
  await outline(page).getByRole("button", { name: "Shared: plans" }).click();
  await page.getByRole("button", { name: "Give this page its own" }).click();
  await field(page, "Heading").fill("Plans of this page");
  await expect(frameOf(page).locator("[data-studio-selected]")).toContainText("Plans of this page");

  // A block of one page becomes a shared block.
  await open(page);
  await outline(page)
    .getByRole("button", { name: /^Call to action/ })
    .click();
  await page.getByText("Share it", { exact: true }).click();
  const name = page.getByRole("textbox", { name: "Name of the shared block" });
  const share = page.getByRole("button", { name: "Share this block" });
  await name.fill("plans");
  await share.click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "There is one called plans already.",
  );
  await name.fill("Last words");
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
  await expect(page.getByText(/^Stands on/).getByRole("link")).toHaveText(["/features/voice-calling"]);
  site.workspace.write(FILE, site.original);

  // Once no page shows it, it can be deleted.
  await page.reload();
  await page.getByRole("button", { name: "Delete this block" }).click();
  await expect(page.getByRole("heading", { name: "Pages", exact: true })).toBeVisible();
  expect(existsSync(join(site.workspace.root, "pages/_shared/last-words.json"))).toBe(false);

  await open(page, "data/navigation.json");
  await page.getByText("Navigation entry 4", { exact: true }).click();
  await field(page, "Label").fill("What it costs");
  await expect(frameOf(page).getByRole("banner").getByRole("link", { name: "What it costs" })).toBeVisible();
  // The menu that is being edited is open, also after it is rendered again.
  const inMenu = frameOf(page)
    .getByRole("banner")
    .getByRole("link", { name: /^Call queues/ });
  await page.getByText("Navigation entry 2", { exact: true }).click();
  await page.locator("summary", { hasText: "SMS messaging" }).first().click();
  await page.getByRole("textbox", { name: "Label" }).nth(1).fill("Call queues");
  await expect(inMenu).toBeVisible();
  await page.getByText("Footer column 3", { exact: true }).click();
  await expect(frameOf(page).getByRole("contentinfo")).toBeInViewport();
});

test("a price is changed in one place, and every page that states it shows the new one", async ({ page }) => {
  const file = "data/constants.json";
  const before = site.workspace.read(file);
  await open(page, file);
  await page.getByRole("searchbox", { name: "Search facts" }).fill("standard price");
  await field(page, "Standard price").fill("15");
  const plans = frameOf(page).locator("[data-block=pricing-plans]");
  await expect(plans).toContainText("$15");
  await page.getByRole("button", { name: "Changes" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText("Standard price1215");
  await page.keyboard.press("Escape");
  await field(page, "Standard price").fill("");
  await expect(page.getByText("1 to fix")).toBeVisible();
  await expect(plans).toContainText("$15");
  await field(page, "Standard price").fill("15,50");
  await expect(status(page)).toHaveText("Not saved yet: first fix what keeps it from being shown");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Standard price")).toHaveValue("");
  await field(page, "Standard price").fill("15");
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  expect(site.workspace.read(file)).toBe(before.replace('"value": 12,', '"value": 15,'));
  const visited = await page.request.get("/features/voice-calling");
  expect(await visited.text()).toContain("$15 a month");
  site.workspace.write(file, before);
});

test("an article is edited as one text, with headings, links, facts and pasted content", async ({ page }) => {
  const file = "data/posts/keeping-your-number.json";
  const before = site.workspace.read(file);
  const unpublished = "pages/features/_fax-lines.json";
  site.workspace.write(unpublished, '{ "name": "Fax lines", "title": "[Its title]", "blocks": [] }');
  await open(page, file);
  const text = field(page, "Text");
  const frame = frameOf(page);
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
  await page.getByRole("searchbox", { name: "Search facts" }).fill("phone as shown");
  await page.getByRole("button", { name: "+1 (202) 555-0142" }).click();
  await expect(text.locator(".fact-in-text")).toHaveText("+1 (202) 555-0142");
  await expect(lines).toHaveText(["See [fax](/features/fax-lines), or call +1 (202) 555-0142"]);
  site.workspace.write(file, before);
});

test("a new page starts from a template or the blocks of another page, and an existing address is reported", async ({
  page,
}) => {
  await page.goto(STUDIO_PATH);
  await page.getByRole("textbox", { name: "Address" }).fill("/pricing");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("alert")).toHaveText("There is a page /pricing already: pages/pricing.json.");
  // A page below /solutions/ starts from the solution template until another one is selected.
  await page.getByRole("textbox", { name: "Address" }).fill("/solutions/law-firms");
  await expect(page.getByLabel("Begin with")).toHaveValue("solution");
  await page.getByRole("textbox", { name: "Address" }).fill("/Features/../x");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("alert")).toContainText("lowercase letters");
  await page.getByLabel("Begin with").selectOption("article");
  // A space between words becomes a hyphen.
  await page.getByRole("textbox", { name: "Address" }).fill("/features/call queues ");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("alert")).toContainText('Did you mean "/blog/call-queues"?');
  await page.getByLabel("Begin with").selectOption({ label: "Voice calling" });
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("heading", { name: "Call queues" })).toBeVisible();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toContainText("[");
  const unpublished = "pages/features/_call-queues.json";
  expect(site.workspace.read(unpublished)).toContain('"name": "Call queues"');
  // The blocks are those of the other page, the texts are not.
  const types = (file: string) =>
    JSON.parse(site.workspace.read(file)).blocks.map(({ type }: { type: string }) => type);
  expect(types(unpublished)).toEqual(types(FILE));

  // An unpublished page is not on the site.
  await expect(page.getByText("Before you publish it")).toBeVisible();
  const unknown = await page.request.get("/features/call-queues");
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain(`${unpublished} is not published yet.`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(/\d\d things are still to fix/);
  await page.getByRole("button", { name: "Publish page" }).click();
  await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/features/call-queues$`));
  await expect(page.getByRole("link", { name: "/features/call-queues" })).toBeVisible();
  expect(site.workspace.has(unpublished)).toBe(false);
});

test("a page is moved and removed, and visitors of a published page are redirected", async ({ page }) => {
  const address = page.getByRole("button", { name: "Move or remove", exact: true });
  const dialog = page.getByRole("dialog", { name: /^Address/ });
  const said = dialog.getByRole("status");
  const leave = dialog.getByRole("button", { name: "Close" });

  await open(page);
  await address.click();
  await expect(said).toContainText("The site must have /features/voice-calling");
  await leave.click();

  // Created by the previous test, and not committed yet.
  await open(page, "pages/features/call-queues.json");
  await address.click();
  await dialog.getByRole("button", { name: "Unpublish page" }).click();
  await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/features/_call-queues$`));
  await expect(status(page)).toHaveText("Unpublished. Saved");
  await expect(page.getByRole("heading", { name: "Call queues" })).toBeFocused();
  await expect(page.getByText("not published")).toBeVisible();
  // The former address redirects to it.
  await page.goto(`${STUDIO_PATH}/pages/features/call-queues`);
  await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/features/_call-queues$`));
  await expect(frameOf(page).getByRole("main")).toBeVisible();
  await address.click();
  await dialog.getByRole("textbox", { name: "New address" }).fill("/pricing");
  await dialog.getByRole("button", { name: "Move page", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("There is a page /pricing already: pages/pricing.json.");
  await dialog.getByRole("textbox", { name: "New address" }).fill("/call-queues");
  // A double click sends one request.
  await dialog.getByRole("button", { name: "Move page", exact: true }).dblclick();
  await expect(said).toHaveText("The page is now at /call-queues.");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await leave.click();
  await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/_call-queues$`));
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toContainText("[");
  expect(site.workspace.has("pages/features/_call-queues.json")).toBe(false);

  await field(page, "Name").fill("Queues");
  await address.click();
  await expect(said).toHaveText("Save what you have written, or discard it, first.");
  await leave.click();
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  await address.click();
  const remove = dialog.getByRole("button", { name: "Remove page" });
  const isUnneeded = dialog.getByRole("checkbox", { name: "Nobody needs the content of this page anymore" });
  await remove.click();
  await expect(isUnneeded).toBeFocused();
  expect(site.workspace.has("pages/_call-queues.json")).toBe(true);
  await isUnneeded.check();
  await remove.click();
  await expect(said).toHaveText("/call-queues has been removed.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Pages" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Queues" })).toHaveCount(0);
  expect(site.workspace.has("pages/_call-queues.json")).toBe(false);

  const article = "data/posts/why-one-call-is-clear.json";
  const before = [article, "data/redirects.json", "data/exceptions.json"].map(
    (file) => [file, site.workspace.read(file)] as const,
  );
  await open(page, article);
  await address.click();
  await dialog.getByRole("button", { name: "Unpublish page" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Visitors may know /blog/why-one-call-is-clear. Remove the page instead, so that they are redirected.",
  );
  const successor = dialog.getByRole("combobox", { name: "Page that takes its place" });
  await expect(successor.locator("[value='/blog/why-one-call-is-clear']")).toHaveCount(0);
  await successor.selectOption("/faq");
  await isUnneeded.check();
  await remove.click();
  await expect(said).toContainText("Visitors of /blog/why-one-call-is-clear are redirected.");
  expect(site.workspace.read("data/redirects.json")).toContain(
    '{ "from": "/blog/why-one-call-is-clear", "to": "/faq" }',
  );
  await leave.click();
  for (const [file, text] of before) site.workspace.write(file, text);
});
