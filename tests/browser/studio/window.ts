import { test } from "@playwright/test";
import { STUDIO_PATH, TOKEN_HEADER } from "../../../studio/api";
import { axeFaults } from "../axe";
import { untilDrawn } from "../conditions";
import {
  expect,
  FILE,
  field,
  fill,
  frameOf,
  open,
  openHero,
  outline,
  type Served,
  save,
  status,
} from "./studio";

/** How the studio fits into windows, and who may use it. */
export function windowTests(site: Served): void {
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
    await expect(page.getByRole("button", { pressed: true })).toHaveCSS("border-width", "3px");
    const content = page.getByRole("main", { name: "Content" });
    const entry = content.locator("summary", { hasText: "Category 1" });
    await entry.focus();
    const [form, focused] = await Promise.all([content.boundingBox(), entry.boundingBox()]);
    expect(Number(form?.y) + Number(form?.height)).toBeGreaterThan(
      Number(focused?.y) + Number(focused?.height) + 40,
    );
    await fill(content.getByRole("textbox").first(), "From $13 a month");
    await expect(outline(page).getByRole("img", { name: "Something to fix" })).toHaveCSS(
      "border-width",
      "5px",
    );
    await page.emulateMedia({ forcedColors: null });
  });

  test("in a narrow window the fields are next to the blocks, and the page is in view; in a low one a dialog shows what it found", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openHero(page);
    await expect(field(page, "Heading")).toBeInViewport();
    await expect(frameOf(page).getByRole("banner")).toBeInViewport();
    await fill(field(page, "Heading"), "Calls, not saved yet");
    await expect(status(page)).toHaveText("Not saved yet");
    const bar = await page.locator("#studio").getByRole("banner").boundingBox();
    expect(bar?.height).toBeLessThan(130);
    await page.setViewportSize({ width: 640, height: 360 });
    await page.getByRole("button", { name: "Insert a fact into Introduction" }).click();
    const facts = await page.getByRole("dialog").getByRole("list").boundingBox();
    expect(facts?.height).toBeGreaterThan(100);
  });

  test("on a phone the fields are as wide as the window, and the page is that of a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(STUDIO_PATH);
    await page.getByLabel("Search pages").fill("voice calling");
    await expect(page.getByRole("link", { name: "Voice calling", exact: true })).toBeInViewport();
    await openHero(page);
    const box = await field(page, "Introduction").boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    const blocks = await outline(page).boundingBox();
    expect(Number(box?.y)).toBeGreaterThan(Number(blocks?.y) + Number(blocks?.height));
    const content = page.getByRole("main", { name: "Content" });
    expect(await content.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
    await expect(page.getByRole("button", { name: "Phone", pressed: true })).toBeVisible();
    // A text can be saved wherever the window is scrolled to.
    const heading = field(page, "Heading");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await heading.click();
    await fill(heading, "Calls that reach you");
    await expect(save(page)).toBeEnabled();
    const [written, button] = [await heading.boundingBox(), await save(page).boundingBox()];
    expect(Number(written?.y) + Number(written?.height)).toBeLessThanOrEqual(Number(button?.y));
    await page.getByRole("region", { name: "Preview" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner").getByRole("link", { name: "All pages" })).not.toBeInViewport();
    await expect(save(page)).toBeInViewport({ ratio: 1 });
  });

  test("Save is the last thing of the bar at any width, next to the page's address", async ({ page }) => {
    await open(page, "data/posts/telling-callers-you-record.json");
    for (const width of [1440, 1024, 720]) {
      await page.setViewportSize({ width, height: 800 });
      await untilDrawn(page);
      const box = await save(page).boundingBox();
      const banner = page.locator("#studio").getByRole("banner");
      const bar = await banner.boundingBox();
      expect(width - Number(box?.x) - Number(box?.width)).toBe(16);
      expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(Number(bar?.height) - 16);
      await expect(banner.getByRole("link", { name: "/blog/telling-callers-you-record" })).toBeVisible();
    }
  });

  test("axe reports nothing in the list of pages, in the editor and in its dialogs", async ({ page }) => {
    await page.goto(STUDIO_PATH);
    await expect(page.getByRole("heading", { name: "Pages" })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await openHero(page);
    await page.getByText("Button 1", { exact: true }).click();
    await fill(field(page, "Heading"), "Calls for $13 a month");
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

  test("the studio's API accepts requests only from its own page", async ({ page, request, baseURL }) => {
    await page.goto(STUDIO_PATH, { waitUntil: "commit" });
    const token = await page.locator('meta[name="studio-token"]').getAttribute("content");
    const headers = { [TOKEN_HEADER]: token ?? "", origin: baseURL ?? "" };
    const call = (changed: Record<string, string>, body: object = {}) =>
      request.put(`${STUDIO_PATH}/api/file`, { headers: { ...headers, ...changed }, data: body });
    const draft = { file: FILE, content: {}, version: "x" };
    expect((await call({ [TOKEN_HEADER]: "guessed" }, draft)).status()).toBe(401);
    expect((await call({}, { ...draft, file: "../package.json" })).status()).toBe(404);
    expect((await call({}, { ...draft, content: "x".repeat(30_000_000) })).status()).toBe(413);
    expect((await request.get(`${STUDIO_PATH}/api/offers`)).status()).toBe(401);
    expect((await request.get(STUDIO_PATH, { headers: { host: "evil.example" } })).status()).toBe(403);
    expect(site.workspace.read(FILE)).toBe(site.original);
  });
}
