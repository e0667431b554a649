import { shareImageOf } from "../../data/share-image";
import type { JsonObject } from "../../schema/json-document";
import type { CompetitorSummary, PostArticle, PostSummary } from "../../schema/shapes.gen";
import { siteUrl } from "../environment";
import type { PageData } from "../page-source";

/** The vocabulary of all structured data. */
export const CONTEXT = "https://schema.org";

type Thing = Record<string, unknown> & { "@type": string };

/** Content of the first block of a type on the page. */
function propsOf({ page }: PageData, type: string): JsonObject | undefined {
  return page.blocks.find((block) => block.type === type)?.props;
}

function itemList(items: readonly { name: string; url?: string }[]): Thing {
  return {
    "@type": "ItemList",
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url ? { url } : {}),
    })),
  };
}

/** What a page lists or offers, by the blocks that show it; undefined where the page is about itself. */
export function aboutOf(data: PageData): Thing | undefined {
  const { site, page } = data;
  if (page.kind === "feature" || page.kind === "solution") {
    return {
      "@type": "Service",
      name: page.name,
      description: page.description,
      provider: { "@type": "Organization", name: site.data.name },
    };
  }
  const posts = propsOf(data, "blog-index")?.posts as unknown as PostSummary[] | undefined;
  if (posts) return itemList(posts.map(({ title, href }) => ({ name: title, url: siteUrl() + href })));
  const competitors = propsOf(data, "comparison-index")?.competitors as unknown as
    | CompetitorSummary[]
    | undefined;
  if (competitors) {
    const route = `${siteUrl()}${page.route}`;
    return itemList(competitors.map(({ id, name }) => ({ name, url: `${route}/${id}` })));
  }
  const competitor = propsOf(data, "comparison-hero")?.competitor as unknown as
    | { name: string; website: string }
    | undefined;
  if (competitor) {
    return itemList([
      { name: site.data.name, url: siteUrl() },
      { name: competitor.name, url: competitor.website },
    ]);
  }
  return undefined;
}

/** The article that a page of the blog shows. */
export function articleOf(data: PageData): (Thing & { "@context": string }) | undefined {
  const { site, page } = data;
  const post = propsOf(data, "blog-post")?.post as unknown as PostArticle | undefined;
  if (!post) return undefined;
  const url = siteUrl() + page.route;
  return {
    "@context": CONTEXT,
    "@type": "BlogPosting",
    headline: post.summary.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    image: siteUrl() + (page.shareImage ?? shareImageOf(page.route)),
    datePublished: post.summary.publishedAt,
    author: {
      "@type": "Person",
      name: post.author.name,
      jobTitle: post.author.role,
      url: `${siteUrl()}/about/team`,
    },
    publisher: { "@type": "Organization", name: site.data.name, logo: `${siteUrl()}/icon-512.png` },
    keywords: post.tags.join(", "),
    isPartOf: { "@id": `${siteUrl()}/#website` },
  };
}
