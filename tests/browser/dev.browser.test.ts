import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as base, type Page, test } from "@playwright/test";
import { makeWorkspace, type Workspace } from "../workspace";
import { holdBack } from "./conditions";
import { type DevServer, startDevServer } from "./dev-server";

test.describe.configure({ mode: "serial", timeout: 360_000 });

/** The server compiles on request, which can take long on a busy machine. */
const expect = base.configure({ timeout: 120_000 });

const PAGE = "pages/pricing.json";
const WRITTEN = '"heading": "A business phone at one price for {{claims.freeMembers}}"';
const HEADING = "A business phone at one price for up to five people";
const FAULTY = '"blocks": [,';

let workspace: Workspace;
let server: DevServer | undefined;
let mendStart: () => void;

/** The server starts with a page that is not valid JSON, as after unfinished work. */
test.beforeAll(async () => {
  workspace = makeWorkspace();
  mendStart = workspace.edit(PAGE, '"blocks": [', FAULTY);
  // A fake editor that records which files it opens.
  const editor = join(workspace.root, "editor.sh");
  writeFileSync(editor, '#!/bin/sh\necho "$@" >> opened.log\n', { mode: 0o755 });
  server = await startDevServer(workspace.root, { LAUNCH_EDITOR: editor });
});

test.afterAll(async () => {
  await server?.stop();
  workspace?.remove();
});

// A page that is reloading could still interfere with the next test.
test.afterEach(({ page }) => expect(async () => void (await page.goto("about:blank"))).toPass());

test.use({ baseURL: async ({ browserName: _ }, use) => use(server?.address) });

const overlayOf = (page: Page) => page.locator("vite-error-overlay");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Resolves when the page is connected to the server: a save while a page loads does not reach it. */
const connection = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));

async function open(page: Page, route: string): Promise<void> {
  const connected = connection(page);
  await page.goto(route);
  await connected;
}

/** Saves a change that reloads the page, and waits until the change is visible. */
async function saved(page: Page, save: () => void, seen: () => Promise<void>): Promise<void> {
  const connected = connection(page);
  save();
  await seen();
  await connected;
}

test("a fault from before the start shows in a new tab and disappears when it is fixed", async ({ page }) => {
  await open(page, "/pricing");
  await expect(overlayOf(page)).toContainText("1 fault in the content");
  await expect(overlayOf(page)).toContainText("pages/pricing.json:7:14: error json-syntax");
  mendStart();
  await expect(heading(page)).toHaveText(HEADING);
  // The site always has warnings (routes without a page yet), which open no overlay.
  await expect(overlayOf(page)).toHaveCount(0);
});

test("fonts are applied even if they load after the first paint", async ({ page }) => {
  await open(page, "/pricing");
  const displays = () => page.evaluate(() => [...document.fonts].map(({ display }) => display));
  await expect.poll(displays).toContain("swap");
  expect(await displays()).not.toContain("optional");
});

test("saving a page, the constants or a block updates the page", async ({ page }) => {
  await open(page, "/pricing");
  for (const text of ["First words", "Second words"]) {
    const before = workspace.read(PAGE);
    await saved(
      page,
      () => workspace.edit(PAGE, WRITTEN, `"heading": "${text}"`),
      () => expect(heading(page)).toHaveText(text),
    );
    const undo = () => workspace.write(PAGE, before);
    await saved(page, undo, () => expect(heading(page)).toHaveText(HEADING));
  }

  const days = () => workspace.edit("data/constants.json", '"value": 14,', '"value": 21,');
  await saved(page, days, () => expect(page.getByText("21 days free, no card").first()).toBeVisible());

  const block = () => workspace.edit("blocks/hero/block.tsx", "{intro}</p>", "{intro} As drawn anew.</p>");
  await saved(page, block, () => expect(page.getByText("As drawn anew.").first()).toBeVisible());

  // New styles are applied without a reload.
  workspace.edit("blocks/hero/block.css", "@layer", "h1 { color: rgb(1, 2, 3); }\n@layer");
  await expect(heading(page)).toHaveCSS("color", "rgb(1, 2, 3)");
});

