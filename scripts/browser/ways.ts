import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import type { Machine } from "./machine";
import { npmBrowserPath, obtainNpmBrowser } from "./npm-browser";
import { must, NoBrowser } from "./reason";

/** One way to a browser: gives paths worth trying, or throws NoBrowser. `obtains` marks a way that downloads. */
export interface Way {
  name: string;
  obtains: boolean;
  paths(machine: Machine, kind: Kind): Promise<string[]>;
}

/** The browser that visitors have; or a headless shell, the same engine without windows, and for want of one the other. */
export type Kind = "full" | "shell";

/** Debian's name of the program and of its package. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const PLAYWRIGHT_MS = 300_000;
const APT_UPDATE_MS = 120_000;
const APT_INSTALL = ["install", "-y", "--no-install-recommends"];
const APT_INSTALL_MS = 600_000;

/** Every way, in the order they are tried: first what is there, then what can be had. */
export const WAYS: Way[] = [
  {
    name: "an installed Chromium or Chrome",
    obtains: false,
    paths: async (machine, kind) => installed(machine, kind),
  },
  { name: "Playwright's own Chromium", obtains: false, paths: async (machine) => [machine.playwrightPath] },
  { name: "a Chromium from npm, obtained earlier", obtains: false, paths: async (m) => [npmBrowserPath(m)] },
  { name: "Playwright's installer", obtains: true, paths: withPlaywright },
  { name: "Debian's package", obtains: true, paths: withApt },
  { name: "a Chromium from npm", obtains: true, paths: async (machine) => [await obtainNpmBrowser(machine)] },
];

function onPath(machine: Machine, name: string): string[] {
  const folders = (machine.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).filter((path) => machine.isExecutable(path));
}

function installed(machine: Machine, kind: Kind): string[] {
  const names = kind === "shell" ? [SHELL, ...NAMES] : NAMES;
  const found = names.flatMap((name) => onPath(machine, name));
  if (machine.platform === "darwin") found.push(...MAC_PATHS.filter((path) => machine.isExecutable(path)));
  if (found.length === 0) throw new NoBrowser(`none of ${names.join(", ")} is on the PATH`);
  return found;
}

/** The headless shell is left out, since Playwright does not tell its path. */
async function withPlaywright(machine: Machine): Promise<string[]> {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const args = [cli, "install", "--no-shell", "chromium"];
  await must(machine, process.execPath, args, { timeoutMs: PLAYWRIGHT_MS });
  return [machine.playwrightPath];
}

/** Gets both kinds at once: the tests want a shell for most, and the full browser for the rest. */
async function withApt(machine: Machine, kind: Kind): Promise<string[]> {
  if (!machine.isRoot) throw new NoBrowser("installing a system package needs root");
  if (onPath(machine, "apt-get").length === 0) throw new NoBrowser("there is no apt-get");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await must(machine, "apt-get", ["update"], { timeoutMs: APT_UPDATE_MS, env });
  const install = (...names: string[]) =>
    must(machine, "apt-get", [...APT_INSTALL, ...names], { timeoutMs: APT_INSTALL_MS, env });
  // Ubuntu has no package of the shell.
  await install("chromium", SHELL).catch(() => install("chromium"));
  return installed(machine, kind);
}
