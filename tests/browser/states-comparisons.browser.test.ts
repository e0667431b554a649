import { expect } from "@playwright/test";
import { stopClock } from "./clock";
import { denyStorage, holdBack, makeGate, untilDrawn, watchErrors } from "./conditions";
import { UNBUILT } from "./frozen-site";
import {
  answer,
  expectComparison,
  expectNotFound,
  heading,
  loading,
  otherComparisons,
  test,
} from "./unbuilt-comparison";

const QUO = "**/data/comparisons/quo.json";

test.describe("spec 4: states", () => {
  test.describe("Comparison detail", () => {
    // It is loading first in the test of a 20 s delay.
    test("is loaded from a file with the fields of the specification alone", async ({ page }) => {
      const competitor = {
        id: "quo",
        name: "Quo",
        logo: "Qu",
        tagline: "A phone app",
        description: "It is an app.",
        website: "https://quo.example",
        comparison: { pricing: { product: "One price", competitor: "A price for each person" } },
        pricing: { starting: "$15/user/month", details: [{ name: "Starter", monthlyPrice: 19 }] },
        features: { local_numbers: { available: true, notes: "On every plan" } },
        pros: ["It looks good"],
        cons: ["Everybody pays"],
      };
      await answer(page, "quo.json", (route) => route.fulfill({ json: competitor }));
      await page.goto(UNBUILT);
      await expectComparison(page);
      await expect(page.getByText("Everybody pays").last()).toBeVisible();
      await expect(page.getByRole("row", { name: /^Starter/ })).toContainText("$19");
    });
  });

  test("Comparisons index", async ({ page }) => {
    const open = await holdBack(page, "**/data/comparisons.json");
    await page.goto("/resources/comparisons/acme");
    await expectNotFound(page);
    await expect(otherComparisons(page)).toHaveCount(0);
    open();
    await expect(otherComparisons(page)).toHaveCount(10);
  });
});

test.describe("comparisons under failure", () => {
  // Each error is logged once, and the page is not found.
  test("index 404, detail 500 and invalid JSON", async ({ page }) => {
    const errors = watchErrors(page);
    for (const [file, fulfil, reason] of [
      ["index.json", { status: 404 }, "Error: /data/comparisons/index.json answered with status 404."],
      ["quo.json", { status: 500 }, "Error: /data/comparisons/quo.json answered with status 500."],
      ["quo.json", { body: "<!doctype html>" }, "Error: /data/comparisons/quo.json holds no JSON."],
    ] as const)
      await test.step(reason, async () => {
        errors.length = 0;
        await answer(page, file, (route) => route.fulfill(fulfil));
        await page.goto(UNBUILT);
        await expectNotFound(page);
        await expect(otherComparisons(page)).toHaveCount(10);
        expect(errors).toEqual([expect.stringContaining(`Error loading comparison data: ${reason}`)]);
        await page.unrouteAll();
      });
    errors.length = 0;
    await answer(page, "quo.json", async (route) => {
      const { pricing: _, ...rest } = await (await route.fetch()).json();
      await route.fulfill({ json: rest });
    });
    await page.goto(UNBUILT);
    await expectNotFound(page);
    expect(errors, "without a required part").toEqual([
      expect.stringContaining("Error loading comparison data: TypeError"),
    ]);
  });

  test("a 20 s delay", async ({ page }) => {
    const open = await holdBack(page, QUO);
    await stopClock(page);
    await page.goto(UNBUILT);
    await expect(loading(page)).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(loading(page)).toBeVisible();
    open();
    await expectComparison(page);
  });

  test("offline in mid-session", async ({ page, context }) => {
    const errors = watchErrors(page);
    await answer(page, "quo.json", async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
    await page.goto("/resources/comparisons");
    await page.getByRole("article").filter({ hasText: "Quo" }).first().click();
    await expectNotFound(page);
    expect(errors).toContainEqual(expect.stringContaining("Error loading comparison data: TypeError"));
    await context.setOffline(false);
    await page.unrouteAll();
    await page.reload();
    await expectComparison(page);
  });

  test("Back during loading", async ({ page }) => {
    const errors = watchErrors(page);
    await answer(page, "quo.json", () => {});
    await page.goto("/resources/comparisons");
    await page.getByRole("article").filter({ hasText: "Quo" }).first().click();
    await expect(loading(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText("Compare Pingo with ten other phone systems");
    await untilDrawn(page);
    await expect(page).toHaveURL("/resources/comparisons");
    expect(errors).toEqual([]);
    await page.unrouteAll();
    await page.goForward();
    await expectComparison(page);
  });

  test.describe("two quick clicks", () => {
    test("in the index: the second one is shown", async ({ page }) => {
      const errors = watchErrors(page);
      await answer(page, "quo.json", () => {});
      await page.goto("/resources/comparisons");
      // In one call: after a first click by Playwright the page is gone before the second one.
      await page.locator("main").evaluate((main) => {
        for (const id of ["quo", "ooma-office"])
          main.querySelector<HTMLAnchorElement>(`a[href$="/${id}"]`)?.click();
      });
      await expect(heading(page)).toHaveText("Ooma Office vs Pingo");
      await page.waitForLoadState("load");
      await expect(page).toHaveURL(/\/ooma-office$/);
      expect(errors).toEqual([]);
    });

    test("within the page: the older request is aborted and its response is not shown", async ({ page }) => {
      const errors = watchErrors(page);
      const answered = makeGate();
      const open = await holdBack(page, QUO, async (route) => {
        await route.continue().catch(() => {});
        answered.open();
      });
      const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/quo.json"));
      await page.goto(UNBUILT);
      await expect(loading(page)).toBeVisible();
      await page.evaluate(() => {
        history.pushState(null, "", "/resources/comparisons/ooma-office");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await expect(heading(page)).toHaveText("Ooma Office vs Pingo");
      expect((await aborted).failure()?.errorText).toBe("net::ERR_ABORTED");
      open();
      await answered.opened;
      await untilDrawn(page);
      await expect(heading(page)).toHaveText("Ooma Office vs Pingo");
      expect(errors).toEqual([]);
    });
  });

  test.describe("JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the plain not-found page, or the whole comparison if the page was built", async ({
      page,
    }) => {
      expect((await page.goto(UNBUILT))?.status()).toBe(404);
      await expect(heading(page)).toHaveText("Oops! Wrong Number");
      await page.goto("/resources/comparisons/ooma-office");
      await expect(heading(page)).toHaveText("Ooma Office vs Pingo");
      await expect(page.getByRole("table", { name: /^Features of/ })).toBeVisible();
    });
  });

  test("storage denied", async ({ page }) => {
    const errors = watchErrors(page);
    await denyStorage(page);
    await page.goto(UNBUILT);
    await expectComparison(page);
    expect(errors).toEqual([]);
  });
});
