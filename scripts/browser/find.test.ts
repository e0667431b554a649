import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findBrowser } from "./find";
import type { Machine, Outcome, RunOptions } from "./machine";

const VERSION: Outcome = { ok: true, output: "Chromium 156.0.1" };
const PLAYWRIGHT = "/home/me/.cache/playwright/chrome";

let cacheFolder: string;

beforeEach(() => {
  cacheFolder = mkdtempSync(join(tmpdir(), "browser-cache-"));
});

afterEach(() => rmSync(cacheFolder, { recursive: true, force: true }));

/** A machine with these executables; `answers` says how a command line ends, and may put files in place. */
function fake(
  files: string[],
  answers: (line: string, options: RunOptions) => Outcome | undefined = () => undefined,
  other: Partial<Machine> = {},
) {
  const there = new Set(files);
  const calls: string[] = [];
  const lines: string[] = [];
  const machine: Machine = {
    env: { PATH: "/usr/local/bin:/usr/bin" },
    platform: "linux",
    arch: "x64",
    isRoot: true,
    playwrightPath: PLAYWRIGHT,
    cacheFolder,
    isExecutable: (path) => there.has(path) || (path.startsWith(cacheFolder) && existsSync(path)),
    run: async (command, args, options) => {
      const line = [command, ...args].join(" ");
      const known = answers(line, options);
      if (!line.endsWith("--version")) calls.push(line);
      return known ?? (line.endsWith("--version") ? VERSION : { ok: false, output: "Error: no network" });
    },
    log: (line) => lines.push(line),
    ...other,
  };
  return { machine, there, calls, lines };
}

describe("a browser that is there", () => {
  it("is CHROMIUM_PATH before anything else", async () => {
    const { machine } = fake(["/opt/mine", "/usr/bin/chromium"], undefined, {
      env: { CHROMIUM_PATH: "/opt/mine" },
    });
    expect(await findBrowser(machine)).toBe("/opt/mine");
  });

  it("is an installed one before Playwright's own, and nothing is logged or fetched", async () => {
    const { machine, calls, lines } = fake(["/usr/bin/google-chrome", PLAYWRIGHT]);
    expect(await findBrowser(machine)).toBe("/usr/bin/google-chrome");
    expect([...calls, ...lines]).toEqual([]);
  });

  it("is found outside the PATH on macOS", async () => {
    const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    const { machine } = fake([chrome], undefined, { platform: "darwin" });
    expect(await findBrowser(machine)).toBe(chrome);
  });

  it("is Playwright's own when the installed one is a stub that does not start", async () => {
    const stub: Outcome = { ok: false, output: "Command requires the chromium snap to be installed." };
    const { machine } = fake(["/usr/bin/chromium-browser", PLAYWRIGHT], (line) =>
      line.startsWith("/usr/bin/chromium-browser") ? stub : undefined,
    );
    expect(await findBrowser(machine)).toBe(PLAYWRIGHT);
  });

  it("is the one obtained earlier, without another download", async () => {
    const launcher = join(cacheFolder, "ready", "launch");
    const { machine, calls } = fake([launcher]);
    expect(await findBrowser(machine)).toBe(launcher);
    expect(calls).toEqual([]);
  });
});

describe("CHROMIUM_PATH", () => {
  it("must be an executable file, whatever else is installed", async () => {
    const { machine } = fake(["/usr/bin/chromium"], undefined, {
      env: { PATH: "/usr/bin", CHROMIUM_PATH: "/gone" },
    });
    await expect(findBrowser(machine)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UserError: CHROMIUM_PATH is "/gone", which is not an executable file. Set it to a Chromium or Chrome, or unset it and one is found.]`,
    );
  });

  it("must start", async () => {
    const lib = "error while loading shared libraries: libnss3.so: cannot open shared object file";
    const { machine } = fake(["/opt/mine"], () => ({ ok: false, output: `/opt/mine: ${lib}` }), {
      env: { CHROMIUM_PATH: "/opt/mine" },
    });
    await expect(findBrowser(machine)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UserError: CHROMIUM_PATH names a browser that fails: /opt/mine does not start (/opt/mine: error while loading shared libraries: libnss3.so: cannot open shared object file). Set it to a Chromium or Chrome, or unset it and one is found.]`,
    );
  });
});

