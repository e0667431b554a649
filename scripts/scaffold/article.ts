import type { CollectionItem } from "../../data/collections";
import type { Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { objectAt } from "../../schema/schema-parts";
import { withPlaceholderTexts } from "../../studio/placeholders";
import { UserError } from "../user-error";
import { itemId } from "./page-at";

/** Placeholders for the texts of search results, of the length that schema/post.schema.json requires. */
const META = {
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

/** Fields that belong to one article only and must not be copied to another. */
const OWN_KEYS = ["$schema", "featured", "sources", "content"];

/**
 * Creates a new article of the blog in the form of the newest one, with placeholders for its texts.
 *
 * @param today date as in the file: `2026-11-26`
 * @returns the path of its file, relative to the root, and its content
 * @throws UserError if there is no article yet, or no article can have the route
 */
export function articleAt(site: Site, route: string, today: string): { file: string; draft: JsonObject } {
  const dayOf = ({ value }: CollectionItem) => String(value.publishedAt);
  const [newest] = (site.collections.get("posts") ?? []).toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  if (!newest) throw new UserError("There is no article yet that a new one could be modeled on.");
  const id = itemId(route, "/blog");
  const copy = Object.entries(objectAt(newest.document.value)).filter(([name]) => !OWN_KEYS.includes(name));
  const example = { ...Object.fromEntries(copy), sources: [{ title: "" }] };
  const file = "schema/post.schema.json";
  const texts = withPlaceholderTexts(site.schemas, [{ schema: site.schemas.schema(file), file }], example);
  return {
    file: `data/posts/${id}.json`,
    draft: {
      $schema: "../../schema/post.editor.gen.json",
      ...(texts as JsonObject),
      ...META,
      // A copied name would be a claim about who wrote it.
      author: "",
      content: CONTENT,
      publishedAt: today,
    },
  };
}
