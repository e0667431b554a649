import { execFileSync } from "node:child_process";

/** Returns a function that runs git in a folder, and returns its output without the last line break. */
export const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trimEnd();

/** Makes a folder a git repository of an author without a commit, and returns a function that runs git in it. */
export function makeRepository(folder: string): ReturnType<typeof gitIn> {
  const git = gitIn(folder);
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "An Author");
  git("config", "user.email", "author@pingo.example");
  return git;
}
