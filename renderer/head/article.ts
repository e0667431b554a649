import type { PostArticle } from "../../schema/shapes.gen";
import type { PageData } from "../page-source";
import { pageImage } from "./page-image";
import { organizationRef, type Thing, urlOf, websiteId } from "./vocabulary";

/** Route of the page that introduces the authors. */
export const TEAM = "/about/team";

/** Returns the article of a blog page; undefined on other pages. */
export function articleOf({ page }: PageData): PostArticle | undefined {
  const block = page.blocks.find(({ type }) => type === "blog-post");
  return block?.props.post as unknown as PostArticle | undefined;
}

/** Returns the structured data of an article (https://schema.org/BlogPosting). */
export function blogPosting(data: PageData, { summary, author, tags }: PostArticle): Thing {
  const { site, page } = data;
  const url = urlOf(page.route);
  return {
    "@type": "BlogPosting",
    headline: summary.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    image: urlOf(pageImage(data).path),
    datePublished: summary.publishedAt,
    author: {
      "@type": "Person",
      name: author.name,
      jobTitle: author.role,
      ...(site.pageOfRoute.has(TEAM) ? { url: urlOf(TEAM) } : {}),
    },
    publisher: organizationRef(site),
    articleSection: summary.category,
    keywords: tags.join(", "),
    inLanguage: "en",
    isPartOf: { "@id": websiteId() },
  };
}
