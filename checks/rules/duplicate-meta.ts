import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { ITEM_TOKEN } from "../../data/token";
import { FILE_START } from "../../schema/diagnostic";
import { isJsonObject } from "../../schema/json-document";
import { oldestFirst, type PageSummary } from "../page-summary";
import type { Finding, SiteRule } from "../rule";

const keyOf = ({ title, description }: PageSummary): string =>
  title && description ? `${title.text}\n${description.text}` : "";

/** Returns the file with a page's texts: its own file, or the item's file if the template takes them from the item. */
function sourceOf({ route, file }: PageSummary, site: Site): string {
  const { itemFile } = site.pageOfRoute.get(route) ?? {};
  const { value } = readDocument(site.root, file);
  const isOfItem = isJsonObject(value) && ITEM_TOKEN.test(String(value.title));
  return (isOfItem && itemFile) || file;
}

/** Returns the fault of a page with the title and description of another one: a copy, whose other faults are left out. */
function copyOf(page: PageSummary, original: PageSummary, site: Site): Finding {
  const message = `This is a copy of ${sourceOf(original, site)}: its title and description are the same.`;
  const fix = "Write what is new here, or remove the file.";
  return { file: sourceOf(page, site), ...FILE_START, where: "", message, fix };
}

function duplicates(pages: readonly PageSummary[], key: "title" | "description"): Finding[] {
  const first = new Map<string, PageSummary>();
  return pages.flatMap((page): Finding[] => {
    const stated = page[key];
    if (!stated) return [];
    const text = stated.text.trim().toLowerCase();
    const earlier = first.get(text);
    first.set(text, earlier ?? page);
    if (!earlier) return [];
    const isSame = earlier.file === page.file;
    const other = isSame ? `${earlier.route}, made by the same template` : earlier.file;
    const fix = isSame
      ? "Put a token for the item in it, such as {{item.title}}."
      : "Rewrite one of the two to say what only that page is about.";
    return [{ ...stated.spot, message: `This ${key} is the same as in ${other}.`, fix }];
  });
}

/** No two pages have the same title or description. */
export const duplicateMeta: SiteRule = {
  name: "duplicate-meta",
  checkSite(pages, site) {
    const originals = new Map<string, PageSummary>();
    const copies: Finding[] = [];
    const others = oldestFirst(pages, site).filter((page) => {
      const original = originals.get(keyOf(page));
      const isCopy = original && sourceOf(original, site) !== sourceOf(page, site);
      if (isCopy) copies.push(copyOf(page, original, site));
      else if (keyOf(page)) originals.set(keyOf(page), page);
      return !isCopy;
    });
    return [...copies, ...duplicates(others, "title"), ...duplicates(others, "description")];
  },
};