test("a save while the page loads is shown", async ({ page }) => {
  const before = workspace.read(PAGE);
  // Without another tab, Vite itself would store the message for the next one.
  const tab = await page.context().newPage();
  await open(tab, "/pricing");
  const release = await holdBack(page, "**/@vite/client");
  await page.goto("/pricing", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText(HEADING);
  workspace.edit(PAGE, WRITTEN, '"heading": "Written meanwhile"');
  await expect(heading(tab)).toHaveText("Written meanwhile");
  await expect(heading(page)).toHaveText(HEADING);
  release();
  await expect(heading(page)).toHaveText("Written meanwhile");
  await saved(
    page,
    () => workspace.write(PAGE, before),
    () => expect(heading(page)).toHaveText(HEADING),
  );
  await tab.close();
});

test("faults show their positions and fixes, as in npm run check", async ({ page }) => {
  await open(page, "/pricing");
  const mend = workspace.edit(PAGE, WRITTEN, '"heading": "It costs $12 a month"');
  await expect(overlayOf(page)).toContainText("pages/pricing.json:12:30: error literal-figure");
  await expect(overlayOf(page)).toContainText(
    'block 1 Hero “It costs $12 a month”, Heading: "$12" is typed by hand; plans.standard.price says it in data/constants.json.',
  );
  await expect(overlayOf(page)).toContainText("^^^");
  await expect(overlayOf(page)).toContainText(
    'Fix: Write {{plans.standard.price}} in place of "$12 a month".',
  );
  const second = workspace.edit("pages/_shared/plans.json", '"heading"', '"headng"');
  await expect(overlayOf(page)).toContainText("2 faults in the content");
  await expect(overlayOf(page)).toContainText('Fix: Did you mean "heading"?');
  const tab = await page.context().newPage();
  await tab.goto("/pricing");
  await expect(overlayOf(tab)).toBeVisible();
  await tab.close();
  second();
  await expect(overlayOf(page)).toContainText("1 fault in the content");
  mend();
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText(HEADING);
});

test("the overlay fits a phone, opens the editor at a fault, and closes with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/pricing");
  const unknown = `"${"unknown".repeat(20)}": "${"It is long. ".repeat(20)}", "heading"`;
  const mend = workspace.edit(PAGE, '"heading"', unknown);
  await expect(overlayOf(page)).toContainText("is not known here");
  const hidden = await overlayOf(page).evaluate(
    ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll("*") ?? [])].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
      ).length,
  );
  expect(hidden).toBe(0);

  await overlayOf(page).getByText(`${workspace.root}/${PAGE}:`).click();
  const opened = join(workspace.root, "opened.log");
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, "utf8"))
    .toContain(`${workspace.root}/${PAGE} 12 `);

  await page.keyboard.press("Escape");
  await expect(overlayOf(page)).toHaveCount(0);
  mend();
  await expect(heading(page)).toHaveText(HEADING);
});

for (const file of ["data/constants.json", "blocks/hero/schema.json"]) {
  test(`${file} can be invalid temporarily`, async ({ page }) => {
    await open(page, "/pricing");
    const mend = workspace.edit(file, "{", "{,");
    await expect(overlayOf(page)).toContainText(`${file}:1:2: error json-syntax`);
    const tab = await page.context().newPage();
    await open(tab, "/pricing");
    await expect(overlayOf(tab)).toContainText(`${file}:1:2: error json-syntax`);
    mend();
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(HEADING);
    await expect(heading(tab)).toHaveText(HEADING);
  });
}

test("a component that does not compile shows its position and recovers", async ({ page }) => {
  await open(page, "/pricing");
  const block = "blocks/countdown/block.tsx";
  const before = workspace.read(block);
  await saved(
    page,
    () => workspace.edit(block, "return (", "return (("),
    () => expect(overlayOf(page)).toContainText(`${block}:`),
  );
  workspace.write(block, before);
  await expect(heading(page)).toHaveText(HEADING);
  await expect(overlayOf(page)).toHaveCount(0);
});

test("a page appears when its file is created, and an unknown address explains how to create one", async ({
  page,
}) => {
  const response = await page.goto("/extra");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Oops! Wrong Number");
  const advice = page.getByRole("complementary", { name: "How to make this page" });
  await expect(advice).toContainText("npm run new:page -- /extra --template");
  await page.goto("/pricin");
  await expect(advice.getByRole("link", { name: "/pricing" })).toBeVisible();
  await page.goto("/404");
  await expect(advice).toHaveCount(0);
  await page.goto("/terms?from=mail");
  await expect(page).toHaveURL(/\/legal\/terms\?from=mail$/);
  const unreadable = await page.goto("/%E0");
  expect(unreadable?.status()).toBe(404);
  await open(page, "/extra");
  const meta = JSON.parse(workspace.read(PAGE)) as { blocks: unknown[] };
  const title = "An extra page that has just been added";
  const description = "A page that has just been added, to see that it shows in a browser that waits for it.";
  workspace.write(
    "pages/extra.json",
    JSON.stringify({ ...meta, title, description, name: "Extra", blocks: meta.blocks.slice(0, 1) }).replace(
      "#compare",
      "#main",
    ),
  );
  await expect(heading(page)).toHaveText(HEADING);
  rmSync(join(workspace.root, "pages/extra.json"));
  await expect(heading(page)).toHaveText("Oops! Wrong Number");
});

test("Ctrl+C stops the server", async () => {
  const ended = new Promise((resolve) => server?.process.once("exit", resolve));
  server?.process.kill("SIGINT");
  expect(await ended).toBe(0);
});
