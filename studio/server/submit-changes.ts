import { toSegment } from "../../data/page-address";
import type { Submission } from "../api";
import { StudioError } from "./files";
import { BRANCH_PREFIX, gitIn, gitMessage, remoteOf, runGit } from "./git";

/** Git pathspecs of the files that a content change writes. Other changes in the same folder are not committed. */
export const CONTENT_PATHSPECS = [
  ":(glob)pages/**/*.json",
  ":(glob)data/**/*.json",
  "checks/ledger/accepted",
];

/** Options of `git status` that list every changed file at its present path, for programs. */
const LISTED = ["--porcelain", "-z", "--no-renames", "--untracked-files=all"];

/** Maximum length of a commit title that every tool shows in full. */
const MAX_TITLE_LENGTH = 72;

/**
 * Lists the content files with uncommitted changes.
 *
 * @throws StudioError if the project is not a git repository, or git is not installed
 */
export async function changedContent(root: string): Promise<string[]> {
  try {
    const git = gitIn(root);
    // Git reports paths from the root of the repository, which may be above the project.
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    const status = await git("status", ...LISTED, "--", ...CONTENT_PATHSPECS);
    return status
      .split("\0")
      .filter(Boolean)
      .map((line) => line.slice(3 + prefix.length));
  } catch {
    throw new StudioError(
      409,
      "This folder is not a git repository, so changes cannot be submitted from here.",
    );
  }
}

/** Maximum length of a branch name without its prefix. */
const MAX_BRANCH_LENGTH = 50;

/** Derives a branch name of whole words: `Add the page on call queues` → `studio/add-the-page-on-call-queues`, numbered if the name is taken. */
function createBranchName(title: string, taken: readonly string[]): string {
  const words = toSegment(title);
  const short =
    words.length <= MAX_BRANCH_LENGTH ? words : words.slice(0, MAX_BRANCH_LENGTH + 1).replace(/-[^-]*$/, "");
  const name = `${BRANCH_PREFIX}${short || "change"}`;
  const isTaken = (branch: string) => taken.some((other) => other === branch || other.endsWith(`/${branch}`));
  let branch = name;
  for (let number = 2; isTaken(branch); number += 1) branch = `${name}-${number}`;
  return branch;
}

/**
 * Returns the submission on the current branch if it is still under review, so that the next change is added to it;
 * undefined if it is merged.
 */
export async function submissionUnderReview(root: string): Promise<Submission | undefined> {
  const git = gitIn(root);
  const succeeds = (...args: string[]) =>
    git(...args).then(
      () => true,
      () => false,
    );
  const branch = (await git("branch", "--show-current")).trim();
  if (!branch.startsWith(BRANCH_PREFIX)) return undefined;
  // Offline, the state of the last fetch is used.
  await succeeds("fetch", "--quiet", "--prune");
  const isIn = (ref: string) => succeeds("merge-base", "--is-ancestor", "HEAD", ref);
  // Without a remote repository, the change is merged into the local branch.
  const isMerged =
    (await isIn(`refs/remotes/${await remoteOf(root)}/HEAD`)) || (await isIn("refs/heads/main"));
  // A squash merge is detected by its deleted remote branch.
  const wasSent = await succeeds("config", `branch.${branch}.merge`);
  const isGone = wasSent && !(await succeeds("rev-parse", "--verify", "--quiet", "@{upstream}"));
  const unsentCommits = await git("rev-list", "--count", "@{upstream}..HEAD").catch(() => "");
  return isMerged || isGone ? undefined : { branch, isSent: unsentCommits.trim() === "0" };
}

/** Address that a git host answers a push with, where the review of the branch is requested or is taking place. */
const REVIEW_ADDRESS = /https:\/\/\S+\/(?:pull|merge_request)\S*/;

/** Explains why a push failed, from git's message in English. Git rejects one that would undo what others have pushed. */
const refusalOf = (error: unknown): string =>
  /\((?:fetch first|non-fast-forward)\)/.test(gitMessage(error))
    ? "Others have changed it there: get their changes, beside the list of pages, then send it again."
    : gitMessage(error);

/** Pushes a branch; if that fails, the result says why. */
async function push(root: string, branch: string): Promise<Submission> {
  const remote = await remoteOf(root);
  if (remote === undefined) return { branch, isSent: false };
  return runGit(root, ["push", "--set-upstream", remote, branch], { LC_ALL: "C" }).then(
    ({ stderr }) => ({ branch, isSent: true, review: REVIEW_ADDRESS.exec(stderr)?.[0] }),
    (error: unknown) => ({ branch, isSent: false, reason: refusalOf(error) }),
  );
}

/**
 * Sends a submission again that could not be sent.
 *
 * @throws StudioError if there is none
 */
export async function sendAgain(root: string): Promise<Submission> {
  const submission = await submissionUnderReview(root);
  if (!submission) throw new StudioError(409, "There is nothing to send.");
  return push(root, submission.branch);
}

/** Runs a function on a new branch. If it throws, returns to the former branch and deletes the new one. */
async function onNewBranch(root: string, branch: string, run: () => Promise<void>): Promise<void> {
  const git = gitIn(root);
  await git("switch", "--create", branch);
  try {
    await run();
  } catch (error) {
    await git("switch", "-");
    await git("branch", "--delete", branch);
    throw error;
  }
}

/**
 * Commits the changed content on a new branch, or on the one that is already under review, and pushes the branch.
 *
 * @param title title of the change, for the review
 * @throws StudioError if there are no changes, or they cannot be committed; the changed files are kept
 */
export async function submitChanges(root: string, title: string): Promise<Submission> {
  const words = title.trim().replace(/\s+/g, " ");
  if (words === "" || words.length > MAX_TITLE_LENGTH)
    throw new StudioError(400, `Say in 1 to ${MAX_TITLE_LENGTH} characters what this changes.`);
  const files = await changedContent(root);
  if (files.length === 0) throw new StudioError(409, "Nothing has been changed.");
  const git = gitIn(root);
  const open = await submissionUnderReview(root);
  const branches = (await git("branch", "--all", "--format=%(refname:short)")).split("\n");
  const branch = open?.branch ?? createBranchName(words, branches);
  const commit = async () => {
    await git("add", "--", ...files);
    // Other staged files are not committed.
    await git("commit", "--message", words, "--", ...files);
  };
  try {
    await (open ? commit() : onNewBranch(root, branch, commit));
  } catch (error) {
    throw new StudioError(409, gitMessage(error));
  }
  return push(root, branch);
}
