import { capitalised } from "../../data/numerals";
import type { JsonObject } from "../../schema/json-document";

/** Block types of each page template, from top to bottom; their content follows the blocks' own examples. */
export const TEMPLATES = {
  feature: ["hero", "problem-cards", "benefit-cards", "persona-stories", "feature-grid", "call-to-action"],
  solution: [
    "hero",
    "problem-cards",
    "day-story",
    "cost-section",
    "customer-results",
    "feature-blocks",
    "pricing-box",
    "call-to-action",
  ],
  blank: ["hero", "call-to-action"],
} as const;

type PageTemplate = keyof typeof TEMPLATES;

/** What a new page can begin with: blocks, or the form of an article (article.ts). */
export type Template = PageTemplate | "article";

export const TEMPLATE_NAMES: readonly Template[] = [...(Object.keys(TEMPLATES) as PageTemplate[]), "article"];

/** What to write where search results look, of a length that they show (rule meta-length). */
const META = {
  title: "[Title for search results, 25 to 60 characters]",
  description:
    "[What the page tells a visitor: search results show it below the title, 70 to 160 characters]",
} as const;

/** `call-queues` → `Call queues`. */
const nameOf = (segment: string): string => capitalised(segment.replaceAll("-", " "));

/** Path from a page's folder up to the editor's schema, so that completion works at once. */
export function editorSchemaPath(route: string): string {
  return `${"../".repeat(route.split("/").length - 1)}schema/page.editor.gen.json`;
}

/** What a page begins with: its kind, and entries of blocks whose texts are others'. */
export interface Model {
  kind: string;
  blocks: readonly JsonObject[];
}

/**
 * The blocks of a template, as their examples have them.
 *
 * @param exampleOf the example of a block type
 */
export function templateModel(template: PageTemplate, exampleOf: (type: string) => JsonObject): Model {
  const blocks = TEMPLATES[template].map((type) => {
    const { props, ...entry } = exampleOf(type);
    const { rotatingWords: _, ...kept } = props as JsonObject;
    return { ...entry, props: kept, ...(type === "call-to-action" && { tone: "ink" }) };
  });
  return { kind: template === "blank" ? "page" : template, blocks };
}

/**
 * A page definition whose texts say what to write there (checks/rules/placeholder.ts).
 *
 * @param neutral an entry with placeholders in the place of its texts
 */
export const pageFrom = (
  route: string,
  { kind, blocks }: Model,
  neutral: (entry: JsonObject) => JsonObject,
): JsonObject => ({
  $schema: editorSchemaPath(route),
  ...META,
  name: nameOf(route.split("/").pop() || "home"),
  kind,
  blocks: blocks.map((entry) => (Object.hasOwn(entry, "use") ? entry : neutral(entry))),
});
