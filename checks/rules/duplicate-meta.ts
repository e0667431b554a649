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
        : "Say what this page alone is about.";
    return [{ ...stated.spot, message: `This ${key} is also that of ${other}.`, fix }];
  });
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
  checkSite: (pages) => [...duplicates(pages, "title"), ...duplicates(pages, "description")],
};
