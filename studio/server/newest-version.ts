import type { Updated } from "../api";
import { StudioError } from "./files";
import { BRANCH_PREFIX, gitIn, gitMessage, remoteOf } from "./git";
import { CONTENT_PATHSPECS, submissionUnderReview } from "./submit-changes";

type Git = ReturnType<typeof gitIn>;

/** Fetches what others have changed, and returns the name of the branch that holds the reviewed site. */
async function fetchMain(git: Git, remote: string): Promise<string> {
  try {
    await git("fetch", "--quiet", "--prune", remote);
    await git("remote", "set-head", remote, "--auto");
  } catch (error) {
    throw new StudioError(409, `The newest version cannot be fetched. ${gitMessage(error)}`);
  }
  const main = await git("rev-parse", "--abbrev-ref", `${remote}/HEAD`);
  return main.trim().slice(remote.length + 1);
}

/** Returns what others have changed since a commit, as far as the copy has it. */
async function changesSince(git: Git, before: string): Promise<Updated> {
  const changed = async (...paths: string[]) =>
    (await git("diff", "--name-only", "--relative", before, "HEAD", "--", ...paths))
      .split("\n")
      .filter(Boolean);
  const files = await changed(...CONTENT_PATHSPECS);
  const all = await changed(".", ":(exclude)*.md");
  return { files, isProgramNew: all.length > files.length };
}

/** Ends a merge that git could not finish, and explains why. */
async function endMerge(git: Git, error: unknown): Promise<string> {
  const list = (files: string[]) => files.filter(Boolean).join(", ");
  const conflicts = list((await git("diff", "--name-only", "--relative", "--diff-filter=U")).split("\n"));
  // Fails if git has refused to begin.
  await git("merge", "--abort").catch(() => "");
  if (conflicts !== "") {
    const advice = "What you wrote is kept. Ask the person who maintains the site to join both.";
    return `Others have changed the same lines as you: ${conflicts}. ${advice}`;
  }
  // Git indents the files that it would overwrite with a tab, in every language.
  const unsubmitted = list([...gitMessage(error).matchAll(/^\t(.+)$/gm)].map(([, file = ""]) => file));
  return unsubmitted === ""
    ? gitMessage(error)
    : `Others have changed what you have not submitted yet: ${unsubmitted}. Submit your changes first.`;
}

/**
 * Adds to the author's copy what others have changed on the site since. Changes that are not submitted are kept; after a
 * submission has been merged, the copy returns to the site's main branch.
 *
 * @throws StudioError if the newest version cannot be fetched, or cannot be joined with the author's, which is kept; its
 *   details are what has arrived nevertheless
 */
export async function getNewestVersion(root: string): Promise<Updated> {
  const git = gitIn(root);
  const remote = await remoteOf(root).catch(() => undefined);
  if (remote === undefined)
    throw new StudioError(
      409,
      "This copy of the site is not connected to another one, so it cannot be newer.",
    );
  // A merge that fails is aborted, which must not be one that somebody else has begun.
  if (await git("rev-parse", "--quiet", "--verify", "MERGE_HEAD").catch(() => ""))
    throw new StudioError(409, "Somebody is joining two versions of this copy right now. Finish that first.");
  const main = await fetchMain(git, remote);
  const branch = (await git("branch", "--show-current")).trim();
  if (branch !== main && !branch.startsWith(BRANCH_PREFIX)) {
    const message = `This copy is on the branch “${branch}”, which was not created here.`;
    throw new StudioError(409, `${message} Ask the person who created it to update it.`);
  }
  const before = (await git("rev-parse", "HEAD")).trim();
  try {
    if (branch !== main && !(await submissionUnderReview(root))) {
      await git("fetch", "--quiet", remote, `${main}:${main}`);
      await git("switch", "--quiet", main);
    }
    // Reviewers may have changed the submission itself.
    const sent = await git("rev-parse", "--abbrev-ref", "@{upstream}").catch(() => "");
    const refs = new Set([sent.trim(), `${remote}/${main}`].filter(Boolean));
    for (const ref of refs) await git("merge", "--quiet", "--no-edit", ref);
  } catch (error) {
    const message = await endMerge(git, error);
    const arrived = await changesSince(git, before);
    if (arrived.files.length === 0 && !arrived.isProgramNew) throw new StudioError(409, message);
    // An earlier merge has changed the copy already.
    throw new StudioError(409, `${message} Other changes have arrived.`, arrived);
  }
  return changesSince(git, before);
}
