import type { Authors, Post, PostArticle, PostSummary } from "../schema/shapes.gen";
import { type CollectionItem, type Collections, shownItems } from "./collections";
import { memoize } from "./memoize";
import { formatLongDate } from "./numerals";

/** Reading speed: the mean for English non-fiction, rounded (Brysbaert 2019, 238 words). */
const WORDS_PER_MINUTE = 238;
/** Maximum number of related articles below an article (spec, section 2, Blog). */
const MAX_RELATED_POSTS = 3;

/** Stands for an author who has not been chosen yet, so that the preview of a new article is complete. */
const UNCHOSEN_AUTHOR = { name: "[Author]", role: "[Role]", bio: "[About the author]" };

/** Returns an item's fields. The item must be valid. */
const postOf = (item: CollectionItem): Post => item.value as unknown as Post;

/** Returns an article's text as Markdown: each line of the file is a heading, quote, bullet, numbered line or paragraph. */
const bodyOf = (post: Post): string => post.content.join("\n\n");

/** Returns the reading time of a Markdown text in minutes, at least one; addresses of links do not count. */
export function readMinutes(markdown: string): number {
  const words = markdown.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

/** Returns an article as lists need it. Memoized, to count its words once. */
const listedPost = memoize((item: CollectionItem) => {
  const post = postOf(item);
  const summary: PostSummary = {
    href: `/blog/${item.id}`,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    image: post.image,
    authorName: post.author || UNCHOSEN_AUTHOR.name,
    publishedAt: post.publishedAt,
    publishedOn: formatLongDate(post.publishedAt),
    readMinutes: readMinutes(bodyOf(post)),
    featured: post.featured,
  };
  return { id: item.id, summary, tags: post.tags };
});

/** Returns the valid articles as lists need them, newest first. Memoized, because each article needs the others. */
export const listedPosts = memoize((collections: Collections) =>
  shownItems(collections, "posts")
    .map((item) => listedPost(item))
    .sort((a, b) => b.summary.publishedAt.localeCompare(a.summary.publishedAt)),
);

/** Returns the summaries of all articles, newest first. */
export const postSummaries = (collections: Collections): PostSummary[] =>
  listedPosts(collections).map(({ summary }) => summary);

/** Returns an article as its own page shows it; undefined if its author is unknown. */
export function postArticle(item: CollectionItem, authors: Authors["authors"]): PostArticle | undefined {
  const post = postOf(item);
  const author = post.author === "" ? UNCHOSEN_AUTHOR : authors.find(({ name }) => name === post.author);
  return (
    author && {
      summary: listedPost(item).summary,
      author,
      body: bodyOf(post),
      tags: post.tags,
      sources: post.sources.map(({ title, url }) => (url === undefined ? { title } : { title, url })),
    }
  );
}

/** Returns articles to read next: those that share the most tags first, then the newest. */
export function relatedPosts(collections: Collections, item: CollectionItem): PostSummary[] {
  const tags = new Set(listedPost(item).tags);
  return listedPosts(collections)
    .filter(({ id }) => id !== item.id)
    .map((post) => ({ ...post, shared: post.tags.filter((tag) => tags.has(tag)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_RELATED_POSTS)
    .map(({ summary }) => summary);
}
