import type { HandedIn } from "../api";
import { StudioError } from "./files";
import { gitIn } from "./git";

/** What a change of content writes; other work in the same folder is not the author's, and stays. */
const CONTENT = [
  ":(glob)pages/**/*.json",
  ":(glob)data/**/*.json",
  "checks/ledger/accepted",
  "schema/content.editor.gen.json",
  ".vscode/tokens.code-snippets",
];

/** How the names of branches begin on which changes are handed in. */
const BRANCHES = "studio/";

/** Longest title of a commit that every tool shows whole. */
const LONGEST_TITLE = 72;

/**
 * The files of the content that have been changed and not been committed.
 *
 * @throws StudioError where the project is no repository, or there is no git
 */
export async function changedContent(root: string): Promise<string[]> {
  try {
    const git = gitIn(root);
    // Git names files from its own top, which may be above the project.
    const above = (await git("rev-parse", "--show-prefix")).trim();
    const status = await git(
      "status",
      "--porcelain",
      "-z",
      "--no-renames",
      "--untracked-files=all",
      "--",
      ...CONTENT,
    );
    return status
      .split("\0")
      .filter(Boolean)
      .map((line) => line.slice(3 + above.length));
  } catch {
    throw new StudioError(
      409,
      "This folder is no git repository, so that nothing can be handed in from here.",
    );
  }
}

/** `Add the page on call queues` → `studio/add-the-page-on-call-queues`, with a number where an earlier change had that name. */
function branchOf(title: string, taken: readonly string[]): string {
  const words = title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const name = `${BRANCHES}${words.slice(0, 50).replace(/-$/, "") || "change"}`;
  const isTaken = (branch: string) => taken.some((other) => other === branch || other.endsWith(`/${branch}`));
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if (!isTaken(branch)) return branch;
  }
}

/** The branch of an earlier change that is still under review: what comes next joins it. A merged one is done. */
export async function underReview(root: string): Promise<string | undefined> {
  const git = gitIn(root);
  const succeeds = (...args: string[]) =>
    git(...args).then(
      () => true,
      () => false,
    );
  const branch = (await git("branch", "--show-current")).trim();
  if (!branch.startsWith(BRANCHES)) return undefined;
  // Without a connection it stands as it was when there last was one.
  await succeeds("fetch", "--quiet", "--prune");
  const isMerged = await succeeds("merge-base", "--is-ancestor", "HEAD", "refs/remotes/origin/HEAD");
  // What was merged as one commit is known by its branch, which goes with it.
  const wasSent = await succeeds("config", `branch.${branch}.merge`);
  const isGone = wasSent && !(await succeeds("rev-parse", "--verify", "--quiet", "@{upstream}"));
  return isMerged || isGone ? undefined : branch;
}

/**
 * Commits the changed content on a branch of its own, or on the one that is under review already, and sends that to where the project came from.
 *
 * @param title what the change does, for the review
 * @throws StudioError where there is nothing to hand in, or git refuses; what was changed stays as it is
 */
export async function handIn(root: string, title: string): Promise<HandedIn> {
  const words = title.trim().replace(/\s+/g, " ");
  if (words === "" || words.length > LONGEST_TITLE)
    throw new StudioError(400, `Say in 1 to ${LONGEST_TITLE} characters what this changes.`);
  const files = await changedContent(root);
  if (files.length === 0) throw new StudioError(409, "Nothing has been changed.");
  const git = gitIn(root);
  const joined = await underReview(root);
  const branches = (await git("branch", "--all", "--format=%(refname:short)")).split("\n");
  const branch = joined ?? branchOf(words, branches);
  try {
    if (joined === undefined) await git("switch", "--create", branch);
    await git("add", "--", ...files);
    // Of what else is staged, nothing comes along.
    await git("commit", "--message", words, "--", ...files);
  } catch (error) {
    throw new StudioError(409, `Git says: ${String((error as { stderr?: string }).stderr ?? error).trim()}`);
  }
  const remotes = (await git("remote")).split("\n").filter(Boolean);
  if (remotes.length === 0) return { branch, isSent: false };
  try {
    await git("push", "--set-upstream", remotes.includes("origin") ? "origin" : String(remotes[0]), branch);
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim();
    throw new StudioError(409, `It is committed on ${branch}, but could not be sent. Git says: ${said}`);
  }
  return { branch, isSent: true };
}
