import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Maximum size of git's output; a page has about ten thousand characters. */
const MAX_OUTPUT_BYTES = 10_000_000;

/** Maximum time of a git command, in milliseconds: a network that does not answer must not stop the studio. */
const TIMEOUT_MS = 60_000;

/** Prefix of the branches for submitted changes. */
export const BRANCH_PREFIX = "studio/";

/**
 * Runs git in a folder, without a shell; callers must not pass an author's input as an option.
 *
 * @param more additional environment variables
 */
export const runGit = (root: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  run("git", args, {
    cwd: root,
    env: { ...process.env, ...more, GIT_TERMINAL_PROMPT: "0" },
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: TIMEOUT_MS,
  });

/** Returns a function that runs git in a folder as `runGit` does, and returns its output. */
export const gitIn =
  (root: string, more?: NodeJS.ProcessEnv) =>
  async (...args: string[]): Promise<string> =>
    (await runGit(root, args, more)).stdout;

/** Returns the remote repository that changes are sent to and fetched from; undefined if there is none. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const remotes = (await gitIn(root)("remote")).split("\n").filter(Boolean);
  return remotes.includes("origin") ? "origin" : remotes[0];
}

/** Returns git's message from the error of a failed command. */
export function gitMessage(error: unknown): string {
  const { killed, stderr } = error as { killed?: boolean; stderr?: string };
  return killed
    ? "Git took too long. Check your internet connection."
    : `Git says: ${String(stderr ?? error).trim()}`;
}

/** A file that was moved: its former and its new path. */
export type FileMove = readonly [from: string, to: string];

/** Options of `git diff` and `git log` that list moved files only. */
const MOVES = ["--relative", "--find-renames", "--diff-filter=R", "--name-status"];

const parseMoves = (output: string): FileMove[] =>
  output.split("\n").flatMap((line) => {
    const [, from, to] = line.split("\t");
    return from !== undefined && to !== undefined ? [[from, to] as const] : [];
  });

/** Lists the committed moves of files, the newest first. */
export const committedMoves = async (root: string): Promise<FileMove[]> =>
  parseMoves(await gitIn(root)("log", ...MOVES, "--format=", "--", "pages", "data"));

/**
 * Lists the moves among changed files that have not been committed. Git compares files with an index only; a temporary one
 * leaves the author's as it is.
 */
export async function uncommittedMoves(root: string, changed: readonly string[]): Promise<FileMove[]> {
  const index = join(tmpdir(), randomUUID());
  const git = gitIn(root, { GIT_INDEX_FILE: index });
  try {
    await git("read-tree", "HEAD");
    await git("add", "--", ...changed);
    return parseMoves(await git("diff", "--cached", ...MOVES));
  } catch {
    // There is no commit yet.
    return [];
  } finally {
    rmSync(index, { force: true });
  }
}
