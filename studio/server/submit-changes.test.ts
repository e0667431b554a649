import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { gitIn, makeRepository } from "../../tests/git";
import { changedContent, sendAgain, submissionUnderReview, submitChanges } from "./submit-changes";

let root: string;
let git: ReturnType<typeof gitIn>;

beforeEach(() => {
  root = join(emptyFolder(), "project");
  mkdirSync(join(root, "pages/features"), { recursive: true });
  git = makeRepository(root);
  write("pages/index.json", "{}");
  write("README.md", "First words.");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
});

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const filesOf = (revision: string) =>
  git("show", "--format=%s", "--name-only", revision).split("\n").filter(Boolean);

it("commits only content, on a new branch", async () => {
  write("pages/index.json", '{ "title": "New" }');
  write("pages/features/call queues’.json", "{}");
  write("pages/helper.ts", "export {};");
  write("README.md", "Other words.");
  git("add", "README.md");
  expect(await changedContent(root)).toEqual(["pages/index.json", "pages/features/call queues’.json"]);
  const title = "Add the page on call queues";
  expect(await submitChanges(root, title)).toEqual({
    branch: "studio/add-the-page-on-call-queues",
    isSent: false,
  });
  expect(git("branch", "--show-current")).toBe("studio/add-the-page-on-call-queues");
  expect(filesOf("HEAD")).toHaveLength(3);
  expect(filesOf("HEAD")[0]).toBe(title);
  expect(git("status", "--porcelain")).toBe("M  README.md\n?? pages/helper.ts");
  expect(await changedContent(root)).toEqual([]);
});

it("shortens a long branch name at the end of a word", async () => {
  write("pages/index.json", '{ "title": "New" }');
  const { branch } = await submitChanges(root, "Add the page on call queues for dentists to the footer");
  expect(branch).toBe("studio/add-the-page-on-call-queues-for-dentists-to-the");
});

it("adds a second change to the branch under review", async () => {
  write("pages/index.json", '{ "title": "New" }');
  await submitChanges(root, "Rename the home page");
  write("pages/index.json", '{ "title": "Newer" }');
  expect((await submitChanges(root, "Rename it again")).branch).toBe("studio/rename-the-home-page");
  expect(git("log", "--format=%s", "-2")).toBe("Rename it again\nRename the home page");
});

it.each(["origin", "hub"])("starts a new branch once the earlier change is merged at %s", async (remote) => {
  const origin = join(root, "../origin.git");
  git("clone", "--quiet", "--bare", ".", origin);
  git("remote", "add", remote, origin);
  git("fetch", "--quiet", remote);
  git("remote", "set-head", remote, "main");
  write("pages/index.json", '{ "title": "New" }');
  await submitChanges(root, "Rename the home page");
  expect((await submissionUnderReview(root))?.branch).toBe("studio/rename-the-home-page");
  git("--git-dir", origin, "update-ref", "refs/heads/main", "studio/rename-the-home-page");
  expect(await submissionUnderReview(root)).toBeUndefined();
  write("pages/index.json", '{ "title": "Newer" }');
  expect((await submitChanges(root, "Rename the home page")).branch).toBe("studio/rename-the-home-page-2");
  expect(git("log", "--format=%s", `${remote}/main..HEAD`)).toBe("Rename the home page");
});

it("starts a new branch once the change is merged on this computer", async () => {
  write("pages/index.json", '{ "title": "New" }');
  const { branch } = await submitChanges(root, "Rename the home page");
  expect((await submissionUnderReview(root))?.branch).toBe(branch);
  git("branch", "--force", "main", branch);
  expect(await submissionUnderReview(root)).toBeUndefined();
});

it("starts a new branch once the branch is deleted, as after a squash merge", async () => {
  const origin = join(root, "../squashed.git");
  git("clone", "--quiet", "--bare", ".", origin);
  git("remote", "add", "origin", origin);
  write("pages/index.json", '{ "title": "New" }');
  const { branch } = await submitChanges(root, "Rename the home page");
  expect(await submissionUnderReview(root)).toEqual({ branch, isSent: true });
  git("--git-dir", origin, "update-ref", "-d", `refs/heads/${branch}`);
  expect(await submissionUnderReview(root)).toBeUndefined();
});

