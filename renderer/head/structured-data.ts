import type { Block } from "../../data/load-page";
import { NOT_FOUND_ROUTE } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { parseMarkdown, plainTextOf } from "../../schema/markdown";
import type { PostArticle, Question } from "../../schema/shapes.gen";
import { siteUrl } from "../environment";
import type { PageData } from "../page-source";
import { pageImage } from "./page-image";
import { trailOf } from "./trail";

/** A schema.org object (https://schema.org/Thing). */
export type Thing = Record<string, unknown> & { "@type": string };

/** Returns the absolute URL of a route. */
export const urlOf = (route: string): string => siteUrl() + route;

/** Returns the `@id` by which all pages reference a thing that the home page describes. */
const idOf = (name: "website" | "organization") => ({ "@id": urlOf(`/#${name}`) });

/** Returns a reference to the organization, for pages other than the home page, which describes it. */
const organizationRef = (site: Site): Thing => ({
  "@type": "Organization",
  ...idOf("organization"),
  name: site.data.name,
});

/** Returns the organization and the site, which the home page describes and all other pages reference. */
function identity({ site }: PageData): Thing[] {
  const { name, description, social } = site.data;
  return [
    {
      "@type": "Organization",
      ...idOf("organization"),
      name,
      description,
      url: urlOf("/"),
      logo: urlOf("/icon-512.png"),
      sameAs: social.map((account) => account.href),
    },
    {
      "@type": "WebSite",
      ...idOf("website"),
      name,
      url: urlOf("/"),
      inLanguage: "en",
      publisher: idOf("organization"),
    },
  ];
}

function breadcrumbs({ site, page }: PageData): Thing | undefined {
  const steps = trailOf(site, page).flatMap(({ name, route }) => (route ? { name, item: urlOf(route) } : []));
  if (steps.length === 0) return undefined;
  const itemListElement = steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step }));
  return { "@type": "BreadcrumbList", itemListElement };
}

/** Returns the questions of a block, from a single list or from categories. */
function questionsOf({ type, props }: Block): Question[] {
  if (type === "faq") return props.items as unknown as Question[];
  if (type !== "faq-search") return [];
  return (props.categories as unknown as { items: Question[] }[]).flatMap(({ items }) => items);
}

/** Returns the questions and answers on the page, as plain text. */
function questions({ page }: PageData): Thing | undefined {
  const items = page.blocks.flatMap(questionsOf);
  if (items.length === 0) return undefined;
  const mainEntity = items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainTextOf(parseMarkdown(answer)) },
  }));
  return { "@type": "FAQPage", mainEntity };
}

/**
 * Returns an offer for each plan of a pricing-plans block, with the price that the plan shows: `$1,200.50` → `1200.50`. A plan
 * whose price is a word, such as Custom, has no offer.
 */
function offersOf(block: Block): object[] {
  const plans = block.props.plans as { name: string; price: string }[];
  return plans.flatMap(({ name, price: shown }) => {
    const [, price] = /^\$(\d[\d,]*(?:\.\d+)?)$/.exec(shown) ?? [];
    return price ? [{ "@type": "Offer", name, price: price.replaceAll(",", ""), priceCurrency: "USD" }] : [];
  });
}

function product({ site, page }: PageData): Thing | undefined {
  const offers = page.blocks.filter((block) => block.type === "pricing-plans").flatMap(offersOf);
  if (offers.length === 0 || page.kind !== "pricing") return undefined;
  return {
    "@type": "SoftwareApplication",
    name: site.data.name,
    applicationCategory: "BusinessApplication",
    publisher: organizationRef(site),
    offers,
  };
}

const PAGE_TYPES: Record<string, string> = {
  collection: "CollectionPage",
  about: "AboutPage",
  contact: "ContactPage",
};

function webPage({ site, page }: PageData): Thing {
  return {
    "@type": PAGE_TYPES[page.kind] ?? "WebPage",
    name: page.title,
    description: page.description,
    url: urlOf(page.route),
    inLanguage: "en",
    isPartOf: idOf("website"),
    publisher: organizationRef(site),
  };
}

/** Returns the article of a blog page; undefined on other pages. */
export function articleOf({ page }: PageData): PostArticle | undefined {
  const block = page.blocks.find(({ type }) => type === "blog-post");
  return block?.props.post as unknown as PostArticle | undefined;
}

/** Returns the structured data of an article (https://schema.org/BlogPosting). */
function blogPosting(data: PageData, { summary, author, tags }: PostArticle): Thing {
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
    author: { "@type": "Person", name: author.name, jobTitle: author.role },
    publisher: organizationRef(site),
    articleSection: summary.category,
    keywords: tags.join(", "),
    inLanguage: "en",
    isPartOf: idOf("website"),
  };
}

/** Returns the structured data of the page itself. */
function pageThings(data: PageData): Thing[] {
  if (data.page.kind === "home") return identity(data);
  const article = articleOf(data);
  return [article ? blogPosting(data, article) : webPage(data)];
}

/** Returns the structured data (https://schema.org) for the visible content; without ratings, since the site has none. */
export function structuredData(data: PageData): Thing[] {
  if (data.page.route === NOT_FOUND_ROUTE) return [];
  return [...pageThings(data), breadcrumbs(data), product(data), questions(data)].flatMap((thing) =>
    thing ? { "@context": "https://schema.org", ...thing } : [],
  );
}
