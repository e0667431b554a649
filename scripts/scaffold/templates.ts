import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { objectAt } from "../../schema/schema-parts";
import { humanizeName } from "../../schema/words";
import { withPlaceholders } from "../../studio/placeholders";

/** Block types of each page template, from top to bottom; their content follows the blocks' own examples. */
const TEMPLATES = {
  feature: ["hero", "problem-cards", "benefit-cards", "persona-stories", "feature-grid", "call-to-action"],
  solution: [
    "hero",
    "problem-cards",
    "day-story",
    "cost-section",
    "customer-results",
    "feature-blocks",
    "pricing-box",
    "faq",
    "call-to-action",
  ],
  blank: ["hero", "call-to-action"],
} as const;

type PageTemplate = keyof typeof TEMPLATES;

/** Template of a new page: blocks, or the form of an article or of a competitor (items.ts). */
export type Template = PageTemplate | "article" | "comparison";

export const TEMPLATE_NAMES: readonly Template[] = [
  ...(Object.keys(TEMPLATES) as PageTemplate[]),
  "article",
  "comparison",
];

/** Placeholders for the texts of search results, of the length that the schema of pages requires. */
export const META = {
  title: "[Title for search results, 25 to 60 characters]",
  description: "[What the page is about: search results show it below the title, 70 to 160 characters]",
} as const;

/** Returns the path from a page's folder up to the editor's schema, so that completion works at once. */
export function editorSchemaPath(route: string): string {
  return `${"../".repeat(route.split("/").length - 1)}schema/page.editor.gen.json`;
}

/** Model of a new page: its kind, and block entries whose texts are to be replaced. */
export interface Model {
  kind: string;
  blocks: readonly JsonObject[];
}

/** Returns the model of a template, with its blocks as in their examples. */
export function templateModel({ root }: Site, template: PageTemplate): Model {
  const blocks = TEMPLATES[template].map((type) => {
    const { props, ...entry } = objectAt(readDocument(root, `blocks/${type}/example.json`).value);
    const { rotatingWords: _, ...remaining } = objectAt(props);
    return { ...entry, props: remaining, ...(type === "call-to-action" && { tone: "ink" }) };
  });
  return { kind: template === "blank" ? "page" : template, blocks };
}

/** Creates a page definition whose texts are placeholders (checks/rules/placeholder.ts). */
export const pageFrom = ({ schemas }: Site, route: string, { kind, blocks }: Model): JsonObject => ({
  $schema: editorSchemaPath(route),
  ...META,
  name: humanizeName(route.split("/").pop() || "home"),
  kind,
  blocks: blocks.map((entry) => (Object.hasOwn(entry, "use") ? entry : withPlaceholders(schemas, entry))),
});
