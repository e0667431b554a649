import type { JsonObject } from "../../schema/json-document";
import type { CompetitorSummary, PostSummary } from "../../schema/shapes.gen";
import type { PageData } from "../page-source";
import { itemList, type ListEntry, organizationRef, type Thing, urlOf } from "./vocabulary";

type ListReader = (props: JsonObject, route: string) => ListEntry[];

/** What a hub lists, by the block that shows it. */
const HUB_LISTS: Readonly<Record<string, ListReader>> = {
  "blog-index": ({ posts }) =>
    (posts as unknown as PostSummary[]).map(({ title, href }) => ({ name: title, url: urlOf(href) })),
  "comparison-index": ({ competitors }, route) =>
    (competitors as unknown as CompetitorSummary[]).map(({ id, name }) => ({
      name,
      url: urlOf(`${route}/${id}`),
    })),
  "guide-cards": ({ items }) => (items as { title: string }[]).map(({ title }) => ({ name: title })),
  "case-studies": ({ items }, route) =>
    (items as { title: string; anchor: string }[]).map(({ title, anchor }) => ({
      name: title,
      url: urlOf(`${route}#${anchor}`),
    })),
};

/** The list of the first block that has one. */
function hubList({ page }: PageData): Thing | undefined {
  for (const { type, props } of page.blocks) {
    const read = HUB_LISTS[type];
    if (read) return itemList(read(props, page.route));
  }
  return undefined;
}

/** Both products of a comparison; nobody rates them here. */
function comparedProducts({ site, page }: PageData): Thing | undefined {
  const hero = page.blocks.find(({ type }) => type === "comparison-hero");
  const competitor = hero?.props.competitor as { name: string; website: string } | undefined;
  if (!competitor) return undefined;
  return itemList([
    { name: site.data.name, url: urlOf("/") },
    { name: competitor.name, url: competitor.website },
  ]);
}

function service({ site, page }: PageData): Thing {
  const { name, description } = page;
  return { "@type": "Service", name, description, provider: organizationRef(site) };
}

/** What a page offers, lists or compares; undefined where the page is about itself. */
export function mainEntity(data: PageData): Thing | undefined {
  const { kind } = data.page;
  if (kind === "feature" || kind === "solution") return service(data);
  if (kind === "collection") return hubList(data);
  return comparedProducts(data);
}
