import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSite } from "../../data/site";
import { page, projectOf, realSchemas } from "../../tests/check/project";
import { gitIn, makeRepository } from "../../tests/git";
import { readVersion, versionsOf } from "./history";

const FILE = "pages/index.json";

const titled = (title: string) => ({ ...page(), title });

/** Commits the pages of a site. */
function commit(root: string, title: string): void {
  gitIn(root)("add", "pages");
  gitIn(root)("commit", "--quiet", "--message", title);
}

/** Creates a site whose home page was committed once with each of these titles. */
function siteWith(...titles: string[]) {
  const root = projectOf({ [FILE]: titled("Not committed yet") });
  makeRepository(root);
  for (const title of titles) {
    writeFileSync(join(root, FILE), JSON.stringify(titled(title)));
    commit(root, title);
  }
  return openSite(root, realSchemas());
}

it("lists the versions of a file, newest first, with the content of each", async () => {
  const site = siteWith("Say it | plainly", "Say it in – fewer words");
  const versions = await versionsOf(site, FILE);
  expect(versions.map(({ title, author }) => [title, author])).toEqual([
    ["Say it in – fewer words", "An Author"],
    ["Say it | plainly", "An Author"],
  ]);
  expect(versions[0]?.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const [later, first] = await Promise.all(versions.map(({ commit }) => readVersion(site, FILE, commit)));
  expect(first).toEqual({ before: undefined, after: titled("Say it | plainly") });
  expect(later).toEqual({ before: first?.after, after: titled("Say it in – fewer words") });
});

it("finds the versions from before a page was unpublished", async () => {
  const site = siteWith("Begin");
  renameSync(join(site.root, FILE), join(site.root, "pages/_index.json"));
  const unpublished = openSite(site.root, realSchemas());
  const [begin] = await versionsOf(unpublished, "pages/_index.json");
  expect(begin?.title).toBe("Begin");
  const { after } = await readVersion(unpublished, "pages/_index.json", begin?.commit ?? "");
  expect(after).toEqual(titled("Begin"));
});

it("finds the versions from before a page was moved, also twice, and before the move is committed", async () => {
  const { root } = siteWith("Begin");
  const move = (from: string, to: string) => {
    renameSync(join(root, from), join(root, to));
    return openSite(root, realSchemas());
  };
  move(FILE, "pages/_offer.json");
  commit(root, "Move");
  move("pages/_offer.json", "pages/offer.json");
  commit(root, "Publish");
  const file = "pages/offers.json";
  const moved = move("pages/offer.json", file);
  const staged = gitIn(root)("status", "--porcelain");
  const versions = await versionsOf(moved, file);
  expect(versions.map(({ title }) => title)).toEqual(["Publish", "Move", "Begin"]);
  expect((await readVersion(moved, file, versions[2]?.commit ?? "")).after).toEqual(titled("Begin"));
  // The author's index is as it was.
  expect(gitIn(root)("status", "--porcelain")).toBe(staged);
});

it("has no versions of an uncommitted file or without git", async () => {
  const root = projectOf({ [FILE]: page() });
  expect(await versionsOf(openSite(root, realSchemas()), FILE)).toEqual([]);
  const [newest] = await versionsOf(siteWith("Begin"), FILE);
  const other = openSite(root, realSchemas());
  await expect(readVersion(other, FILE, newest?.commit ?? "")).rejects.toMatchObject({ status: 404 });
});

it("shows only editable files, and only at commit hashes", async () => {
  const site = siteWith("Begin");
  await expect(versionsOf(site, "data/routes.json")).rejects.toMatchObject({ status: 404 });
  await expect(readVersion(site, "../secrets.json", "0".repeat(40))).rejects.toMatchObject({ status: 404 });
  for (const commit of ["HEAD", "--output=x", "main:README.md", `${"0".repeat(40)}^`, ""])
    await expect(readVersion(site, FILE, commit)).rejects.toMatchObject({ status: 400 });
});
