import type { SiteData } from "../../../schema/shapes.gen";

/** A page as a reading machine is told of it. */
export interface DescribedPage {
  route: string;
  title: string;
  description: string;
}

/** Sections by the beginning of a page's path; the rest is about the product. */
const SECTIONS: readonly (readonly [prefix: string, heading: string])[] = [
  ["/features/", "Features"],
  ["/solutions/", "Solutions"],
  ["/resources/comparisons", "Comparisons"],
  ["/resources/", "Resources"],
  ["/blog", "Blog"],
  ["/about/", "Company"],
  ["/legal/", "Legal"],
];
const PRODUCT = "Product";

const headingOf = ({ route }: DescribedPage): string =>
  SECTIONS.find(([prefix]) => route.startsWith(prefix))?.[1] ?? PRODUCT;

/** What would end the text of a Markdown link. */
const escaped = (text: string): string => text.replace(/[[\]\\]/g, "\\$&");

/**
 * `llms.txt` (https://llmstxt.org): the site in one Markdown file, made of the pages' own titles and descriptions, so
 * that a price in it is the price on the page.
 */
export function llmsText(pages: readonly DescribedPage[], site: SiteData, siteUrl: string): string {
  const headings = [PRODUCT, ...SECTIONS.map(([, heading]) => heading)];
  const sections = headings.flatMap((heading) => {
    const links = pages
      .filter((page) => headingOf(page) === heading)
      .map(({ route, title, description }) => `- [${escaped(title)}](${siteUrl}${route}): ${description}`);
    return links.length > 0 ? [`## ${heading}`, links.join("\n")] : [];
  });
  return `${[`# ${site.name}`, `> ${site.tagline}`, site.description, ...sections].join("\n\n")}\n`;
}
