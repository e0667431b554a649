import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { FILE_START } from "../../schema/diagnostic";
import { isJsonObject } from "../../schema/json-document";
import type { PageSummary } from "../page-summary";
import type { Finding, SiteRule } from "../rule";

function duplicates(pages: readonly PageSummary[], key: "title" | "description"): Finding[] {
  const first = new Map<string, PageSummary>();
  return pages.flatMap((page): Finding[] => {
    const stated = page[key];
    if (!stated) return [];
    const text = stated.text.trim().toLowerCase();
    const earlier = first.get(text);
    if (!earlier) {
      first.set(text, page);
      return [];
    }
    const other = earlier.file === page.file ? `${earlier.route}, made by the same template` : earlier.file;
    const fix =
      earlier.file === page.file
        ? "Put a token for the item in it, such as {{item.title}}."
        : "Give one of the two words of its own, which say what that page alone is about.";
    return [{ ...stated.spot, message: `This ${key} is also that of ${other}.`, fix }];
  });
}

/** The file that a page's words stand in: its own, or that of the item which its template takes them from. */
function sourceOf({ route, file }: PageSummary, site: Site): string | undefined {
  const { itemFile } = site.pageOfRoute.get(route) ?? {};
  if (itemFile === undefined) return file;
  const { value } = readDocument(site.root, file);
  return isJsonObject(value) && String(value.title).includes("{{item.") ? itemFile : undefined;
}

/** Pages that have both of another one: copies, of which nothing else is worth saying. */
function copies(pages: readonly PageSummary[], site: Site): Map<PageSummary, Finding> {
  const first = new Map<string, PageSummary>();
  const found = new Map<PageSummary, Finding>();
  for (const page of pages) {
    if (!page.title || !page.description) continue;
    const both = `${page.title.text}\n${page.description.text}`;
    const original = first.get(both);
    const [file, other] = [page, original].map((one) => one && sourceOf(one, site));
    if (!original) first.set(both, page);
    else if (file && other) {
      const message = `This is a copy of ${other}: its title and description are the same.`;
      found.set(page, {
        file,
        ...FILE_START,
        where: "",
        message,
        fix: "Write what is new here, or remove the file.",
      });
    }
  }
  return found;
}

/** Search engines show one page for each title and description; two alike compete. */
export const duplicateMeta: SiteRule = {
  name: "duplicate-meta",
  severity: "error",
  summary: "No two pages share a title or a description.",
  docs: {
    why: "Search engines show one page for each title and description, so that two alike compete with each other.",
    wrong: `{ "pages/index.json": { "title": "A number that somebody answers" }, "pages/team.json": { "title": "A number that somebody answers" } }`,
    right: `{ "pages/index.json": { "title": "A number that somebody answers" }, "pages/team.json": { "title": "The people who answer your number" } }`,
  },
  checkSite(pages, site) {
    const copied = copies(pages, site);
    const others = pages.filter((page) => !copied.has(page));
    return [...copied.values(), ...duplicates(others, "title"), ...duplicates(others, "description")];
  },
};
