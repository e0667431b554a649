import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Opens an address in a browser without DevTools attached: with DevTools attached, as under Playwright, a browser does
 * not prerender pages.
 *
 * @param executable path of a full Chromium
 * @param args its arguments
 * @returns a function that ends the browser with all its processes and removes its profile
 */
export function openDetached(
  executable: string,
  args: readonly string[],
  address: string,
): () => Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "pingo-browser-"));
  const all = ["--headless=new", `--user-data-dir=${profile}`, ...args, address];
  const browser = spawn(executable, all, { stdio: "ignore", detached: true });
  const ended = once(browser, "exit");
  return async () => {
    if (browser.pid) process.kill(-browser.pid, "SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}
