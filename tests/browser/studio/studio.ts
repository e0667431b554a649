import { expect as base, type Locator, type Page, test } from "@playwright/test";
import { STUDIO_PATH } from "../../../studio/api";
import { makeWorkspace, type Workspace } from "../../workspace";
import { type DevServer, startDevServer } from "../dev-server";

/** `expect` with a long timeout: the server compiles on request, which may take long on a busy machine. */
export const expect = base.configure({ timeout: 120_000 });

/** File of the page that most tests edit, and its heading. */
export const FILE = "pages/features/voice-calling.json";
export const HEADING = "Voice calling that reaches the right person";

/** A studio on a copy of the site, for the tests of one file, which run one after the other. */
export interface Served {
  readonly workspace: Workspace;
  /** Text of `FILE` before each test. */
  readonly original: string;
}

/** Serves a studio for the tests of the calling file, and restores `FILE` after each test. */
export function serveStudio(): Served {
  let workspace: Workspace | undefined;
  let server: DevServer | undefined;
  let original = "";
  test.describe.configure({ mode: "serial", timeout: 360_000 });
  test.beforeAll(async () => {
    workspace = makeWorkspace();
    original = workspace.read(FILE);
    server = await startDevServer(workspace.root);
  });
  test.afterAll(async () => {
    await server?.stop();
    workspace?.remove();
  });
  let thrown: Error[] = [];
  test.beforeEach(({ page }) => {
    thrown = [];
    page.on("pageerror", (error) => thrown.push(error));
  });
  test.afterEach(async ({ page }) => {
    expect(thrown).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    // Each write makes the server check the site again.
    if (workspace?.read(FILE) !== original) workspace?.write(FILE, original);
  });
  test.use({ baseURL: async ({ browserName: _ }, use) => use(server?.address) });
  return {
    get workspace() {
      if (!workspace) throw new Error("The studio is served once a test has begun.");
      return workspace;
    },
    get original() {
      return original;
    },
  };
}

export const frameOf = (page: Page) => page.frameLocator("iframe");
export const status = (page: Page) => page.getByRole("banner").getByRole("status");
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const outline = (page: Page) => page.getByRole("navigation", { name: "Page" });
export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/**
 * Replaces the text of a field by keyboard. `Locator.fill` selects by script: a rich text that gets the focus at that moment
 * restores its own selection, and would insert the text before the old one.
 */
export async function fill(box: Locator, text: string): Promise<void> {
  await box.press("ControlOrMeta+a");
  if (text === "") await box.press("Delete");
  else await box.page().keyboard.insertText(text);
}

/** Opens a file in the editor, and waits until it is shown. */
export async function open(page: Page, file = FILE): Promise<void> {
  await page.goto(`${STUDIO_PATH}/${file.replace(".json", "")}`);
  await expect(frameOf(page).getByRole("main")).toBeVisible();
  await expect(page.locator("iframe[inert]")).toHaveCount(0);
}

/** Opens the first block, a hero. */
export async function openHero(page: Page): Promise<void> {
  await open(page);
  await outline(page).getByRole("button", { name: /^Hero/ }).click();
}

/** Pastes content that was copied elsewhere. */
export const paste = (into: Locator, type: "text/plain" | "text/html", copied: string) =>
  into.evaluate(
    (element, [kind, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, data);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, copied] as const,
  );
