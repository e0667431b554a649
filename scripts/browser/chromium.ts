import { type ExecFileException, execFile } from "node:child_process";
import { constants } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { isFileFor } from "../files";
import { UserError } from "../user-error";

/**
 * Chromium's command line for tests and measurements: no background traffic, no first-run pages, no GPU, and plain TCP, so
 * that runs are alike on every machine. The sandbox is off for root, since Chromium refuses to run as root inside it.
 */
export const LAUNCH_ARGUMENTS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
];

/** `full`: the browser that visitors have. `shell`: a headless shell, the same engine without windows, if available. */
type Kind = "full" | "shell";

/** A source of browsers: returns candidate paths or throws an Error. `obtains` marks a source that downloads one. */
interface BrowserSource {
  name: string;
  obtains?: boolean;
  paths(kind: Kind): string[] | Promise<string[]>;
}

/** Name of the program and of its package in Debian. */
const SHELL = "chromium-headless-shell";
const PROGRAM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Programs on macOS, below the folder of applications of the machine or of the user. */
const MAC_PROGRAMS = [
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Chromium.app/Contents/MacOS/Chromium",
];
const START_TIMEOUT_MS = 30_000;
const PLAYWRIGHT_TIMEOUT_MS = 300_000;
const APT_UPDATE_TIMEOUT_MS = 120_000;
const APT_INSTALL_TIMEOUT_MS = 600_000;
/** Installers print a lot, and the cause of a failure may be anywhere in it. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** All sources in the order in which they are tried: installed browsers first, then downloads. */
const SOURCES: BrowserSource[] = [
  { name: "an installed Chromium or Chrome", paths: findInstalled },
  { name: "Playwright's own Chromium", paths: () => [chromium.executablePath()] },
  { name: "Playwright's installer", obtains: true, paths: installWithPlaywright },
  { name: "Debian's package", obtains: true, paths: installWithApt },
];

const isExecutable = (path: string): boolean => isFileFor(constants.X_OK, path);

/** Returns the line of a program's output that explains a failure: the first that mentions an error, else the last. */
export function errorLineOf(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  const telling = lines.find((line) => /\berror\b|^E: |cannot|not found/i.test(line));
  return telling ?? lines.findLast((line) => line !== "") ?? "it printed nothing";
}

/** Runs a program and returns its output. @throws an Error with the relevant line of its output if it fails */
export function run(command: string, args: string[], timeout: number): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const reasonOf = ({ killed, code, message }: ExecFileException): string | undefined => {
    if (killed) return `it took longer than ${timeout / 1000} s and was stopped`;
    // A number is the exit code of the program, whose output explains the failure.
    return typeof code === "string" ? message : undefined;
  };
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      args,
      { env, timeout, maxBuffer: MAX_OUTPUT_BYTES },
      (fault, out, err) => {
        const output = `${out}\n${err}`;
        if (fault) reject(new Error(reasonOf(fault) ?? errorLineOf(output)));
        else resolve(output);
      },
    );
    // Nobody answers the program's prompts.
    child.stdin?.end();
  });
}

function findInstalled(kind: Kind): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const names = kind === "shell" ? [SHELL, ...PROGRAM_NAMES] : PROGRAM_NAMES;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const inApplications = ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
    MAC_PROGRAMS.map((name) => join(folder, name)),
  );
  const found = [...onPath, ...inApplications].filter(isExecutable);
  if (found.length === 0) throw new Error(`none of ${names.join(", ")} is on the PATH`);
  return found;
}

/** Installs Chromium without the headless shell, whose path Playwright does not report. */
async function installWithPlaywright(): Promise<string[]> {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  await run(process.execPath, [cli, "install", "--no-shell", "chromium"], PLAYWRIGHT_TIMEOUT_MS);
  return [chromium.executablePath()];
}

/** Installs both kinds at once: most tests use the shell, the others the full browser. Needs root. */
async function installWithApt(kind: Kind): Promise<string[]> {
  await run("apt-get", ["update"], APT_UPDATE_TIMEOUT_MS);
  const install = (...names: string[]) =>
    run("apt-get", ["install", "-y", "--no-install-recommends", ...names], APT_INSTALL_TIMEOUT_MS);
  // Ubuntu has no package for the shell.
  await install("chromium", SHELL).catch(() => install("chromium"));
  return findInstalled(kind);
}

/** Returns the first path that prints a version: an executable may lack libraries, or be a stub that asks for a snap. */
async function firstThatStarts(paths: readonly string[]): Promise<string> {
  const faults: string[] = [];
  for (const path of paths) {
    if (!isExecutable(path)) {
      faults.push(`${path} does not exist`);
      continue;
    }
    const fault = await run(path, ["--version"], START_TIMEOUT_MS).then(
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
 * root). A browser that does not start counts as not found. Logs to stderr, so that stdout holds only results.
 *
 * @param kind the wanted kind: a headless shell needs a fifth less CPU, but has no back/forward cache
 * @returns the path of an executable that has started
 * @throws UserError if `CHROMIUM_PATH` does not name a browser that starts, or if every source fails
 */
export async function findBrowser(kind: Kind): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  const sources: BrowserSource[] = chosen ? [{ name: "CHROMIUM_PATH", paths: () => [chosen] }] : SOURCES;
  const reasons: string[] = [];
  for (const { name, obtains, paths } of sources) {
    const log = (words: string) => obtains && console.error(`Browser: ${words}.`);
    log(`trying ${name}, which can take a few minutes`);
    try {
      const path = await firstThatStarts(await paths(kind));
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
