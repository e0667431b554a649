import { describe, expect, it } from "vitest";
import { findBrowser } from "./find";
import { fakeMachine, type Outcome, PLAYWRIGHT } from "./machine.fixture";

describe("an installed browser", () => {
  it("is CHROMIUM_PATH first", async () => {
    const { machine } = fakeMachine(["/opt/mine", "/usr/bin/chromium"], undefined, {
      env: { CHROMIUM_PATH: "/opt/mine" },
    });
    expect(await findBrowser("shell", machine)).toBe("/opt/mine");
  });

  it("takes precedence over Playwright's own, and nothing is logged or fetched", async () => {
    const { machine, calls, lines } = fakeMachine(["/usr/bin/google-chrome", PLAYWRIGHT]);
    expect(await findBrowser("shell", machine)).toBe("/usr/bin/google-chrome");
    expect([...calls, ...lines]).toEqual([]);
  });

  it("is a headless shell before a full browser, except for measurements of the full browser", async () => {
    const { machine } = fakeMachine(["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"]);
    expect(await findBrowser("shell", machine)).toBe("/usr/bin/chromium-headless-shell");
    expect(await findBrowser("full", machine)).toBe("/usr/bin/chromium");
  });

  it("is found outside the PATH on macOS", async () => {
    const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    const { machine } = fakeMachine([chrome]);
    expect(await findBrowser("shell", machine)).toBe(chrome);
  });

  it("is Playwright's own if the installed one is a stub that does not start", async () => {
    const stub: Outcome = { ok: false, output: "Error: version 2.35 of glibc is needed." };
    const { machine } = fakeMachine(["/usr/bin/chromium-browser", PLAYWRIGHT], (line) =>
      line.startsWith("/usr/bin/chromium-browser") ? stub : undefined,
    );
    expect(await findBrowser("shell", machine)).toBe(PLAYWRIGHT);
  });
});

describe("CHROMIUM_PATH", () => {
  it("must be an executable file, even if others are installed", async () => {
    const { machine } = fakeMachine(["/usr/bin/chromium"], undefined, {
      env: { PATH: "/usr/bin", CHROMIUM_PATH: "/gone" },
    });
    await expect(findBrowser("shell", machine)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [UserError: No browser was found, and none could be downloaded. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.
      Tried:
        CHROMIUM_PATH: /gone does not exist]
    `);
  });

  it("must start", async () => {
    const lib = "error while loading shared libraries: libnss3.so: cannot open shared object file";
    const { machine } = fakeMachine(["/opt/mine"], () => ({ ok: false, output: `/opt/mine: ${lib}` }), {
      env: { CHROMIUM_PATH: "/opt/mine" },
    });
    await expect(findBrowser("shell", machine)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [UserError: No browser was found, and none could be downloaded. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.
      Tried:
        CHROMIUM_PATH: /opt/mine does not start (/opt/mine: error while loading shared libraries: libnss3.so: cannot open shared object file)]
    `);
  });
});

it("explains what to install if every source fails", async () => {
  const { machine } = fakeMachine([]);
  await expect(findBrowser("shell", machine)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [UserError: No browser was found, and none could be downloaded. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.
    Tried:
      an installed Chromium or Chrome: none of chromium-headless-shell, chromium, chromium-browser, google-chrome, google-chrome-stable is on the PATH
      Playwright's own Chromium: /home/me/.cache/playwright/chrome does not exist
      Playwright's installer: Error: no network
      Debian's package: Error: no network]
  `);
});
