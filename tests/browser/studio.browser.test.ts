import { execFileSync } from "node:child_process";
import { expect as base, type Page, test } from "@playwright/test";
import { SHOWN_KEY } from "../../blocks/demo-modal/open-once";
import { STUDIO, TOKEN_HEADER } from "../../studio/api";
import { makeWorkspace, type Workspace } from "../workspace";
import { axeFaults } from "./axe";
import { type DevServer, startDevServer } from "./dev-server";

test.describe.configure({ mode: "serial", timeout: 180_000 });

/** The server compiles what it is asked for, which takes a busy machine as long as it takes. */
const expect = base.configure({ timeout: 60_000 });

const FILE = "pages/features/voice-calling.json";
const HEADING = "Voice calling that reaches the right person";

let workspace: Workspace;
let server: DevServer | undefined;
let original: string;

test.beforeAll(async () => {
  workspace = makeWorkspace();
  original = workspace.read(FILE);
  server = await startDevServer(workspace.root);
});

test.afterAll(async () => {
  await server?.stop();
  workspace?.remove();
});

test.afterEach(async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  workspace.write(FILE, original);
});

test.use({ baseURL: async ({ browserName: _ }, use) => use(server?.address) });

const frameOf = (page: Page) => page.frameLocator("iframe");
const status = (page: Page) => page.getByRole("banner").getByRole("status");
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const outline = (page: Page) => page.getByRole("navigation", { name: "Page" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

async function open(page: Page, file = FILE): Promise<void> {
  await page.goto(`${STUDIO}/${file.replace(".json", "")}`);
  await expect(frameOf(page).getByRole("main")).toBeVisible();
  await expect(page.locator("iframe[inert]")).toHaveCount(0);
}

/** Opens the first block, a hero. */
async function openHero(page: Page): Promise<void> {
  await open(page);
  await outline(page).getByRole("button", { name: /^Hero/ }).click();
}

/** Lines that are other ones than at the beginning. */
function changedLines(): string[] {
  const before = original.split("\n");
  return workspace
    .read(FILE)
    .split("\n")
    .filter((line, index) => line !== before[index]);
}

test("what is new is read, and what was changed is handed in on a branch of its own", async ({ page }) => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: workspace.root, encoding: "utf8" });
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "An Author");
  git("config", "user.email", "author@pingo.example");
  git("add", "pages", "data", "checks", "schema", ".vscode");
  git("commit", "--quiet", "--message", "Begin");

  await page.goto(`${STUDIO}/hand-in`);
  await expect(page.getByRole("status")).toHaveText("Everything has been read.");
  await expect(page.getByText("Nothing has been changed")).toBeVisible();
  const told = page.getByRole("alert").filter({ hasText: /./ });

  const write = (heading: string) => workspace.write(FILE, original.replace(HEADING, heading));
  write("Calls for $13 a month");
  await page.reload();
  await expect(told).toHaveText("1 fault in the content. Mend that first.");
  await expect(page.getByRole("region", { name: "2. Hand in" }).getByRole("link")).toHaveText(FILE);
  write("[The page's main heading]");
  await page.reload();
  await expect(told).toHaveText(`${FILE} still says in [brackets] what to write there.`);
  write("Every call is recorded");
  await page.reload();
  await expect(told).toHaveText("Some sentences have not been read yet.");
  await expect(page.getByRole("region", { name: FILE })).toContainText("Every call is recorded");
  await page.getByRole("button", { name: "I have read them, and they are true" }).click();
  await page.getByRole("textbox", { name: "What does this change?" }).fill("Say that calls are recorded");
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(told).toContainText("Committed on the branch studio/say-that-calls-are-recorded.");
  expect(git("show", "--format=%s", "--name-only").trim().split("\n").filter(Boolean)).toEqual([
    "Say that calls are recorded",
    "checks/ledger/accepted/features--voice-calling.txt",
    FILE,
  ]);
});

