import { type ExecFileException, execFile } from "node:child_process";
import { constants } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { isFileFor } from "../files";

/** What the search for a browser needs of the computer, so that a test can stand in for it. */
export interface Machine {
  env: Record<string, string | undefined>;
  /** Where Playwright would keep its own Chromium. */
  playwrightPath: string;
  /** A folder for a browser that is obtained from npm. */
  cacheFolder: string;
  isExecutable(path: string): boolean;
  /** Runs a program to its end, and gives what it has written. @throws an Error with its telling line when it fails */
  run(command: string, args: string[], options: RunOptions): Promise<string>;
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
    playwrightPath: chromium.executablePath(),
    cacheFolder: join(import.meta.dirname, "..", "..", "node_modules", ".cache", "browser"),
    isExecutable: (path) => isFileFor(constants.X_OK, path),
    run,
    log: (line) => console.error(line),
  };
}

/** The line of a program's output that says what went wrong: the first that speaks of an error, else the last. */
export function tellingLine(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  const telling = lines.find((line) => /\berror\b|^E: |cannot|not found/i.test(line));
  return telling ?? lines.findLast((line) => line !== "") ?? "it printed nothing";
}

function run(command: string, args: string[], { timeoutMs, cwd, env }: RunOptions): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, timeout: timeoutMs, maxBuffer: LONGEST_OUTPUT };
  const reasonOf = ({ killed, code, message }: ExecFileException): string | undefined => {
    if (killed) return `it took longer than ${timeoutMs / 1000} s and was stopped`;
    // A number is the code that the program has ended with: it has said itself what was wrong.
    return typeof code === "string" ? message : undefined;
  };
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, options, (fault, out, err) => {
      const output = `${out}\n${err}`;
      if (fault) reject(new Error(reasonOf(fault) ?? tellingLine(output)));
      else resolve(output);
    });
    // Nobody answers what it may ask.
    child.stdin?.end();
  });
}
