import type { Post, PostArticle, PostSummary } from "../schema/shapes.gen";
import type { CollectionItem, Collections } from "./collections";
import { dateInWords } from "./numerals";
import { once } from "./once";

/** Words that people read in a minute: the mean for English non-fiction, rounded (Brysbaert 2019, 238 words). */
const WORDS_PER_MINUTE = 238;
/** Articles named below another one (spec, section 2, Blog). */
const RELATED = 3;

/** The item's fields; only valid items are read, so the schema has vouched for them. */
const postOf = (item: CollectionItem): Post => item.value as unknown as Post;

/** The whole text as Markdown: each line of the file is a heading, quote, bullet, numbered line or paragraph. */
const bodyOf = (post: Post): string => post.content.join("\n\n");

/** Minutes that reading a Markdown text takes, at least one; addresses of links are not read. */
export function readMinutes(markdown: string): number {
  const words = markdown.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

/** What a card shows of an article; its words are counted once. */
export const postSummary = once((item: CollectionItem): PostSummary => {
  const post = postOf(item);
  return {
    href: `/blog/${item.id}`,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    image: post.image,
    authorName: post.author.name,
    publishedAt: post.publishedAt,
    publishedOn: dateInWords(post.publishedAt),
    readMinutes: readMinutes(bodyOf(post)),
    featured: post.featured,
  };
});

/** Items of the blog without faults, newest first; sorted once, since each article asks for the others. */
const validPosts = once((collections: Collections): readonly CollectionItem[] =>
  (collections.get("posts") ?? [])
    .filter(({ canBeShown }) => canBeShown)
    .sort((a, b) => postOf(b).publishedAt.localeCompare(postOf(a).publishedAt)),
);

/** Every article's summary, newest first. */
export function postSummaries(collections: Collections): PostSummary[] {
  return validPosts(collections).map((item) => postSummary(item));
}

/** What an article's own page shows. */
export function postArticle(item: CollectionItem): PostArticle {
  const post = postOf(item);
  return {
    summary: postSummary(item),
    author: post.author,
    body: bodyOf(post),
    tags: post.tags,
    sources: post.sources.map(({ title, url }) => (url === undefined ? { title } : { title, url })),
  };
}

/** Articles to read next: those that share most tags come first, then the newest. */
export function relatedPosts(collections: Collections, item: CollectionItem): PostSummary[] {
  const tags = new Set(postOf(item).tags);
  return validPosts(collections)
    .filter(({ id }) => id !== item.id)
    .map((post) => ({ post, shared: postOf(post).tags.filter((tag) => tags.has(tag)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, RELATED)
    .map(({ post }) => postSummary(post));
}