test("a page is found, a text changed, and the page that visitors get shows it with its facts", async ({
  page,
}) => {
  await page.goto(STUDIO);
  await page.getByRole("searchbox", { name: "Search pages" }).fill("voice");
  await page.getByRole("link", { name: "Voice calling" }).click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(status(page)).toHaveText("Saved");

  // A press on the page chooses the block.
  await expect(page.locator("iframe[inert]")).toHaveCount(0);
  await frameOf(page).getByRole("heading", { level: 1 }).click();
  await field(page, "Heading").fill("Calls for ");
  await page.getByRole("button", { name: "Insert a fact into Heading" }).click();
  await page.getByRole("searchbox", { name: "Search facts" }).fill("standard price");
  await page.getByRole("button", { name: /^\$12 a month/ }).click();
  await expect(field(page, "Heading")).toHaveValue("Calls for {{plans.standard.price}}");
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Calls for $12 a month");
  await expect(page.getByText("Reads: Calls for $12 a month")).toBeVisible();

  await page.getByRole("button", { name: "Changes" }).click();
  const changes = page.getByRole("dialog", { name: "What a save changes" }).getByRole("listitem");
  await expect(changes).toHaveText(
    "Block 1 Hero, HeadingVoice calling that reaches the right personCalls for {{plans.standard.price}}",
  );
  await page.keyboard.press("Escape");

  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  expect(changedLines()).toEqual(['        "heading": "Calls for {{plans.standard.price}}",']);
  // The visitors' page shows it too, and the studio did not lose its place.
  await expect(field(page, "Heading")).toBeVisible();
  const visited = await page.request.get("/features/voice-calling");
  expect(await visited.text()).toContain("Calls for $12 a month");
});

test("what is typed is judged as by npm run check, and taken back step by step to the first bytes", async ({
  page,
}) => {
  await openHero(page);
  await field(page, "Heading").fill("Calls for $13 a month");
  await expect(page.getByRole("complementary", { name: "Content" })).toContainText('"$13" is typed by hand');
  await expect(field(page, "Heading")).toHaveAttribute("aria-invalid", "true");
  await page.getByText("1 to mend").click();
  await page.getByRole("button", { name: /^block 1 Hero/ }).click();
  await expect(field(page, "Heading")).toBeFocused();

  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByText("1 to mend")).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(status(page)).toHaveText("Not saved yet");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(status(page)).toHaveText("Saved");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(() => workspace.read(FILE)).toBe(original);
});

