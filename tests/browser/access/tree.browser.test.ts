import { expect } from "@playwright/test";
import { axeFaultsAtRest } from "../axe";
import { stopClock, test } from "../clock";
import { open } from "../open";
import { EVERY_WIDTH, PHONE_ONLY } from "../widths";
import { axNodes } from "./ax-nodes";

// Roles, states and structure; the only copy in the snapshots is the names of menus, countries and fields.

test("the header is a banner with a list of menus that expose which one is open", async ({ page }) => {
  await open(page, "/features/voice-calling");
  await page.locator("[data-header-menu] > summary", { hasText: "Features" }).press("Enter");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "Pingo"
      - navigation "Main":
        - list:
          - listitem:
            - group: Solutions
          - listitem:
            - group:
              - text: Features
              - list:
                - listitem:
                  - link /^Voice calling/
                - listitem:
                  - link /^SMS messaging/
          - listitem:
            - link "Pricing"
          - listitem:
            - group: Resources
      - link "Sign In"
      - link "Get Started"
  `);
  expect(await axNodes(page, "[data-header-menu][open] > summary")).toMatchObject([
    { name: "Features", states: { focusable: true, expanded: true } },
  ]);
  expect(await axNodes(page, "[data-header-menu]:not([open]) > summary")).toMatchObject([
    { name: "Solutions", states: { focusable: true, expanded: false } },
  ]);
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveCount(1);
});

test(
  "the mobile menu is one navigation of lists, expanded at the current page",
  PHONE_ONLY,
  async ({ page }) => {
    await open(page, "/features/voice-calling");
    await page.locator("[data-mobile-menu] > summary").tap();
    await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "Pingo"
      - link "Get Started"
      - group:
        - text: Menu
        - navigation "Mobile":
          - list:
            - listitem:
              - group: Solutions
            - listitem:
              - group:
                - text: Features
                - list:
                  - listitem:
                    - link "Voice calling"
            - listitem:
              - link "Pricing"
            - listitem:
              - group: Resources
          - link "Sign In"
  `);
    expect(await axNodes(page, "[data-mobile-menu] > summary")).toMatchObject([
      { name: "Menu", states: { expanded: true } },
    ]);
    await expect(page.getByRole("navigation", { name: "Mobile" }).locator("[aria-current=page]")).toHaveText(
      "Voice calling",
    );
  },
);

test(
  "the demo is a modal dialog with a name, a description and a choice of calls, in which axe reports nothing",
  EVERY_WIDTH,
  async ({ page }) => {
    await stopClock(page);
    await open(page, "/");
    await page.clock.runFor(10_000);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toMatchAriaSnapshot(`
    - dialog:
      - heading [level=2]
      - button "Close"
      - paragraph
      - group:
        - radio [checked]
        - radio
        - radio
      - heading [level=3]
      - paragraph:
        - progressbar
      - button "Read along"
      - button "To the end" [disabled]
      - group:
        - list:
          - listitem
      - heading [level=3]
      - link
      - button
  `);
    await expect(dialog).toHaveAccessibleName(/.+/);
    await expect(dialog).toHaveAccessibleDescription(/.+/);
    expect(await axNodes(page, ".demo-modal")).toMatchObject([{ role: "dialog", states: { modal: true } }]);
    expect(await axNodes(page, "body", "banner"), "the page behind it is not there").toEqual([]);
    await page.clock.resume();
    expect(await axeFaultsAtRest(page)).toEqual([]);
  },
);

test("an accordion exposes whether it is open, and exposes its answer only while it is open", async ({
  page,
}) => {
  await open(page, "/faq");
  const item = page.locator(".faq-item").first();
  await expect(item).toMatchAriaSnapshot(`
    - group:
      - /children: equal
      - heading [level=3]
  `);
  expect(await axNodes(page, ".faq-item > summary")).toMatchObject([
    { states: { focusable: true, expanded: false } },
  ]);
  await item.locator("summary").press("Enter");
  await expect(item).toMatchAriaSnapshot(`
    - group:
      - heading [level=3]
      - paragraph
  `);
  expect(await axNodes(page, ".faq-item > summary")).toMatchObject([{ states: { expanded: true } }]);
});
