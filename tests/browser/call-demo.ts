import { expect, type Locator, type Page } from "@playwright/test";
import type { ReportedEvent } from "../../renderer/ui/report-event";
import { stopClock } from "./clock";
import { recordReports, reportsOf } from "./conditions";
import { open } from "./open";

/** A page with calls to play; their text is content, which may change. */
export const ROUTE = "/how-it-works";

/** Longer than any call on the page, in milliseconds. */
export const MAX_CALL_MS = 300_000;

export const demoOn = (page: Page): Locator => page.locator('[data-block="call-demo"]').first();

/** Returns the visible call. */
export const callIn = (demo: Locator): Locator => demo.locator(".call-player:visible");

export const linesOf = (call: Locator): Locator => call.locator(".call-line");
export const shownLinesOf = (call: Locator): Locator => call.locator(".call-line:not([data-unknown])");
export const button = (call: Locator, name: string): Locator =>
  call.getByRole("button", { name, exact: true });

/** Opens the page with a paused clock, which the test advances, and records what the page reports to analytics. */
export async function openDemo(page: Page): Promise<Locator> {
  await stopClock(page);
  await recordReports(page);
  await open(page, ROUTE);
  return demoOn(page);
}

export const viewsOf = async (page: Page): Promise<ReportedEvent[]> =>
  (await reportsOf(page)).filter(({ name }) => name === "landing_watched_demo");

/** Clicks the play button, which loads the player, and waits until it plays. */
export async function play(call: Locator): Promise<void> {
  await button(call, "Read along").click();
  await expect(call).toHaveAttribute("data-status", "playing");
}
