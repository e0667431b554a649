import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Maximum size of git's output; a page has about ten thousand characters. */
const MAX_OUTPUT_BYTES = 10_000_000;

/** Returns a function that runs git in a folder, without a shell; callers must not pass an author's input as an option. */
export const gitIn =
  (root: string) =>
  async (...args: string[]): Promise<string> => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    return (await run("git", args, { cwd: root, env, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
  };