it("submits a project in a folder of a larger repository", async () => {
  const below = join(root, "site");
  mkdirSync(join(below, "pages"), { recursive: true });
  write("site/pages/index.json", '{ "title": "Old" }');
  git("add", "site");
  git("commit", "--quiet", "--message", "Add the site");
  write("site/pages/index.json", '{ "title": "New" }');
  expect(await changedContent(below)).toEqual(["pages/index.json"]);
  await submitChanges(below, "Rename the home page");
  expect(filesOf("HEAD")).toEqual(["Rename the home page", "site/pages/index.json"]);
});

it("commits deletions", async () => {
  rmSync(join(root, "pages/index.json"));
  await submitChanges(root, "Remove the home page");
  expect(filesOf("HEAD")).toEqual(["Remove the home page", "pages/index.json"]);
});

it("pushes the branch to the origin, and returns where its review is requested", async () => {
  const origin = join(root, "../origin.git");
  git("init", "--quiet", "--bare", origin);
  const review = "https://github.com/pingo/site/pull/new/studio/rename-the-home-page";
  const hook = `#!/bin/sh\necho "This repository moved: https://github.com/pingo/site.git" >&2\necho "  ${review}" >&2\n`;
  writeFileSync(join(origin, "hooks/pre-receive"), hook, { mode: 0o755 });
  git("remote", "add", "origin", origin);
  write("pages/index.json", '{ "title": "New" }');
  expect(await submitChanges(root, "Rename the home page")).toEqual({
    branch: "studio/rename-the-home-page",
    isSent: true,
    review,
  });
  expect(gitIn(origin)("branch")).toContain("studio/rename-the-home-page");
});

it("reports what prevents a submission, and loses nothing", async () => {
  await expect(submitChanges(root, "Nothing")).rejects.toThrow("Nothing has been changed.");
  write("pages/index.json", '{ "title": "New" }');
  await expect(submitChanges(root, " ")).rejects.toThrow("Say in 1 to 72 characters");
  await expect(submitChanges(root, "x".repeat(73))).rejects.toThrow("Say in 1 to 72 characters");
  write(".git/index.lock", "");
  await expect(submitChanges(root, "Held up")).rejects.toThrow("Git says");
  rmSync(join(root, ".git/index.lock"));
});

it("leaves no branch behind when the commit is refused", async () => {
  write("pages/index.json", '{ "title": "New" }');
  const hook = join(root, ".git/hooks/pre-commit");
  writeFileSync(hook, "#!/bin/sh\necho 'No commits on Sundays.' >&2\nexit 1\n", { mode: 0o755 });
  await expect(submitChanges(root, "Rename it")).rejects.toThrow("Git says: No commits on Sundays.");
  expect(git("branch", "--format=%(refname:short)")).toBe("main");
  expect(await changedContent(root)).toEqual(["pages/index.json"]);
  rmSync(hook);
  expect((await submitChanges(root, "Rename it")).branch).toBe("studio/rename-it");
});

it("sends a submission again that could not be sent", async () => {
  await expect(sendAgain(root)).rejects.toThrow("There is nothing to send.");
  const origin = join(root, "../late.git");
  git("remote", "add", "origin", origin);
  write("pages/index.json", '{ "title": "New" }');
  const branch = "studio/rename-it";
  const reason = expect.stringMatching(/^Git says: .*late\.git/);
  expect(await submitChanges(root, "Rename it")).toEqual({ branch, isSent: false, reason });
  expect(filesOf("HEAD")).toEqual(["Rename it", "pages/index.json"]);
  expect(await submissionUnderReview(root)).toEqual({ branch, isSent: false });
  git("init", "--quiet", "--bare", origin);
  expect(await sendAgain(root)).toEqual({ branch, isSent: true });
  expect(await submissionUnderReview(root)).toEqual({ branch, isSent: true });
});

it.each(["--amend", "-m x", "$(touch hacked)", "`id`; rm -rf .", "../../x", "--exec=id"])(
  "uses the title %j only as text",
  async (title) => {
    write("pages/index.json", '{ "title": "New" }');
    const { branch } = await submitChanges(root, title);
    expect(branch).toMatch(/^studio\/[a-z0-9-]+$/);
    expect(filesOf("HEAD")).toEqual([title, "pages/index.json"]);
  },
);

it("reports a folder that is not a repository", async () => {
  rmSync(join(root, ".git"), { recursive: true });
  await expect(changedContent(root)).rejects.toThrow("not a git repository");
});