test("a page that lacks something is neither shown nor saved, and nothing of it is lost", async ({
  page,
}) => {
  await openHero(page);
  await field(page, "Heading").fill("");
  await expect(status(page)).toHaveText("Not saved yet: first mend what is missing");
  await expect(page.getByText("This is how it was before.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(status(page)).toContainText("cannot be shown yet");
  expect(workspace.read(FILE)).toBe(original);
  // Once it is mended, nothing says that it could not be saved; the site's own list of faults does not cover the page.
  await field(page, "Heading").fill("Calls for $13 a month");
  await expect(status(page)).toHaveText("Not saved yet");
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(frameOf(page).locator("vite-error-overlay")).toBeAttached();
  await expect(frameOf(page).locator("vite-error-overlay")).toBeHidden();
  workspace.write(FILE, original);
  await page.reload();
  await openHero(page);
  await field(page, "Heading").fill("");
  await expect(status(page)).toHaveText("Not saved yet: first mend what is missing");
  await page.reload();
  await expect(status(page)).toContainText("What you had not saved last time is here.");
  await outline(page).getByRole("button", { name: /^Hero/ }).click();
  await expect(field(page, "Heading")).toHaveValue("");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(status(page)).toHaveText("Saved");
});

test("blocks are added, moved, copied and deleted by keyboard alone, and dragged by mouse", async ({
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
  // The focus goes along.
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(titles).toEqual([first, second, ...rest]);
  const row = (name: string) => outline(page).getByRole("button", { name: new RegExp(`^${name}`) });
  await row(second).dragTo(row(first));
  await expect.poll(titles).toEqual([second, first, ...rest]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(titles).toEqual([first, second, ...rest]);
  // A text from elsewhere is no block.
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

  await page.getByRole("button", { name: "Add block" }).press("Enter");
  await page.keyboard.type("numbered steps");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Steps", exact: true })).toBeVisible();
  await expect(outline(page).getByRole("button", { name: /^Steps/ })).toBeFocused();
  // What it says tells what to write there, and until that is written the site cannot be built.
  await expect(frameOf(page).locator('[data-block="steps"]')).toContainText("[Title of the section]");
  await expect(page.getByRole("complementary", { name: "Content" })).toContainText("placeholder");
});

test("a picture and a button change with their kind, and lists get entries like the others", async ({
  page,
}) => {
  await openHero(page);
  await page.getByLabel("Picture", { exact: true }).selectOption("call-log");
  await expect(
    frameOf(page).locator("[data-block=hero]").getByText("[Name of the number or business]"),
  ).toBeVisible();
  await page.getByText("Button 1", { exact: true }).click();
  await page.getByLabel("Kind", { exact: true }).first().selectOption("link");
  await page.getByRole("combobox", { name: "Address" }).fill("/pricing");
  await page.getByRole("button", { name: "Add fact" }).click();
  await expect(page.getByRole("textbox", { name: "Fact 4", exact: true })).toHaveValue("[Fact 4]");
  await page.getByRole("textbox", { name: "Fact 4", exact: true }).fill("Keep your cell phone");
  await expect(frameOf(page).locator("[data-block=hero]").getByText("Keep your cell phone")).toBeVisible();
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  const { blocks } = JSON.parse(workspace.read(FILE));
  expect(blocks[0].props.buttons[0].action).toEqual({ kind: "link", to: "/pricing" });
  expect(blocks[0].props.visual.kind).toBe("call-log");
});

test("a page is edited in one window at a time, and another one goes on with what is not saved", async ({
  page,
  context,
}) => {
  await openHero(page);
  await field(page, "Heading").fill("Not saved yet");
  const other = await context.newPage();
  await other.goto(`${STUDIO}/${FILE.replace(".json", "")}`);
  await expect(other.getByRole("status")).toHaveText("This is being edited in another window.");
  await other.getByRole("button", { name: "Go on here" }).click();
  await outline(other).getByRole("button", { name: /^Hero/ }).click();
  await expect(field(other, "Heading")).toHaveValue("Not saved yet");
  await expect(page.getByRole("status")).toHaveText("This is being edited in another window.");
  // Two presses of Ctrl+S are one save.
  await other.keyboard.press("ControlOrMeta+s");
  await other.keyboard.press("ControlOrMeta+s");
  await expect(status(other)).toHaveText("Saved");
  await expect(other.getByText("changed elsewhere")).toHaveCount(0);
  await page.getByRole("button", { name: "Go on here" }).click();
  await outline(page).getByRole("button", { name: /^Hero/ }).click();
  await expect(field(page, "Heading")).toHaveValue("Not saved yet");
  await expect(status(page)).toHaveText("Saved");
  await other.close();
});

test("who has been overtaken decides which of the two counts", async ({ page }) => {
  await openHero(page);
  await field(page, "Heading").fill("Mine");
  workspace.edit(FILE, '"eyebrow": "Voice calling"', '"eyebrow": "Theirs"');
  await save(page).click();
  const conflict = page.getByRole("alert").filter({ hasText: "changed elsewhere" });
  await expect(conflict).toBeVisible();
  expect(workspace.read(FILE)).toContain('"eyebrow": "Theirs"');
  await conflict.getByRole("button", { name: "Save mine over it" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(workspace.read(FILE)).toContain('"heading": "Mine"');
  expect(workspace.read(FILE)).toContain('"eyebrow": "Voice calling"');

  await field(page, "Heading").fill("Mine again");
  workspace.edit(FILE, '"eyebrow": "Voice calling"', '"eyebrow": "Theirs"');
  await save(page).click();
  await conflict.getByRole("button", { name: "Take the other one" }).click();
  await outline(page).getByRole("button", { name: /^Hero/ }).click();
  await expect(field(page, "Heading")).toHaveValue("Mine");
  await expect(field(page, "Small line")).toHaveValue("Theirs");
});

test("articles, shared blocks and menus are edited like pages, and shown on a page", async ({ page }) => {
  const { edited, title } = {
    edited: "data/posts/keeping-your-number.json",
    title: "Keep your number for good",
  };
  const before = workspace.read(edited);
  await open(page, edited);
  await field(page, "Title").fill(title);
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(title);
  await save(page).click();
  await expect.poll(() => workspace.read(edited)).toContain(`"title": "${title}"`);
  expect(workspace.read(edited).length - before.length).toBe(
    title.length - "Keep your number when you change providers".length,
  );
  workspace.write(edited, before);

  await open(page, "pages/_shared/plans.json");
  await field(page, "Heading").fill("Our plans");
  await expect(frameOf(page).locator("[data-studio-selected]")).toContainText("Our plans");

  await open(page, "data/navigation.json");
  await page.getByText("Navigation entry 4", { exact: true }).click();
  await field(page, "Label").fill("What it costs");
  await expect(frameOf(page).getByRole("banner").getByRole("link", { name: "What it costs" })).toBeVisible();
});

test("a new page begins with a template, and says where one is already", async ({ page }) => {
  await page.goto(STUDIO);
  await page.getByRole("textbox", { name: "Address" }).fill("/pricing");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("alert")).toHaveText("/pricing already belongs to pages/pricing.json.");
  await page.getByRole("textbox", { name: "Address" }).fill("/Features/../x");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("alert")).toContainText("small letters");
  await page.getByLabel("Begin with").selectOption("article");
  await page.getByRole("textbox", { name: "Address" }).fill("/features/call-queues");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("alert")).toContainText('Did you mean "/blog/call-queues"?');
  await page.getByLabel("Begin with").selectOption("feature");
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page.getByRole("heading", { name: "Call queues" })).toBeVisible();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toContainText("[");
  expect(workspace.read("pages/features/call-queues.json")).toContain('"name": "Call queues"');
});

test("a page is moved and removed, and visitors of what was published are led on", async ({ page }) => {
  const address = page.getByRole("button", { name: "Address", exact: true });
  const dialog = page.getByRole("dialog", { name: /^Address/ });
  const said = dialog.getByRole("status");
  const leave = dialog.getByRole("button", { name: "Close" });

  await open(page);
  await address.click();
  await expect(said).toContainText("The site has to have /features/voice-calling");
  await leave.click();

  // Made by the test before, and in no commit yet.
  await open(page, "pages/features/call-queues.json");
  await address.click();
  await dialog.getByRole("textbox", { name: "New address" }).fill("/pricing");
  await dialog.getByRole("button", { name: "Move page", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("/pricing already belongs to pages/pricing.json.");
  await dialog.getByRole("textbox", { name: "New address" }).fill("/call-queues");
  // Whoever presses twice asks once.
  await dialog.getByRole("button", { name: "Move page", exact: true }).dblclick();
  await expect(said).toHaveText("The page is now at /call-queues.");
  await expect(dialog.getByRole("alert")).toHaveText("");
  await leave.click();
  await expect(page).toHaveURL(new RegExp(`${STUDIO}/pages/call-queues$`));
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toContainText("[");
  expect(workspace.has("pages/features/call-queues.json")).toBe(false);

  await field(page, "Name").fill("Queues");
  await address.click();
  await expect(said).toHaveText("Save what you have written, or discard it, first.");
  await leave.click();
  await save(page).click();
  await expect(status(page)).toHaveText("Saved");
  await address.click();
  const remove = dialog.getByRole("button", { name: "Remove page" });
  const isUnneeded = dialog.getByRole("checkbox", { name: "What it says is not needed any more" });
  await remove.click();
  await expect(isUnneeded).toBeFocused();
  expect(workspace.has("pages/call-queues.json")).toBe(true);
  await isUnneeded.check();
  await remove.click();
  await expect(said).toHaveText("/call-queues is no more.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Pages" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Queues" })).toHaveCount(0);
  expect(workspace.has("pages/call-queues.json")).toBe(false);

  const article = "data/posts/why-one-call-is-clear.json";
  const before = [article, "data/redirects.json", "data/exceptions.json"].map(
    (file) => [file, workspace.read(file)] as const,
  );
  await open(page, article);
  await address.click();
  await dialog.getByRole("combobox", { name: "Page that takes its place" }).selectOption("/faq");
  await isUnneeded.check();
  await remove.click();
  await expect(said).toContainText("Visitors of /blog/why-one-call-is-clear are led on.");
  expect(workspace.read("data/redirects.json")).toContain(
    '{ "from": "/blog/why-one-call-is-clear", "to": "/faq" }',
  );
  await leave.click();
  for (const [file, text] of before) workspace.write(file, text);
});

test("a dialog that opens by itself covers no page, and is shown in its place while it is worked on", async ({
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

test("in a narrow window the fields stand beside the blocks, and the page is in view", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openHero(page);
  await expect(field(page, "Heading")).toBeInViewport();
  await expect(frameOf(page).getByRole("banner")).toBeInViewport();
  await field(page, "Heading").fill("Calls, not saved yet");
  await expect(status(page)).toHaveText("Not saved yet");
  const bar = await page.locator("#studio").getByRole("banner").boundingBox();
  expect(bar?.height).toBeLessThan(130);
});

test("links and forms of the preview lead nowhere, and its keys work as those around it", async ({
  page,
}) => {
  await open(page);
  await frameOf(page).getByRole("link", { name: "Pricing" }).first().click();
  await frameOf(page).getByRole("link", { name: "Try Voice Calling Free" }).first().press("Enter");
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(/Voice calling/);
  await expect(page).toHaveURL(new RegExp(`${STUDIO}/pages/features/voice-calling$`));
  await expect(page.getByRole("heading", { name: "Hero", exact: true })).toBeVisible();
  await field(page, "Heading").fill("Other words");
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Other words");
  // What runs in the page goes on beside what has been replaced.
  await outline(page)
    .getByRole("button", { name: /^Calculator/ })
    .click();
  await frameOf(page).getByRole("spinbutton", { name: "Missed calls a week" }).fill("20");
  await expect(frameOf(page).getByText("20 calls × 25% × $200 = $1,000 a week")).toBeVisible();
  // So does what has been replaced.
  await field(page, "Heading").fill("What you miss");
  await expect(frameOf(page).getByRole("heading", { name: "What you miss" })).toBeVisible();
  await frameOf(page).getByRole("spinbutton", { name: "Missed calls a week" }).fill("40");
  await expect(frameOf(page).getByText("40 calls × 25% × $200 = $2,000 a week")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await frameOf(page).getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(/Voice calling/);
});

test("axe finds nothing in the list of pages, in the editor and in its dialogs", async ({ page }) => {
  await page.goto(STUDIO);
  await expect(page.getByRole("heading", { name: "Pages" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await openHero(page);
  await page.getByText("Button 1", { exact: true }).click();
  await field(page, "Heading").fill("Calls for $13 a month");
  await page.getByText("1 to mend").click();
  expect(await axeFaults(page, "#studio > *")).toEqual([]);
  await page.getByRole("button", { name: "Add block" }).click();
  expect(await axeFaults(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Insert a fact into Heading" }).click();
  expect(await axeFaults(page, "dialog[open]")).toEqual([]);
  await open(page, "data/posts/keeping-your-number.json");
  await page.getByRole("button", { name: "Address", exact: true }).click();
  expect(await axeFaults(page, "dialog[open]")).toEqual([]);
});

test("the studio answers nobody but its own page", async ({ page, request }) => {
  await page.goto(STUDIO);
  const token = await page.locator('meta[name="studio-token"]').getAttribute("content");
  const headers = { [TOKEN_HEADER]: token ?? "", origin: server?.address ?? "" };
  const call = (changed: Record<string, string>, body: object = {}) =>
    request.put(`${STUDIO}/api/file`, { headers: { ...headers, ...changed }, data: body });
  const draft = { file: FILE, content: {}, version: "x" };
  expect((await call({ [TOKEN_HEADER]: "guessed" }, draft)).status()).toBe(403);
  expect((await call({ origin: "https://evil.example" }, draft)).status()).toBe(403);
  expect((await call({ "content-type": "text/plain" }, draft)).status()).toBe(415);
  expect((await call({}, { ...draft, file: "../package.json" })).status()).toBe(404);
  expect((await call({}, { ...draft, content: "x".repeat(3_000_000) })).status()).toBe(413);
  expect((await request.get(`${STUDIO}/api/offers`)).status()).toBe(403);
  expect((await request.get(STUDIO, { headers: { host: "evil.example" } })).status()).toBe(403);
  expect(workspace.read(FILE)).toBe(original);
});
