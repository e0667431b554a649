import type { Site } from "../../../data/site";
import { resolveText } from "../../../data/tokens";

/** A page as `llms.txt` describes it. */
export interface DescribedPage {
  route: string;
  title: string;
  description: string;
}

/** Headings of the sections by prefix of a page's route; other pages are about the product. */
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

/** Escapes the characters that would end the text of a Markdown link. */
const escapeLink = (text: string): string => text.replace(/[[\]\\]/g, "\\$&");

/** The prices, which people ask for first. Its figures are tokens, so they match the pages. */
const PRICES_TEMPLATE =
  "Prices: Lite {{plans.lite.price}}, Standard {{plans.standard.price}} " +
  "({{plans.standard.annualPrice}}), Enterprise {{plans.enterprise.price|lower}}. " +
  "The first {{claims.trial}} are free, {{claims.card|without}}.";

/** @throws when a token names no constant, which is a fault of the code or of data/constants.json */
function formatPrices({ constants }: Site): string {
  const { text, faults } = resolveText(PRICES_TEMPLATE, { constants });
  const [fault] = faults;
  if (fault) throw new Error(`llms.txt cannot state the prices: ${fault.message} ${fault.fix}`);
  return text;
}

/**
 * Returns the text of `llms.txt` (https://llmstxt.org): the site in one Markdown file. It uses the titles and
 * descriptions of the pages and the constants, so that its prices match the pages.
 */
export function llmsText(pages: readonly DescribedPage[], site: Site, siteUrl: string): string {
  const headings = [PRODUCT, ...SECTIONS.map(([, heading]) => heading)];
  const sections = headings.flatMap((heading) => {
    const links = pages
      .filter((page) => headingOf(page) === heading)
      .map(({ route, title, description }) => `- [${escapeLink(title)}](${siteUrl}${route}): ${description}`);
    return links.length > 0 ? [`## ${heading}`, links.join("\n")] : [];
  });
  const { name, tagline, description } = site.data;
  return `${[`# ${name}`, `> ${tagline}`, description, formatPrices(site), ...sections].join("\n\n")}\n`;
}
