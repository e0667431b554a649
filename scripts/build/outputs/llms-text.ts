import type { PublishedPage } from "../../../checks/page-summary";
import type { Constants } from "../../../data/constants";
import { formatConstant } from "../../../data/format";
import { type Plan, plansOf } from "../../../data/plans";
import type { Site } from "../../../data/site";
import { resolveText } from "../../../data/tokens";

/** A page as `llms.txt` describes it. */
type DescribedPage = Pick<PublishedPage, "route" | "title" | "description">;

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

/** What a trial costs. */
const TRIAL_TEMPLATE = "The first {{claims.trial}} are free, {{claims.card|without}}.";

/** Returns the price of a plan, and that of a year in parentheses: `Standard $12 a month (about $10 …)`. */
function formatPrice({ id, name }: Plan, constants: Constants): string {
  const [price, annual] = ["price", "annualPrice"].map((fact) => {
    const constant = constants.get(`plans.${id}.${fact}`);
    return constant && formatConstant(constant, constant.unit === "text" ? "lower" : undefined);
  });
  return `${name} ${price}${annual ? ` (${annual})` : ""}`;
}

/** Returns the prices, which people ask for first, and the trial, unless a constant that it needs is missing. */
function formatPrices({ constants }: Site): string {
  const prices = plansOf(constants).map((plan) => formatPrice(plan, constants));
  const trial = resolveText(TRIAL_TEMPLATE, { constants });
  return [`Prices: ${prices.join(", ")}.`, ...(trial.faults.length === 0 ? [trial.text] : [])].join(" ");
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
