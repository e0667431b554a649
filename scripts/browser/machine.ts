import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { isFileFor } from "../files";

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

/** In bytes; installers say much, and no less than all of it tells what went wrong. */
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** The computer this runs on. Lines for the person go to stderr, so that stdout can hold the path alone. */
export function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    isRoot: process.getuid?.() === 0,
    playwrightPath: chromium.executablePath(),
    cacheFolder: join(import.meta.dirname, "..", "..", "node_modules", ".cache", "browser"),
    isExecutable: (path) => isFileFor(constants.X_OK, path),
    run,
    log: (line) => console.error(line),
  };
}

function run(command: string, args: string[], { timeoutMs, cwd, env }: RunOptions): Promise<Outcome> {
  const options = { cwd, env: { ...process.env, ...env }, timeout: timeoutMs, maxBuffer: LONGEST_OUTPUT };
  return new Promise((resolve) => {
    const child = execFile(command, args, options, (fault, out, err) => {
      const slow = `it took longer than ${timeoutMs / 1000} s and was stopped.`;
      // A number is the code that the program has ended with: it has said itself what was wrong.
      const reason = fault?.killed ? slow : typeof fault?.code === "string" ? fault.message : undefined;
      const output = [out.trim(), err.trim(), reason && `Error: ${reason}`].filter(Boolean).join("\n");
      resolve({ ok: fault === null, output });
    });
    // Nobody answers what it may ask.
    child.stdin?.end();
  });
}
