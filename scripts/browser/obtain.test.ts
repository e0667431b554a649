import { existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { findBrowser } from "./find";
import { fakeMachine, PLAYWRIGHT } from "./machine.fixture";

let cacheFolder: string;

beforeEach(() => {
  cacheFolder = emptyFolder();
});

describe("a downloaded browser", () => {
  it("comes from Playwright's installer first", async () => {
    const { machine, executables, calls, lines } = fakeMachine(cacheFolder, [], (line) => {
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
      const fake = fakeMachine(cacheFolder, ["/usr/bin/apt-get"], (line) => {
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

  it("comes from npm last, unpacked next to its libraries with a launcher", async () => {
    const unpacked = join(cacheFolder, "unpacked");
    const { machine, calls } = fakeMachine(cacheFolder, [], (line, { env }) => {
      if (line.startsWith("npm install")) return { ok: true, output: "" };
      if (!line.includes("--eval")) return undefined;
      expect(env).toEqual({ AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x", TMPDIR: unpacked });
      mkdirSync(join(unpacked, "fonts"));
      return { ok: true, output: "" };
    });
    const path = await findBrowser("shell", machine);
    expect(path).toBe(join(cacheFolder, "ready", "launch"));
    expect(statSync(path).mode & 0o777).toBe(0o755);
    expect(existsSync(join(cacheFolder, "ready", "fonts", "fonts.conf"))).toBe(true);
    expect(existsSync(unpacked)).toBe(false);
    expect(calls.find((line) => line.startsWith("npm"))).toContain("--ignore-scripts");
  });

  it("is never incomplete: a failed unpacking leaves nothing that a later search would find", async () => {
    const { machine } = fakeMachine(cacheFolder, [], (line) =>
      line.startsWith("npm install") ? { ok: true, output: "" } : undefined,
    );
    await expect(findBrowser("shell", machine)).rejects.toThrow("a Chromium from npm: Error: no network");
    expect(existsSync(join(cacheFolder, "ready"))).toBe(false);
  });
});
