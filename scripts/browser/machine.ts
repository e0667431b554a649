import { type ExecFileException, execFile } from "node:child_process";
import { constants } from "node:fs";
import { chromium } from "@playwright/test";
import { isFileFor } from "../files";

/** The parts of the computer that the search for a browser uses, so that tests can replace them. */
export interface Machine {
  env: Record<string, string | undefined>;
  /** Path of Playwright's own Chromium, whether or not it is installed. */
  playwrightPath: string;
  isExecutable(path: string): boolean;
  /** Runs a program and returns its output. @throws an Error with the relevant line of its output if it fails */
  run(command: string, args: string[], options: RunOptions): Promise<string>;
  /** Prints a line for the person who waits. */
  log(line: string): void;
}

export interface RunOptions {
  timeoutMs: number;
  env?: Record<string, string>;
}

/** In bytes; installers print a lot, and the cause of a failure may be anywhere in it. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Returns the current computer. It logs to stderr, so that stdout holds only the path. */
export function thisMachine(): Machine {
  return {
    env: process.env,
    playwrightPath: chromium.executablePath(),
    isExecutable: (path) => isFileFor(constants.X_OK, path),
    run,
    log: (line) => console.error(line),
  };
}

/** Returns the line of a program's output that explains a failure: the first that mentions an error, else the last. */
export function errorLineOf(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  const telling = lines.find((line) => /\berror\b|^E: |cannot|not found/i.test(line));
  return telling ?? lines.findLast((line) => line !== "") ?? "it printed nothing";
}

function run(command: string, args: string[], { timeoutMs, env }: RunOptions): Promise<string> {
  const options = { env: { ...process.env, ...env }, timeout: timeoutMs, maxBuffer: MAX_OUTPUT_BYTES };
  const reasonOf = ({ killed, code, message }: ExecFileException): string | undefined => {
    if (killed) return `it took longer than ${timeoutMs / 1000} s and was stopped`;
    // A number is the exit code of the program, whose output explains the failure.
    return typeof code === "string" ? message : undefined;
  };
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, options, (fault, out, err) => {
      const output = `${out}\n${err}`;
      if (fault) reject(new Error(reasonOf(fault) ?? errorLineOf(output)));
      else resolve(output);
    });
    // Nobody answers the program's prompts.
    child.stdin?.end();
  });
}
