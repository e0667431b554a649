import { expect, test } from "@playwright/test";
import { watchCalls } from "./conditions";
import { open } from "./open";

test("buttons without an action are real buttons that do nothing", async ({ page }) => {
  for (const [route, names] of [
    ["/features/voice-calling", ["See Demo"]],
    ["/features/ai-transcription", ["Try AI Transcription Free"]],
    ["/integrations", ["View API Docs", "Try Playground", "Browse API Docs", "Request Custom Integration"]],
  ] as const) {
    await open(page, route);
    const calls = watchCalls(page);
    for (const name of names) await page.getByRole("main").getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(route);
    expect(calls).toEqual([]);
  }
});
