import type { Block } from "../../data/load-page";
import { siteUrl } from "../environment";
import { NOT_FOUND_ROUTE, type PageData } from "../page-source";
import { plainText } from "../ui/markdown";
import { aboutOf, articleOf, CONTEXT } from "./main-entity";
import { trailOf } from "./trail";

/** One JSON-LD object (https://schema.org). */
export type StructuredData = Record<string, unknown> & { "@type": string };

function organization({ site }: PageData): StructuredData[] {
  const url = `${siteUrl()}/`;
  return [
    {
      "@context": CONTEXT,
      "@type": "Organization",
      "@id": `${url}#organization`,
      name: site.data.name,
      url,
      logo: `${siteUrl()}/icon-512.png`,
      sameAs: site.data.social.map((account) => account.href),
    },
    {
      "@context": CONTEXT,
      "@type": "WebSite",
      "@id": `${url}#website`,
      name: site.data.name,
      url,
      publisher: { "@id": `${url}#organization` },
    },
  ];
}

function breadcrumbs({ site, page }: PageData): StructuredData[] {
  const trail = trailOf(site, page).filter((step) => step.route !== undefined);
  if (trail.length === 0) return [];
  return [
    {
      "@context": CONTEXT,
      "@type": "BreadcrumbList",
      itemListElement: trail.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: siteUrl() + step.route,
      })),
    },
  ];
}

interface Question {
  question: string;
  answer: string;
}

/** The questions of a block, whether in one list or by category. */
function questionsOf({ type, props }: Block): Question[] {
  if (type === "faq") return props.items as unknown as Question[];
  if (type !== "faq-search") return [];
  return (props.categories as unknown as { items: Question[] }[]).flatMap(({ items }) => items);
}

/** Questions and answers that stand on the page, in the words that a visitor reads. */
function questions({ page }: PageData): StructuredData[] {
  const items = page.blocks.flatMap(questionsOf);
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  }));
  return [{ "@context": CONTEXT, "@type": "FAQPage", mainEntity }];
}

/** The number in a price of dollars: `$1,200.50` → `1200.50`; undefined for a price in words, such as Custom. */
function amountOf(price: string): string | undefined {
  return /^\$(\d[\d,]*(?:\.\d+)?)$/.exec(price)?.[1]?.replaceAll(",", "");
}

/** An offer for each plan of a pricing-plans block, at the price that the plan shows; none for a price in words. */
function offersOf(block: Block): object[] {
  const plans = block.props.plans as { name: string; price: string }[];
  return plans.flatMap(({ name, price: shown }) => {
    const price = amountOf(shown);
    return price === undefined ? [] : [{ "@type": "Offer", name, price, priceCurrency: "USD" }];
  });
}

function product({ site, page }: PageData): StructuredData[] {
  const offers = page.blocks.filter((block) => block.type === "pricing-plans").flatMap(offersOf);
  if (offers.length === 0 || page.kind !== "pricing") return [];
  return [
    {
      "@context": CONTEXT,
      "@type": "SoftwareApplication",
      name: site.data.name,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web, iOS, Android",
      offers,
    },
  ];
}

const PAGE_TYPES: Record<string, string> = {
  collection: "CollectionPage",
  about: "AboutPage",
  contact: "ContactPage",
};

function webPage(data: PageData): StructuredData[] {
  const { site, page } = data;
  if (page.kind === "home") return [];
  const about = aboutOf(data);
  return [
    {
      "@context": CONTEXT,
      "@type": PAGE_TYPES[page.kind] ?? "WebPage",
      name: page.title,
      description: page.description,
      url: siteUrl() + page.route,
      isPartOf: { "@id": `${siteUrl()}/#website` },
      publisher: { "@type": "Organization", name: site.data.name },
      ...(about ? { mainEntity: about } : {}),
    },
  ];
}

/** Structured data for what is visible on the page (facts/field-notes D4): no ratings, since none are held. */
export function structuredData(data: PageData): StructuredData[] {
  if (data.page.route === NOT_FOUND_ROUTE) return [];
  const home = data.page.kind === "home" ? organization(data) : [];
  const article = articleOf(data);
  const page = article ? [article] : webPage(data);
  return [...home, ...page, ...breadcrumbs(data), ...product(data), ...questions(data)];
}
