import { expect, type Locator, type Page, test } from "@playwright/test";
import { CARRIERS } from "../carriers";
import { open } from "../open";
import { PHONE_ONLY } from "../widths";
import { judgeFocus, visitControls } from "./focus-walk";

// Forced colors (Windows contrast themes) replace the colors and backgrounds of the site with the system's.
test.use({ contextOptions: { forcedColors: "active" } });

/** Buttons without a visible border, which only their background would identify. */
const bareButtons = (page: Page) =>
  page.locator(".button, .call-play, [type=submit]").evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
        return borderTopStyle === "none" || borderTopWidth === "0px" || borderTopColor === backgroundColor;
      })
      .map((button) => button.outerHTML.slice(0, 100)),
  );

/** A screenshot of an element, to compare with another one. */
const look = (element: Locator) => element.screenshot({ animations: "disabled" });

/** Requires that the buttons of the open page have borders, and that its controls show a focus ring. */
async function expectMarks(page: Page): Promise<void> {
  expect.soft(await bareButtons(page)).toEqual([]);
  await judgeFocus(page);
  expect.soft(await visitControls(page)).toEqual([]);
}

/** Requires that the labels of a chart have the system's color. */
async function expectSystemColor(page: Page, chart: string): Promise<void> {
  const labels = page.locator(`${chart} svg text:not(.fill-surface)`);
  const colors = await labels.evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
  const system = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  expect([...new Set(colors)]).toEqual([system]);
}

test("/contact has buttons with borders and a visible focus ring", async ({ page }) => {
  await open(page, "/contact");
  await expectMarks(page);
});

test("/ has buttons with borders, a visible focus ring, and another icon for the paused word", async ({
  page,
}) => {
  await open(page, "/");
  await expectMarks(page);
  const pause = page.getByRole("button", { name: "Pause the changing word" });
  const icon = pause.locator("svg");
  const turning = await look(icon);
  await pause.click();
  expect((await look(icon)).equals(turning)).toBe(false);
});

test("/pricing has buttons with borders, a visible focus ring, and a border of the highlighted plan", async ({
  page,
}) => {
  await open(page, "/pricing");
  await expectMarks(page);
  await expect(page.locator("[data-plan-name][data-tone=ink]")).toHaveCSS("border-top-width", "3px");
});

test("/how-it-works has buttons with borders, a visible focus ring, and speech bubbles with borders", async ({
  page,
}) => {
  await open(page, "/how-it-works");
  await expectMarks(page);
  await expect(page.locator(".call-line").first()).toHaveCSS("border-top-width", "1px");
  await open(page, "/features/sms-messaging");
  await expect(page.locator(".visual-frame ol p").first()).toHaveCSS("border-top-width", "1px");
});

test("the selected country is underlined, and a chart has labels in the system's color", async ({ page }) => {
  await open(page, CARRIERS);
  await expectSystemColor(page, "[data-block=carrier-prices]");
  const lineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((button) => {
        const { content, borderBottomStyle, borderBottomColor } = getComputedStyle(button, "::after");
        return content === "none" ? "none" : `${borderBottomStyle} ${borderBottomColor}`;
      });
  expect(await lineOf("[data-country][aria-pressed=true]")).toMatch(/^solid rgb\(/);
  expect(await lineOf("[data-country][aria-pressed=false]")).toBe("none");
});

test("the selected code sample is underlined, and no rings cross the text of the workflows", async ({
  page,
}) => {
  await open(page, "/integrations");
  await expect(page.locator("[data-block=workflow-cards] svg:not(.icon)").first()).toBeHidden();
  const labels = page.locator("[data-block=code-samples] label");
  await expect(labels.first()).toHaveCSS("text-decoration-line", "underline");
  await expect(labels.nth(1)).toHaveCSS("text-decoration-line", "none");
});

test("available and unavailable features differ in icon and text", async ({ page }) => {
  await open(page, "/resources/comparisons/quo");
  const icon = (words: string) =>
    page
      .locator("[data-block=comparison-table] td", { has: page.getByText(words, { exact: true }) })
      .first()
      .locator("svg");
  const [yes, no] = [icon("Available"), icon("Unavailable")];
  await expect(yes.locator("path")).toHaveCSS("stroke", /^rgb|^oklch|^lab/);
  expect((await look(yes)).equals(await look(no)), "a tick and a cross").toBe(false);
});

test("the current page is marked in its menu and in the footer, and its chart has labels in the system's color", async ({
  page,
}) => {
  await open(page, "/features/voice-calling");
  await expectSystemColor(page, "[data-block=cost-section]");
  await page.locator("[data-header-menu] > summary", { hasText: "Features" }).press("Enter");
  const links = page.locator("[data-header-menu][open] a");
  await expect(links.first()).toHaveAttribute("aria-current", "page");
  await expect(links.first()).toHaveCSS("border-left-width", "4px");
  await expect(links.nth(1)).toHaveCSS("border-left-width", "0px");
  await expect(page.locator("footer [aria-current=page]")).toHaveCSS("border-left-width", "4px");
});

test("the mobile menu button is visible when open and when closed", PHONE_ONLY, async ({ page }) => {
  await open(page, "/");
  const button = page.locator("[data-mobile-menu] > summary");
  const seen = () =>
    button.locator("path").evaluateAll((lines) =>
      lines.map((line) => {
        const { stroke, visibility } = getComputedStyle(line);
        return visibility === "visible" && stroke !== getComputedStyle(document.body).backgroundColor;
      }),
    );
  expect(await seen()).toEqual([true, true, true]);
  const closed = await look(button);
  await button.tap();
  await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
  expect(await seen()).toEqual([true, false, true]);
  expect((await look(button)).equals(closed), "a cross instead of three lines").toBe(false);
});
