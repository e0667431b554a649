import { describe, expect, it } from "vitest";
import { findBrowser } from "./find";
import { fakeMachine, PLAYWRIGHT } from "./machine.fixture";

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
