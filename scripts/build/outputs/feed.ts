import { Feed } from "feed";
import type { PostSummary, SiteData } from "../../../schema/shapes.gen";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text for the feed's title and summary, whose type is HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark);

/** Returns the blog as an Atom feed (RFC 4287). @param posts the newest first */
export function blogFeed(posts: readonly PostSummary[], site: SiteData, siteUrl: string): string {
  const [newest] = posts;
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title: `${site.name} blog`,
    description: site.tagline,
    language: "en",
    copyright: site.name,
    feedLinks: { atom: `${siteUrl}/feed.xml` },
    ...(newest ? { updated: new Date(newest.publishedAt) } : {}),
  });
  for (const post of posts) {
    feed.addItem({
      id: siteUrl + post.href,
      link: siteUrl + post.href,
      title: escapeHtml(post.title),
      description: escapeHtml(post.excerpt),
      date: new Date(post.publishedAt),
      published: new Date(post.publishedAt),
      author: [{ name: post.authorName }],
      category: [{ term: post.category }],
    });
  }
  return feed.atom1();
}
