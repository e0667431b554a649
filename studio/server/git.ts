import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** So much may git say: a page has some ten thousand letters. */
const MOST_BYTES = 10_000_000;

/** Git in a folder; never a shell, and nothing of an author's is an option. */
export const gitIn =
  (root: string) =>
  async (...args: string[]): Promise<string> => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    return (await run("git", args, { cwd: root, env, maxBuffer: MOST_BYTES })).stdout;
  };
