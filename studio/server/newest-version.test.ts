import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { gitIn } from "../../tests/git";
import { getNewestVersion } from "./newest-version";
import { sendAgain, submissionUnderReview, submitChanges } from "./submit-changes";

const HOME = "pages/index.json";
const PRICING = "pages/pricing.json";
const LEDGER = "checks/ledger/accepted/index.txt";

/** A copy of the repository: its folder, and functions that run git there, and read and write its files. */
function cloneOf(origin: string, name: string) {
  const root = join(origin, "..", name);
  gitIn(join(origin, ".."))("clone", "--quiet", origin, root);
  const git = gitIn(root);
  git("config", "user.name", name);
  git("config", "user.email", `${name}@pingo.example`);
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const publish = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) write(file, text);
    git("add", ".");
    git("commit", "--quiet", "--message", "Change it");
    git("push", "--quiet", "origin", "HEAD:main");
  };
  return { root, git, write, publish, read: (file: string) => readFileSync(join(root, file), "utf8") };
}

let mine: ReturnType<typeof cloneOf>;
let others: ReturnType<typeof cloneOf>;

beforeEach(() => {
  const folder = emptyFolder();
  const origin = join(folder, "origin.git");
  gitIn(folder)("init", "--quiet", "--bare", "--initial-branch=main", origin);
  others = cloneOf(origin, "others");
  others.publish({ [HOME]: "one\n\n\n\ntwo\n", [PRICING]: "{}", "package.json": "{}" });
  mine = cloneOf(origin, "mine");
});

it("adds what others have published, and keeps what is not submitted", async () => {
  expect(await getNewestVersion(mine.root)).toEqual({ files: [], isProgramNew: false });
  others.publish({ [PRICING]: "new", [LEDGER]: "A sentence.", "README.md": "Words." });
  mine.write(HOME, "my home");
  expect(await getNewestVersion(mine.root)).toEqual({ files: [LEDGER, PRICING], isProgramNew: false });
  others.publish({ "package.json": '{ "version": "2" }' });
  expect(await getNewestVersion(mine.root)).toEqual({ files: [], isProgramNew: true });
  expect([mine.read(HOME), mine.read(PRICING)]).toEqual(["my home", "new"]);
});

it("leaves a merge alone that somebody is resolving", async () => {
  mine.write(HOME, "mine");
  mine.git("commit", "--quiet", "--all", "--message", "Change it here");
  others.publish({ [HOME]: "theirs" });
  mine.git("fetch", "--quiet");
  expect(() => mine.git("merge", "--quiet", "origin/main")).toThrow();
  mine.write(HOME, "both");
  mine.git("add", HOME);
  await expect(getNewestVersion(mine.root)).rejects.toThrow("Somebody is joining two versions");
  expect(mine.read(HOME)).toBe("both");
  expect(mine.git("rev-parse", "--verify", "MERGE_HEAD")).not.toBe("");
});

it("adds it to a submission under review", async () => {
  mine.write(HOME, "one of mine\n\n\n\ntwo\n");
  const { branch } = await submitChanges(mine.root, "Change the home page");
  others.publish({ [HOME]: "one\n\n\n\ntwo of others\n" });
  expect(await getNewestVersion(mine.root)).toEqual({ files: [HOME], isProgramNew: false });
  expect(mine.read(HOME)).toBe("one of mine\n\n\n\ntwo of others\n");
  expect((await submissionUnderReview(mine.root))?.branch).toBe(branch);
});

