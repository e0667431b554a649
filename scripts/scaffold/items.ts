import { UNKNOWN_WEBSITE } from "../../checks/placeholder";
import type { CollectionItem } from "../../data/collections";
import type { Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { objectAt } from "../../schema/schema-parts";
import { capitalize, humanizeName } from "../../schema/words";
import { withPlaceholderTexts } from "../../studio/placeholders";
import { UserError } from "../user-error";
import { itemId } from "./page-at";
import { META } from "./templates";

/** A new file: its path, relative to the root, and its content. */
export interface Draft {
  file: string;
  draft: JsonObject;
}

/** Placeholders for the texts of search results, of the length that schema/post.schema.json requires. */
const ARTICLE_META = {
  title: "[The article's heading, 25 to 60 characters]",
  description:
    "[What search results show below the title: what the article is about, in 70 to 160 characters]",
};

/** Placeholders for the text of an article, which show its structure. */
const CONTENT = [
  "[What the article is about, in two or three sentences]",
  "## [The first point]",
  "[Why that is so, with a source or an example]",
  "## [The next point]",
  "[What the reader can do with it]",
];

/** Fields that belong to one item only and must not be copied to another. */
const OWN_KEYS = ["$schema", "featured", "content", "nameNote"];

/** Returns the fields of an item that a new one may have, too. */
const copyOf = ({ document }: CollectionItem): JsonObject =>
  Object.fromEntries(Object.entries(objectAt(document.value)).filter(([name]) => !OWN_KEYS.includes(name)));

/** Replaces the texts of an item with placeholders. @param name name of its schema */
const withoutTexts = ({ schemas }: Site, name: string, item: JsonObject): JsonObject => {
  const file = `schema/${name}.schema.json`;
  return withPlaceholderTexts(schemas, [{ schema: schemas.schema(file), file }], item) as JsonObject;
};

/**
 * Creates a new article of the blog in the form of the newest one, with placeholders for its texts.
 *
 * @param today date as in the file: `2026-11-26`
 * @throws UserError if there is no article yet, or no article can have the route
 */
export function articleAt(site: Site, route: string, today: string): Draft {
  const dayOf = ({ value }: CollectionItem) => String(value.publishedAt);
  const [newest] = (site.collections.get("posts") ?? []).toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  if (!newest) throw new UserError("There is no article yet that a new one could be modeled on.");
  return {
    file: `data/posts/${itemId(route, "/blog")}.json`,
    draft: {
      $schema: "../../schema/post.editor.gen.json",
      ...withoutTexts(site, "post", { ...copyOf(newest), sources: [{ title: "" }] }),
      ...ARTICLE_META,
      // A copied name would be a claim about who wrote it.
      author: "",
      content: CONTENT,
      publishedAt: today,
    },
  };
}

/**
 * Creates a competitor, which a comparison page is made from, with the categories and features of another one. Its texts are
 * placeholders, its prices are empty, and no feature is stated: nothing that is true of one company is said of another.
 *
 * @param today date as in the file: `2026-11-26`
 * @throws UserError if there is no competitor yet, or no comparison can have the route
 */
export function comparisonAt(site: Site, route: string, today: string): Draft {
  const [model] = site.collections.get("comparisons") ?? [];
  if (!model) throw new UserError("There is no comparison yet that a new one could be modeled on.");
  const id = itemId(route, "/resources/comparisons");
  const copy = copyOf(model);
  const asOf = today.slice(0, 7);
  const prices = { annualMonthlyPrice: null, monthlyPrice: null, currency: "USD", unit: "user" };
  const example = {
    ...copy,
    website: UNKNOWN_WEBSITE,
    pricing: {
      starting: "",
      billing: "",
      details: [{ name: "", ...prices, notes: "" }],
      confidence: "low",
      asOf,
    },
    features: Object.fromEntries(Object.keys(objectAt(copy.features)).map((key) => [key, { notes: "" }])),
    sources: [{ source: "", asOf }],
  };
  return {
    file: `data/comparisons/${id}.json`,
    draft: {
      $schema: "../../schema/competitor.editor.gen.json",
      ...withoutTexts(site, "competitor", example),
      id,
      name: humanizeName(id),
      logo: capitalize(id.charAt(0)),
      page: { ...META },
      checkedOn: today,
    },
  };
}
