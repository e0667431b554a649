import { test } from "@playwright/test";
import { STUDIO_PATH } from "../../../studio/api";
import { expect, FILE, field, fill, frameOf, open, type Served, save, status } from "./studio";

/** Pages that are created, moved and removed. */
export function addressTests(site: Served): void {
  test("a new page starts from a template or the blocks of another page, and an existing address is reported", async ({
    page,
  }) => {
    await page.goto(STUDIO_PATH);
    await page.getByRole("textbox", { name: "Address" }).fill("/pricing");
    await page.getByRole("button", { name: "Create page" }).click();
    await expect(page.getByRole("alert")).toHaveText("There is a page /pricing already: Pricing (/pricing).");
    // A page below /solutions/ starts from the solution template until another one is selected.
    await page.getByRole("textbox", { name: "Address" }).fill("/solutions/law-firms");
    await expect(page.getByLabel("Begin with")).toHaveValue("solution");
    await page.getByRole("textbox", { name: "Address" }).fill("/resources/comparisons/acme");
    await expect(page.getByLabel("Begin with")).toHaveValue("comparison");
    // A long address does not widen its card.
    const card = page.locator("form.card");
    await expect
      .poll(() => card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    await page.getByRole("textbox", { name: "Address" }).fill("/features/call-queues");
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
    await expect(page.getByText("before you publish it")).toBeVisible();
    const unknown = await page.request.get("/features/call-queues");
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain(`${unpublished} is not published yet.`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText(/\d\d things are still to fix/);
    await page.getByRole("button", { name: "Publish page" }).click();
    await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/features/call-queues$`));
    await expect(page.getByRole("link", { name: "/features/call-queues" })).toBeVisible();
    expect(site.workspace.has(unpublished)).toBe(false);
    // The bar says what is left to do.
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Menus and footer" })).toBeVisible();
    await bar.getByRole("link", { name: "review and submit" }).click();
    await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/submit$`));
    await page.goBack();
    await expect(status(page)).toHaveText("Visitors see it once it is submitted and reviewed. Saved");
    await page.reload();
    await expect(status(page)).toHaveText("Saved");
  });

  test("a page is moved and removed, and visitors of a published page are redirected", async ({ page }) => {
    const address = page.getByRole("button", { name: "Move or remove", exact: true });
    const dialog = page.getByRole("dialog", { name: "Move or remove" });
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
    await expect(dialog.getByRole("alert")).toHaveText(
      "There is a page /pricing already: Pricing (/pricing).",
    );
    await dialog.getByRole("textbox", { name: "New address" }).fill("/call-queues");
    // A double click sends one request.
    await dialog.getByRole("button", { name: "Move page", exact: true }).dblclick();
    await expect(said).toHaveText("The page is now at /call-queues.");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await leave.click();
    await expect(page).toHaveURL(new RegExp(`${STUDIO_PATH}/pages/_call-queues$`));
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toContainText("[");
    expect(site.workspace.has("pages/features/_call-queues.json")).toBe(false);

    await fill(field(page, "Name"), "Queues");
    await address.click();
    await expect(said).toHaveText("Save what you have written, or discard it, first.");
    await leave.click();
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    await address.click();
    const remove = dialog.getByRole("button", { name: "Remove page" });
    const isUnneeded = dialog.getByRole("checkbox", {
      name: "Nobody needs the content of this page anymore",
    });
    await remove.click();
    await expect(isUnneeded).toBeFocused();
    expect(site.workspace.has("pages/_call-queues.json")).toBe(true);
    await isUnneeded.check();
    await remove.click();
    await expect(said).toHaveText("/call-queues has been removed.");
    await dialog.getByRole("button", { name: "Bring it back" }).click();
    await expect(dialog).toHaveCount(0);
    expect(site.workspace.has("pages/_call-queues.json")).toBe(true);
    await address.click();
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
    await isUnneeded.check();
    await remove.click();
    // The author has to choose the page, and can leave without scrolling.
    await expect(successor).toHaveValue("");
    await expect(successor).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(leave).toBeInViewport({ ratio: 1 });
    await successor.selectOption("/faq");
    await remove.click();
    await expect(said).toContainText("Visitors of /blog/why-one-call-is-clear are redirected to /faq.");
    expect(site.workspace.read("data/redirects.json")).toContain(
      '{ "from": "/blog/why-one-call-is-clear", "to": "/faq" }',
    );
    await leave.click();
    for (const [file, text] of before) site.workspace.write(file, text);
  });
}
