import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { page, projectOf, text } from "../tests/check/project";
import { FROZEN_SITE } from "../tests/roots";
import { SiteChecker } from "./site-checker";

/** Real pages of every kind: plain, with shared blocks, from templates, filled in from collections. */
const REAL = [
  "pages/pricing.json",
  "pages/_shared/plans.json",
  "pages/blog/index.json",
  "pages/blog/[postId].json",
  "pages/resources/carrier-pricing.json",
  "pages/resources/comparisons/[competitorId].json",
  "data/authors.json",
  "data/posts/keeping-your-number.json",
  "data/posts/why-one-call-is-clear.json",
  "data/carriers/index.json",
  "data/carriers/india.json",
  "data/carriers/canada.json",
  "data/comparisons/index.json",
  "data/comparisons/quo.json",
  "data/navigation.json",
  "data/constants.json",
  "data/site.json",
  "data/routes.json",
  "data/house-style.json",
];
const OWN = {
  "pages/uses.json": page([{ use: "plans" }, text("Sound.")], { title: "A page that uses what is shared" }),
  "pages/other.json": page([text("A price of {{plans.lite.price}}.")], { title: "A page that uses nothing" }),
  "data/redirects.json": { redirects: [] },
  "data/exceptions.json": { exceptions: [] },
};
/** Files that exist before each edit. */
export const PROJECT_FILES = [...REAL, ...Object.keys(OWN)];

/** Edits that a person may make to a file. */
export const EDITS = [
  "remove",
  "restore",
  "breakOff",
  "misspell",
  "type",
  "reword",
  "recount",
  "rename",
] as const;
type Edit = (typeof EDITS)[number];

/** Creates a project that is edited and checked after each save. */
export function makeEditedProject() {
  const root = projectOf({ "pages/index.json": page() });
  const checker = new SiteChecker(root);
  const at = (file: string) => join(root, file);
  const restore = (file: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    const own = OWN[file as keyof typeof OWN];
    if (own) writeFileSync(at(file), JSON.stringify(own));
    else copyFileSync(join(FROZEN_SITE, file), at(file));
  };
  /** Changes a file's text; restores a missing file instead. */
  const change = (file: string, edit: (content: string) => string) => {
    try {
      writeFileSync(at(file), edit(readFileSync(at(file), "utf8")));
    } catch {
      restore(file);
    }
  };
  const edits: Readonly<Record<Edit, (file: string) => void>> = {
    remove: (file) => rmSync(at(file), { force: true }),
    restore,
    breakOff: (file) => change(file, (content) => content.slice(0, -4)),
    misspell: (file) =>
      change(file, (content) => content.replace(/"(use|price|name|title|body)":/, '"$1x":')),
    type: (file) => change(file, (content) => content.replace(/": "([A-Z])/g, '": "For $13 a month: $1')),
    reword: (file) => change(file, (content) => content.replace(/": "([A-Z])/, '": "So $1')),
    recount: (file) => change(file, (content) => content.replace(/"value": (\d+)/g, '"value": 1$1')),
    rename: (file) => change(file, (content) => content.replace('"plans"', '"prices"')),
  };
  const restoreAll = () => {
    for (const folder of ["pages", "data"]) rmSync(at(folder), { recursive: true });
    for (const file of PROJECT_FILES) restore(file);
  };
  return {
    root,
    checker,
    /** Restores all files. */
    restoreAll,
    /** Restores all files, and passes them to the checker. */
    reset() {
      restoreAll();
      checker.check(PROJECT_FILES);
    },
    edit: (name: Edit, file: string) => edits[name](file),
    change,
  };
}
