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

describe("a downloaded browser", () => {
  it("comes from Playwright's installer first", async () => {
    const { machine, executables, calls, lines } = fakeMachine([], (line) => {
      if (!line.endsWith("install --no-shell chromium")) return undefined;
      executables.add(PLAYWRIGHT);
      return { ok: true, output: "" };
    });
    expect(await findBrowser("shell", machine)).toBe(PLAYWRIGHT);
    expect(calls).toHaveLength(1);
    expect(lines).toEqual([
      "Browser: trying Playwright's installer, which can take a few minutes.",
      `Browser: Playwright's installer gave ${PLAYWRIGHT}.`,
    ]);
  });

  describe("from Debian's package, if Playwright's lacks libraries", () => {
    const INSTALL = "apt-get install -y --no-install-recommends";

    /** A machine as root where apt-get knows these packages. */
    const debian = (packages: string[]) => {
      const fake = fakeMachine(["/usr/bin/apt-get"], (line) => {
        if (line.startsWith(PLAYWRIGHT))
          return { ok: false, output: "libnss3.so: cannot open shared object file" };
        if (line.includes("--no-shell")) fake.executables.add(PLAYWRIGHT);
        else if (line.startsWith(INSTALL)) {
          const names = line.slice(INSTALL.length + 1).split(" ");
          const unknown = names.find((name) => !packages.includes(name));
          if (unknown) return { ok: false, output: `E: Unable to locate package ${unknown}` };
          for (const name of names) fake.executables.add(`/usr/bin/${name}`);
        } else if (!line.startsWith("apt-get")) return undefined;
        return { ok: true, output: "" };
      });
      return fake;
    };

    it("is a headless shell, or the full browser on request", async () => {
      const { machine, calls } = debian(["chromium", "chromium-headless-shell"]);
      expect(await findBrowser("shell", machine)).toBe("/usr/bin/chromium-headless-shell");
      expect(calls.slice(1)).toEqual(["apt-get update", `${INSTALL} chromium chromium-headless-shell`]);
      expect(await findBrowser("full", machine)).toBe("/usr/bin/chromium");
      expect(calls, "nothing more is fetched").toHaveLength(3);
    });

    it("is the full browser if the shell has no package", async () => {
      const { machine, calls } = debian(["chromium"]);
      expect(await findBrowser("shell", machine)).toBe("/usr/bin/chromium");
      expect(calls.at(-1)).toBe(`${INSTALL} chromium`);
    });
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
