import type { Page } from "../../data/load-page";
import { type Finding, findingAt, type PageRule } from "../rule";

/** Minimum and maximum number of characters: enough to choose by, and as many as search results show. */
const LIMITS = { title: [25, 60], description: [70, 160] } as const;

function check(page: Page, key: keyof typeof LIMITS): Finding[] {
  const text = page[key];
  const [min, max] = LIMITS[key];
  const length = [...text].length;
  // An empty text is missing, and an unresolved token is unknown: both have faults of their own.
  if (length === 0 || text.includes("{{") || (length >= min && length <= max)) return [];
  const isShort = length < min;
  const limit = isShort ? `at least ${min} are needed` : `at most ${max} are shown in search results`;
  const message = `The ${key} has ${length} characters; ${limit}.`;
  return [findingAt(page.document, [key], { message, fix: isShort ? "Say more." : "Shorten it." })];
}

export const metaLength: PageRule = {
  name: "meta-length",
  summary: "A title has 25 to 60 characters, and a description 70 to 160.",
  why:
    "Search results cut off a longer title or description, and a shorter one gives nobody a reason to " +
    "click. Lengths are measured as visitors see them, with tokens resolved.",
  wrong: `{ "title": "Pricing" }`,
  right: `{ "title": "Pricing: three plans, and what each one includes" }`,
  check: ({ page }) => [...check(page, "title"), ...check(page, "description")],
};
