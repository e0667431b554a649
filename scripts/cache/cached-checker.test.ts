import { expect, it } from "vitest";
import { type CheckResult, checkPage } from "../../checks/check-site";
import { makeEditedProject } from "../../checks/site-checker.fixture";
import { openSite } from "../../data/site";
import { cacheIn } from "../../tests/cache";
import { emptyFolder } from "../../tests/empty-folder";
import { cachedChecker, VerdictCache } from "./verdict-cache";

it("caches the first verdicts, starts with cached ones, and checks a saved file again", () => {
  const folder = emptyFolder();
  cacheIn(folder);
  const project = makeEditedProject();
  project.restoreAll();
  const found = cachedChecker(project.root).check();
  const cache = new VerdictCache(openSite(project.root));
  expect(cache.site.pages.filter((ref) => !cache.hasVerdictOf(ref))).toEqual([]);

  // Only a cached verdict of an earlier run can contain this.
  const [ref] = cache.site.pages.filter(({ route }) => route === "/other");
  if (!ref) throw new Error("There is no page /other.");
  const verdict = checkPage(cache.site, ref);
  const altered = { ...verdict, summary: { ...verdict.summary, name: "From the cache" } };
  cacheIn(folder, "2");
  const earlierCache = new VerdictCache(cache.site);
  earlierCache.verdictOf(ref, () => altered);
  earlierCache.close();
  const checker = cachedChecker(project.root);
  const names = ({ pages }: CheckResult) => pages.map(({ name }) => name);
  expect(names(checker.check())).toContain("From the cache");

  project.change("pages/other.json", (text) => `${text}\n`);
  expect(names(checker.check(["pages/other.json"]))).toEqual(names(found));
  expect(checker.checked).toEqual(["/other"]);
});
