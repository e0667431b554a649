import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { UserError } from "../user-error";
import { errorLineOf, type Machine, thisMachine } from "./machine";

/** `full`: the browser that visitors have. `shell`: a headless shell, the same engine without windows, if available. */
export type Kind = "full" | "shell";

/** A source of browsers: returns candidate paths or throws an Error. `obtains` marks a source that downloads one. */
interface BrowserSource {
  name: string;
  obtains?: boolean;
  paths(machine: Machine, kind: Kind): string[] | Promise<string[]>;
}

/** Name of the program and of its package in Debian. */
const SHELL = "chromium-headless-shell";
const PROGRAM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const START_TIMEOUT_MS = 30_000;
const PLAYWRIGHT_TIMEOUT_MS = 300_000;
const APT_UPDATE_TIMEOUT_MS = 120_000;
const APT_INSTALL_TIMEOUT_MS = 600_000;

/** All sources in the order in which they are tried: installed browsers first, then downloads. */
const SOURCES: BrowserSource[] = [
  { name: "an installed Chromium or Chrome", paths: findInstalled },
  { name: "Playwright's own Chromium", paths: ({ playwrightPath }) => [playwrightPath] },
  { name: "Playwright's installer", obtains: true, paths: installWithPlaywright },
  { name: "Debian's package", obtains: true, paths: installWithApt },
];

function findInstalled({ env, isExecutable }: Machine, kind: Kind): string[] {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const names = kind === "shell" ? [SHELL, ...PROGRAM_NAMES] : PROGRAM_NAMES;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...onPath, ...MAC_PATHS].filter(isExecutable);
  if (found.length === 0) throw new Error(`none of ${names.join(", ")} is on the PATH`);
  return found;
}

/** Installs Chromium without the headless shell, whose path Playwright does not report. */
async function installWithPlaywright(machine: Machine): Promise<string[]> {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const args = [cli, "install", "--no-shell", "chromium"];
  await machine.run(process.execPath, args, { timeoutMs: PLAYWRIGHT_TIMEOUT_MS });
  return [machine.playwrightPath];
}

/** Installs both kinds at once: most tests use the shell, the others the full browser. Needs root. */
async function installWithApt(machine: Machine, kind: Kind): Promise<string[]> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await machine.run("apt-get", ["update"], { timeoutMs: APT_UPDATE_TIMEOUT_MS, env });
  const install = (...names: string[]) =>
    machine.run("apt-get", ["install", "-y", "--no-install-recommends", ...names], {
      timeoutMs: APT_INSTALL_TIMEOUT_MS,
      env,
    });
  // Ubuntu has no package for the shell.
  await install("chromium", SHELL).catch(() => install("chromium"));
  return findInstalled(machine, kind);
}

/** Returns the first path that prints a version: an executable may lack libraries, or be a stub that asks for a snap. */
async function firstThatStarts(machine: Machine, paths: readonly string[]): Promise<string> {
  const faults: string[] = [];
  for (const path of paths) {
    if (!machine.isExecutable(path)) {
      faults.push(`${path} does not exist`);
      continue;
    }
    const fault = await machine.run(path, ["--version"], { timeoutMs: START_TIMEOUT_MS }).then(
      (version) => (/\d+\.\d+/.test(version) ? undefined : errorLineOf(version)),
      ({ message }: Error) => message,
    );
    if (fault === undefined) return path;
    faults.push(`${path} does not start (${fault})`);
  }
  throw new Error(faults.join("; "));
}

/**
 * Finds a Chromium for Playwright and Lighthouse, or downloads one. The order is: `CHROMIUM_PATH`; an installed
 * headless shell (for `shell`), Chromium or Chrome; Playwright's own; Playwright's installer; Debian's packages (as
 * root). A browser that does not start counts as not found.
 *
 * @param kind the wanted kind: a headless shell needs a fifth less CPU, but has no back/forward cache
 * @param machine the computer; tests pass their own
 * @returns the path of an executable that has started
 * @throws UserError if `CHROMIUM_PATH` does not name a browser that starts, or if every source fails
 */
export async function findBrowser(kind: Kind, machine: Machine = thisMachine()): Promise<string> {
  const chosen = machine.env.CHROMIUM_PATH;
  const sources: BrowserSource[] = chosen ? [{ name: "CHROMIUM_PATH", paths: () => [chosen] }] : SOURCES;
  const reasons: string[] = [];
  for (const { name, obtains, paths } of sources) {
    const log = (words: string) => obtains && machine.log(`Browser: ${words}.`);
    log(`trying ${name}, which can take a few minutes`);
    try {
      const path = await firstThatStarts(machine, await paths(machine, kind));
      log(`${name} gave ${path}`);
      return path;
    } catch (fault) {
      const { message } = fault as Error;
      log(`${name} did not work: ${message}`);
      reasons.push(`  ${name}: ${message}`);
    }
  }
  throw new UserError(
    `No browser was found, and none could be downloaded. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.\nTried:\n${reasons.join("\n")}`,
  );
}
