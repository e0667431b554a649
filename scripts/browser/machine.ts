import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** How a program ended: `output` holds what it wrote on both streams. */
export interface Outcome {
  ok: boolean;
  output: string;
}

/** What the search for a browser needs of the computer, so that a test can stand in for it. */
export interface Machine {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  arch: string;
  isRoot: boolean;
  /** Where Playwright would keep its own Chromium. */
  playwrightPath: string;
  /** A folder for a browser that is obtained from npm. */
  cacheFolder: string;
  isExecutable(path: string): boolean;
  run(command: string, args: string[], options: RunOptions): Promise<Outcome>;
  /** A line for the person who waits. */
  log(line: string): void;
}

export interface RunOptions {
  timeoutMs: number;
  cwd?: string;
  env?: Record<string, string>;
}

/** The computer this runs on. Lines for the person go to stderr, so that stdout can hold the path alone. */
export function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    isRoot: process.getuid?.() === 0,
    playwrightPath: chromium.executablePath(),
    cacheFolder: join(import.meta.dirname, "..", "..", "node_modules", ".cache", "browser"),
    isExecutable,
    run,
    log: (line) => console.error(line),
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function run(command: string, args: string[], { timeoutMs, cwd, env }: RunOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const finish = (ok: boolean, last = "") => {
      clearTimeout(timer);
      // A grandchild may still hold the pipes; without this they would keep the process alive.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ ok, output: `${output}${last}`.trim() });
    };
    const timer = setTimeout(() => {
      child.kill();
      finish(false, `\nError: it took longer than ${timeoutMs / 1000} s and was stopped.`);
    }, timeoutMs);
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (fault) => finish(false, `\nError: ${fault.message}`));
    child.on("close", (code) => finish(code === 0));
  });
}
