import { expect, it } from "vitest";
import type { JsonObject } from "../schema/json-document";
import { itemOf } from "./collection-item.fixture";
import type { CollectionItem, Collections } from "./collections";
import { postArticle, postSummaries, readMinutes, relatedPosts } from "./posts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

const AUTHOR = { name: "Mara Lind", role: "Writer", bio: "Answers the phone." };

function post(id: string, more: JsonObject = {}, canBeShown = true) {
  const value = {
    title: `Title of ${id}`,
    excerpt: "An excerpt.",
    author: AUTHOR.name,
    publishedAt: "2026-03-04",
    category: "Guides",
    image: "waves",
    tags: ["porting"],
    featured: false,
    content: ["## One", "A paragraph.", "- a", "- b"],
    sources: [{ title: "FCC", url: "https://www.fcc.gov", figures: ["1"] }, { title: "Our own notes" }],
    ...more,
  };
  return itemOf(`data/posts/${id}.json`, value, canBeShown);
}

const collectionsOf = (...items: CollectionItem[]): Collections => new Map([["posts", items]]);

it("calculates the reading time from the words without addresses, at least one minute", () => {
  expect(readMinutes("Short.")).toBe(1);
  expect(readMinutes(words(238 * 4))).toBe(4);
  expect(readMinutes(words(238 * 5 - 100))).toBe(5);
  const link = "[word](https://www.example.org/a/b-c?d=e) ";
  expect(readMinutes(link.repeat(238 * 2))).toBe(2);
});

it("lists the articles newest first, and omits those with faults", () => {
  const collections = collectionsOf(
    post("old", { publishedAt: "2025-12-31" }),
    post("broken", { publishedAt: "2026-09-09" }, false),
    post("new", { publishedAt: "2026-05-01" }),
  );
  expect(postSummaries(collections).map(({ href, publishedOn }) => [href, publishedOn])).toEqual([
    ["/blog/new", "May 1, 2026"],
    ["/blog/old", "December 31, 2025"],
  ]);
  expect(postSummaries(new Map())).toEqual([]);
});

it("joins the lines of an article to Markdown, each as its own block", () => {
  const article = postArticle(post("one"), [AUTHOR]);
  expect(article?.body).toBe("## One\n\nA paragraph.\n\n- a\n\n- b");
  expect(article?.summary).toMatchObject({ href: "/blog/one", readMinutes: 1 });
  // The figures that the check allows are not shown to readers.
  expect(article?.sources).toEqual([
    { title: "FCC", url: "https://www.fcc.gov" },
    { title: "Our own notes" },
  ]);
});

it("finds an article's author by name", () => {
  expect(postArticle(post("one"), [{ ...AUTHOR, name: "Ana" }, AUTHOR])?.author).toBe(AUTHOR);
  expect(postArticle(post("one", { author: "Mara" }), [AUTHOR])).toBeUndefined();
});

it("shows an article whose author has not been chosen yet", () => {
  const article = postArticle(post("one", { author: "" }), [AUTHOR]);
  expect(article?.author.name).toBe("[Author]");
  expect(article?.summary.authorName).toBe("[Author]");
});

it("returns three related articles, those with most tags in common first", () => {
  const item = post("here", { tags: ["recording", "law"] });
  const collections = collectionsOf(
    item,
    post("far", { publishedAt: "2026-08-01" }),
    post("near", { tags: ["law", "porting"], publishedAt: "2026-01-01" }),
    post("nearest", { tags: ["law", "recording"], publishedAt: "2025-01-01" }),
    post("older", { publishedAt: "2024-01-01" }),
  );
  expect(relatedPosts(collections, item).map(({ href }) => href)).toEqual([
    "/blog/nearest",
    "/blog/near",
    "/blog/far",
  ]);
});
