import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { UserError } from "../user-error";
import { type Machine, tellingLine, thisMachine } from "./machine";
import { npmBrowserPath, obtainNpmBrowser } from "./npm-browser";

/** The browser that visitors have; or a headless shell, the same engine without windows, and for want of one the other. */
export type Kind = "full" | "shell";

/** One way to a browser: gives paths worth trying, or throws an Error. `obtains` marks a way that downloads. */
interface Way {
  name: string;
  obtains?: boolean;
  paths(machine: Machine, kind: Kind): string[] | Promise<string[]>;
}

/** Debian's name of the program and of its package. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const START_MS = 30_000;
const PLAYWRIGHT_MS = 300_000;
const APT_UPDATE_MS = 120_000;
const APT_INSTALL_MS = 600_000;

/** Every way, in the order they are tried: first what is there, then what can be had. */
const WAYS: Way[] = [
  { name: "an installed Chromium or Chrome", paths: installed },
  { name: "Playwright's own Chromium", paths: ({ playwrightPath }) => [playwrightPath] },
  { name: "a Chromium from npm, obtained earlier", paths: (machine) => [npmBrowserPath(machine)] },
  { name: "Playwright's installer", obtains: true, paths: withPlaywright },
  { name: "Debian's package", obtains: true, paths: withApt },
  { name: "a Chromium from npm", obtains: true, paths: async (machine) => [await obtainNpmBrowser(machine)] },
];

function installed({ env, isExecutable }: Machine, kind: Kind): string[] {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const names = kind === "shell" ? [SHELL, ...NAMES] : NAMES;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...onPath, ...MAC_PATHS].filter(isExecutable);
  if (found.length === 0) throw new Error(`none of ${names.join(", ")} is on the PATH`);
  return found;
}

/** The headless shell is left out, since Playwright does not tell its path. */
async function withPlaywright(machine: Machine): Promise<string[]> {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const args = [cli, "install", "--no-shell", "chromium"];
  await machine.run(process.execPath, args, { timeoutMs: PLAYWRIGHT_MS });
  return [machine.playwrightPath];
}

/** Gets both kinds at once: the tests want a shell for most, and the full browser for the rest. Needs root. */
async function withApt(machine: Machine, kind: Kind): Promise<string[]> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await machine.run("apt-get", ["update"], { timeoutMs: APT_UPDATE_MS, env });
  const install = (...names: string[]) =>
    machine.run("apt-get", ["install", "-y", "--no-install-recommends", ...names], {
      timeoutMs: APT_INSTALL_MS,
      env,
    });
  // Ubuntu has no package of the shell.
  await install("chromium", SHELL).catch(() => install("chromium"));
  return installed(machine, kind);
}

/** An executable can still lack libraries, or be a stub that asks for a snap: only its version proves it. */
async function firstThatStarts(machine: Machine, paths: readonly string[]): Promise<string> {
  const faults: string[] = [];
  for (const path of paths) {
    if (!machine.isExecutable(path)) {
      faults.push(`${path} is not there`);
      continue;
    }
    const fault = await machine.run(path, ["--version"], { timeoutMs: START_MS }).then(
      (version) => (/\d+\.\d+/.test(version) ? undefined : tellingLine(version)),
      ({ message }: Error) => message,
    );
    if (fault === undefined) return path;
    faults.push(`${path} does not start (${fault})`);
  }
  throw new Error(faults.join("; "));
}

/**
 * Finds a Chromium for Playwright and Lighthouse, or obtains one. In this order: `CHROMIUM_PATH`, an installed
 * headless shell, if that will do, or Chromium or Chrome, Playwright's own, one obtained from npm earlier, then
 * Playwright's installer, Debian's packages (as root), and a Chromium from npm. A browser that does not start counts as
 * not found.
 *
 * @param kind what is wanted: a headless shell needs a fifth less of a core, but keeps no page in memory for the way back
 * @param machine the computer; a test passes its own
 * @returns the path of an executable that was seen to start
 * @throws UserError when `CHROMIUM_PATH` names no browser that starts, or when every way fails
 */
export async function findBrowser(kind: Kind, machine: Machine = thisMachine()): Promise<string> {
  const chosen = machine.env.CHROMIUM_PATH;
  const ways: Way[] = chosen ? [{ name: "CHROMIUM_PATH", paths: () => [chosen] }] : WAYS;
  const reasons: string[] = [];
  for (const { name, obtains, paths } of ways) {
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
    `No browser was found, and none could be obtained. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the path of one.\nTried:\n${reasons.join("\n")}`,
  );
}
