import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SiteChecker } from "../../checks/site-checker";
import { page, projectOf } from "../../tests/check/project";
import { FROZEN_SITE } from "../../tests/roots";
import { checkDraft } from "./verdict";

const INDEX = "data/comparisons/index.json";
const textOf = (file: string) => readFileSync(join(FROZEN_SITE, file), "utf8");
const quo = textOf("data/comparisons/quo.json");
const acme = quo.replaceAll("quo", "acme");
const { groups: _, ...rows } = JSON.parse(textOf(INDEX));
const index = { ...rows, groups: [{ name: "All", text: "All of them.", competitors: ["quo"] }] };

const checker = new SiteChecker(
  projectOf({
    "pages/index.json": page(),
    [INDEX]: index,
    "data/comparisons/quo.json": quo,
    "data/comparisons/ringo.json": quo.replaceAll("quo", "ringo"),
    "data/comparisons/_acme.json": acme,
  }),
);
const { diagnostics } = checker.check();

/** Returns the faults of the index of the comparisons that a draft has or causes. */
const findingsOf = (file: string, text: string) =>
  checkDraft(checker, diagnostics, { file, text }).findings.filter(({ rule }) => rule === "collection-index");

it("does not ask for the group of a competitor before it is published, since the groups do not offer it", () => {
  expect(findingsOf("data/comparisons/acme.json", acme)).toEqual([]);
});

it("leads from a published competitor without a group to the groups", () => {
  expect(findingsOf("data/comparisons/ringo.json", quo.replaceAll("quo", "ringo"))).toMatchObject([
    {
      message: `${INDEX} does not name "ringo".`,
      where: "Groups",
      elsewhere: { file: INDEX, path: ["groups"] },
    },
  ]);
});

it("reports at the groups that one of them no longer names a competitor", () => {
  const text = JSON.stringify({ ...index, groups: [{ ...index.groups[0], competitors: ["ringo"] }] });
  expect(findingsOf(INDEX, text)).toMatchObject([
    { message: `${INDEX} does not name "quo".`, where: "Groups", path: ["groups"] },
  ]);
});