describe("a browser that is obtained", () => {
  it("comes from Playwright's installer first", async () => {
    const { machine, there, calls, lines } = fake([], (line) => {
      if (!line.endsWith("install --no-shell chromium")) return undefined;
      there.add(PLAYWRIGHT);
      return { ok: true, output: "" };
    });
    expect(await findBrowser(machine)).toBe(PLAYWRIGHT);
    expect(calls).toHaveLength(1);
    expect(lines).toEqual([
      "Browser: trying Playwright's installer, which can take a few minutes.",
      `Browser: Playwright's installer gave ${PLAYWRIGHT}.`,
    ]);
  });

  it("comes from Debian's package when Playwright's lacks libraries", async () => {
    const { machine, there, calls } = fake(["/usr/bin/apt-get"], (line) => {
      if (line.startsWith(PLAYWRIGHT))
        return { ok: false, output: "libnss3.so: cannot open shared object file" };
      if (line.includes("--no-shell")) there.add(PLAYWRIGHT);
      else if (line.startsWith("apt-get install")) there.add("/usr/bin/chromium");
      else if (!line.startsWith("apt-get")) return undefined;
      return { ok: true, output: "" };
    });
    expect(await findBrowser(machine)).toBe("/usr/bin/chromium");
    expect(calls.slice(1)).toEqual(["apt-get update", "apt-get install -y --no-install-recommends chromium"]);
  });

  it("comes from npm last, unpacked beside its libraries with a launcher", async () => {
    const unpacked = join(cacheFolder, "unpacked");
    const { machine, calls } = fake([], (line, { env }) => {
      if (line.startsWith("npm install")) return { ok: true, output: "" };
      if (!line.includes("--eval")) return undefined;
      expect(env).toEqual({ AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x", TMPDIR: unpacked });
      mkdirSync(join(unpacked, "fonts"));
      return { ok: true, output: "" };
    });
    const path = await findBrowser(machine);
    expect(path).toBe(join(cacheFolder, "ready", "launch"));
    expect(statSync(path).mode & 0o777).toBe(0o755);
    expect(existsSync(join(cacheFolder, "ready", "fonts", "fonts.conf"))).toBe(true);
    expect(existsSync(unpacked)).toBe(false);
    expect(calls.find((line) => line.startsWith("npm"))).toContain("--ignore-scripts");
  });

  it("is never half made: a failed unpacking leaves nothing that a later search would find", async () => {
    const { machine } = fake([], (line) =>
      line.startsWith("npm install") ? { ok: true, output: "" } : undefined,
    );
    await expect(findBrowser(machine)).rejects.toThrow("a Chromium from npm: Error: no network");
    expect(existsSync(join(cacheFolder, "ready"))).toBe(false);
  });

  it("leaves system packages alone without root", async () => {
    const { machine, calls } = fake(["/usr/bin/apt-get"], undefined, { isRoot: false });
    await expect(findBrowser(machine)).rejects.toThrow(
      "Debian's package: installing a system package needs root",
    );
    expect(calls.filter((line) => line.startsWith("apt-get"))).toEqual([]);
  });
});

it("says what to install when every way fails", async () => {
  const { machine } = fake([], undefined, { arch: "arm64", cacheFolder: "/cache" });
  await expect(findBrowser(machine)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [UserError: No browser was found, and none could be obtained. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the path of one.
    Tried:
      an installed Chromium or Chrome: none of chromium, chromium-browser, google-chrome, google-chrome-stable is on the PATH
      Playwright's own Chromium: /home/me/.cache/playwright/chrome is not there
      a Chromium from npm, obtained earlier: /cache/ready/launch is not there
      Playwright's installer: Error: no network
      Debian's package: there is no apt-get
      a Chromium from npm: @sparticuz/chromium@138.0.2 runs on 64-bit Intel Linux only; this is linux on arm64]
  `);
});

it("tells the one who waits that it is still at work", async () => {
  vi.useFakeTimers();
  let finish: (outcome: Outcome) => void = () => {};
  const { machine, lines } = fake([], undefined, {
    platform: "win32",
    isRoot: false,
    run: () => new Promise((resolve) => (finish = resolve)),
  });
  const search = findBrowser(machine).catch(() => {});
  await vi.advanceTimersByTimeAsync(31_000);
  expect(lines).toEqual([
    "Browser: trying Playwright's installer, which can take a few minutes.",
    "Browser: still at Playwright's installer, 15 s.",
    "Browser: still at Playwright's installer, 30 s.",
  ]);
  finish({ ok: false, output: "" });
  await search;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it("lets a fault of its own through, rather than trying the next way", async () => {
  const { machine } = fake(["/usr/bin/chromium"], () => {
    throw new TypeError("a defect");
  });
  await expect(findBrowser(machine)).rejects.toThrow(TypeError);
});
