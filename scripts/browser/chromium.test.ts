import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { errorLineOf, findBrowser, run } from "./chromium";

const { execPath } = process;
/** A machine without programs: its home, and the path at which Playwright installs its Chromium. */
let home: string;
let playwright: string;
/** What is logged for the person who waits. */
let lines: string[];

/** Writes a program in shell language; returns its path. */
function program(path: string, script: string): string {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const PRINT_VERSION = "echo Chromium 156.0.1";
const browser = (path: string) => program(path, PRINT_VERSION);

/** A line of a script that installs a browser which prints its version, or a library that it lacks. */
const install = (path: string, script = PRINT_VERSION) =>
  `printf '#!/bin/sh\\n${script}\\n' > '${path}' && /bin/chmod +x '${path}'`;

beforeEach(() => {
  home = emptyFolder();
  playwright = join(home, "playwright-chrome");
  lines = [];
  vi.stubEnv("HOME", home);
  vi.stubEnv("PATH", join(home, "bin"));
  vi.stubEnv("CHROMIUM_PATH", undefined);
  vi.spyOn(chromium, "executablePath").mockReturnValue(playwright);
  vi.spyOn(console, "error").mockImplementation((line) => lines.push(line));
  mkdirSync(join(home, "bin"));
  // Node runs Playwright's installer.
  process.execPath = program("node", "echo Error: no network; exit 1");
});

afterEach(() => {
  process.execPath = execPath;
});

/** The reasons for which no browser was found. */
const reasonsOf = async () => {
  const { message } = await findBrowser("shell").then(
    (path) => new Error(path),
    (fault: Error) => fault,
  );
  return message.replaceAll(home, "~").replace(/^.*\nTried:\n/, "");
};

describe("an installed browser", () => {
  it("is CHROMIUM_PATH first", async () => {
    browser("bin/chromium");
    vi.stubEnv("CHROMIUM_PATH", browser("mine"));
    expect(await findBrowser("shell")).toBe(join(home, "mine"));
  });

  it("takes precedence over Playwright's own, and nothing is logged", async () => {
    browser("playwright-chrome");
    const chrome = browser("bin/google-chrome");
    expect(await findBrowser("shell")).toBe(chrome);
    expect(lines).toEqual([]);
  });

  it("is a headless shell before a full browser, except for measurements of the full browser", async () => {
    const [full, shell] = [browser("bin/chromium"), browser("bin/chromium-headless-shell")];
    expect(await findBrowser("shell")).toBe(shell);
    expect(await findBrowser("full")).toBe(full);
  });

  it("is an executable file, neither a folder nor a text", async () => {
    mkdirSync(join(home, "bin/chromium"));
    writeFileSync(join(home, "bin/chromium-browser"), PRINT_VERSION);
    const chrome = browser("bin/google-chrome-stable");
    expect(await findBrowser("full")).toBe(chrome);
  });

  it("is found outside the PATH on macOS", async () => {
    const chrome = browser("Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    expect(await findBrowser("shell")).toBe(chrome);
  });

  it("is Playwright's own if the installed one is a stub that does not start", async () => {
    program("bin/chromium-browser", "echo Error: version 2.35 of glibc is needed.; exit 1");
    browser("playwright-chrome");
    expect(await findBrowser("shell")).toBe(playwright);
  });
});

describe("CHROMIUM_PATH", () => {
  it("must be an executable file, even if others are installed", async () => {
    browser("bin/chromium");
    vi.stubEnv("CHROMIUM_PATH", "/gone");
    expect(await reasonsOf()).toBe("  CHROMIUM_PATH: /gone does not exist");
  });

  it("must start", async () => {
    vi.stubEnv("CHROMIUM_PATH", program("mine", "echo 'error while loading: libnss3.so' >&2; exit 127"));
    expect(await reasonsOf()).toBe(
      "  CHROMIUM_PATH: ~/mine does not start (error while loading: libnss3.so)",
    );
  });
});

describe("a downloaded browser", () => {
  it("comes from Playwright's installer first", async () => {
    program("node", `[ "$2 $3 $4" = "install --no-shell chromium" ] && ${install(playwright)}`);
    expect(await findBrowser("shell")).toBe(playwright);
    expect(lines).toEqual([
      "Browser: trying Playwright's installer, which can take a few minutes.",
      `Browser: Playwright's installer gave ${playwright}.`,
    ]);
  });

  describe("from Debian's package, if Playwright's lacks libraries", () => {
    /** Installs a program in which apt-get knows the full browser and these packages. */
    const debian = (...packages: string[]) => {
      program("node", install(playwright, "echo libnss3.so: cannot open; exit 127"));
      const known = ["chromium", ...packages].map(
        (name) => `    ${name}) ${install(join(home, "bin", name))};;`,
      );
      program(
        "bin/apt-get",
        `[ "$1" = update ] && exit
[ "$DEBIAN_FRONTEND $1 $2 $3" = "noninteractive install -y --no-install-recommends" ] || exit 1
shift 3
for name; do
  case "$name" in
${known.join("\n")}
    *) echo "E: Unable to locate package $name"; exit 100;;
  esac
done`,
      );
    };

    it("is a headless shell, or the full browser on request", async () => {
      debian("chromium-headless-shell");
      expect(await findBrowser("shell")).toBe(join(home, "bin/chromium-headless-shell"));
      lines = [];
      expect(await findBrowser("full")).toBe(join(home, "bin/chromium"));
      expect(lines, "nothing more is downloaded").toEqual([]);
    });

    it("is the full browser if the shell has no package", async () => {
      debian();
      expect(await findBrowser("shell")).toBe(join(home, "bin/chromium"));
    });
  });
});

it("explains what to install if every source fails", async () => {
  program("bin/apt-get", "echo E: no root; exit 100");
  await expect(findBrowser("shell")).rejects.toThrow(
    "No browser was found, and none could be downloaded. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.",
  );
  expect(await reasonsOf()).toMatchInlineSnapshot(`
    "  an installed Chromium or Chrome: none of chromium-headless-shell, chromium, chromium-browser, google-chrome, google-chrome-stable is on the PATH
      Playwright's own Chromium: ~/playwright-chrome does not exist
      Playwright's installer: Error: no network
      Debian's package: E: no root"
  `);
});

describe("run", () => {
  const evaluate = (code: string, timeoutMs = 120_000) => run(execPath, ["--eval", code], timeoutMs);

  it("returns both output streams", async () => {
    expect(await evaluate("console.log('a'); console.error('b')")).toBe("a\n\nb\n");
  });

  it("reports why a program failed", async () => {
    await expect(evaluate("console.error('Error: no'); process.exit(3)")).rejects.toThrow("Error: no");
    await expect(evaluate("setInterval(() => {}, 1000)", 300)).rejects.toThrow(
      "it took longer than 0.3 s and was stopped",
    );
    await expect(run("no-such-program", [], 1000)).rejects.toThrow("spawn no-such-program ENOENT");
  });
});

it.each([
  ["Downloading\nError: getaddrinfo ENOTFOUND cdn\n    at x (y.js:1:1)", "Error: getaddrinfo ENOTFOUND cdn"],
  ["Reading lists\nE: Unable to locate package chromium\n", "E: Unable to locate package chromium"],
  ["first\nlast\n\n", "last"],
  ["", "it printed nothing"],
])("finds the error line of %j", (output, line) => {
  expect(errorLineOf(output)).toBe(line);
});