it("adds what a reviewer has changed in the submission, which could not be sent before", async () => {
  mine.write(HOME, "mine");
  const { branch } = await submitChanges(mine.root, "Change the home page");
  others.git("fetch", "--quiet");
  others.git("switch", "--quiet", branch);
  others.write(PRICING, "reviewed");
  others.git("commit", "--quiet", "--all", "--message", "Correct it");
  others.git("push", "--quiet");
  mine.write(HOME, "mine again");
  expect(await submitChanges(mine.root, "Change it again")).toEqual({
    branch,
    isSent: false,
    reason: "Others have changed it there: get their changes, beside the list of pages, then send it again.",
  });
  expect(await getNewestVersion(mine.root)).toEqual({ files: [PRICING], isProgramNew: false });
  expect([mine.read(HOME), mine.read(PRICING)]).toEqual(["mine again", "reviewed"]);
  expect((await sendAgain(mine.root)).isSent).toBe(true);
});

it("returns to the main branch after a submission has been merged, even if as another commit", async () => {
  mine.write(HOME, "mine");
  const { branch } = await submitChanges(mine.root, "Change the home page");
  others.publish({ [HOME]: "mine", [PRICING]: "new" });
  others.git("push", "--quiet", "origin", "--delete", branch);
  mine.write(PRICING, "{}\n");
  await expect(getNewestVersion(mine.root)).rejects.toThrow(
    `Others have changed what you have not submitted yet: ${PRICING}. Submit your changes first.`,
  );
  expect(mine.read(PRICING)).toBe("{}\n");
  mine.write(PRICING, "{}");
  expect(await getNewestVersion(mine.root)).toEqual({ files: [PRICING], isProgramNew: false });
  expect(mine.git("branch", "--show-current")).toBe("main");
});

it("leaves everything as it was if the same lines have changed", async () => {
  mine.write(HOME, "mine");
  await submitChanges(mine.root, "Change the home page");
  others.publish({ [HOME]: "theirs" });
  await expect(getNewestVersion(mine.root)).rejects.toThrow(
    `Others have changed the same lines as you: ${HOME}. What you wrote is kept.`,
  );
  expect(mine.read(HOME)).toBe("mine");
  expect(mine.git("status", "--porcelain")).toBe("");
});

it("says that a reviewer's changes have arrived if only those of the site cannot be added", async () => {
  mine.write(HOME, "mine");
  const { branch } = await submitChanges(mine.root, "Change the home page");
  others.publish({ [HOME]: "theirs" });
  others.git("fetch", "--quiet");
  others.git("switch", "--quiet", branch);
  others.write(PRICING, "reviewed");
  others.git("commit", "--quiet", "--all", "--message", "Correct it");
  others.git("push", "--quiet");
  await expect(getNewestVersion(mine.root)).rejects.toMatchObject({
    message: expect.stringMatching(/^Others have changed the same lines .* Other changes have arrived\.$/),
    details: { files: [PRICING], isProgramNew: false },
  });
  expect([mine.read(HOME), mine.read(PRICING)]).toEqual(["mine", "reviewed"]);
});

it("leaves everything as it was if a hook refuses the merge", async () => {
  mine.write(PRICING, "mine");
  await submitChanges(mine.root, "Change the prices");
  others.publish({ [HOME]: "theirs" });
  const hook = ".git/hooks/pre-merge-commit";
  mine.write(hook, "#!/bin/sh\necho No merges >&2\nexit 1\n");
  chmodSync(join(mine.root, hook), 0o755);
  await expect(getNewestVersion(mine.root)).rejects.toThrow("No merges");
  expect(mine.read(HOME)).not.toBe("theirs");
  expect(mine.git("status", "--porcelain")).toBe("");
});

it("says why there is nothing newer to get", async () => {
  mine.git("switch", "--quiet", "--create", "redesign");
  await expect(getNewestVersion(mine.root)).rejects.toThrow("on the branch “redesign”");
  mine.git("remote", "set-url", "origin", join(mine.root, "gone"));
  await expect(getNewestVersion(mine.root)).rejects.toThrow("cannot be fetched. Git says: ");
  mine.git("remote", "remove", "origin");
  await expect(getNewestVersion(mine.root)).rejects.toThrow("not connected to another one");
  await expect(getNewestVersion(emptyFolder())).rejects.toThrow("not connected to another one");
});
