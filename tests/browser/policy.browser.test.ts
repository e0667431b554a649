import { expect, type Page, test } from "@playwright/test";
import { untilIdle } from "./open";

declare global {
  interface Window {
    ran?: string[];
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

const code = (name: string) => `(window.ran??=[]).push('${name}')`;
const data = (name: string) => `data:text/javascript,${code(name)}`;

/** Markup that an attacker might inject into a page to run code. */
const BROUGHT_IN = [
  `<script>${code("inline")}</script>`,
  `<img src="/nothing.png" alt="" onerror="${code("attribute")}">`,
  '<script src="/data/own-file.js"></script>',
  '<script type="module" src="/data/own-file.js"></script>',
  '<script src="https://elsewhere.test/file.js"></script>',
  `<link rel="modulepreload" href="${data("preloaded")}"><script type="module" src="${data("preloaded")}"></script>`,
].join("");

/** Serves a page with injected markup, under the policy of `_headers`. */
const bringIn = (page: Page, path: string, markup: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</h1>", `</h1>${markup}`);
    await route.fulfill({ response, body });
  });

test("injected markup runs no code, and the page works", async ({ page }) => {
  for (const pattern of ["**/data/own-file.js", "https://elsewhere.test/*"])
    await page.route(pattern, (route) =>
      route.fulfill({ contentType: "text/javascript", body: code(new URL(route.request().url()).pathname) }),
    );
  await bringIn(page, "/faq", BROUGHT_IN);
  await untilIdle(page, () => page.goto("/faq"));
  await expect(page.locator('img[src="/nothing.png"]')).toBeAttached();
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
  const search = page.getByRole("searchbox", { name: "Search questions and answers" });
  await search.click();
  await search.fill("HIPAA");
  await expect(page.locator('[data-block="faq-search"] summary:visible')).toHaveCount(1);
});

test("no script of a page can turn text into code or load a script from another address", async ({
  page,
}) => {
  await untilIdle(page, () => page.goto("/faq"));
  const refused = await page.evaluate(() =>
    [
      () => {
        document.body.innerHTML = "<p>";
      },
      () => {
        document.createElement("script").src = "/data/own-file.js";
      },
      () => window.trustedTypes?.createPolicy("first-script", {}),
      () => window.trustedTypes?.createPolicy("default", {}),
    ].map((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    }),
  );
  expect(refused).toEqual([true, true, true, true]);
});
