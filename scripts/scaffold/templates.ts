import { capitalised } from "../../data/numerals";
import { isJsonObject, type JsonObject } from "../../schema/json-document";

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

/** A page definition whose texts say what to write there (checks/rules/placeholder.ts). */
const definition = (route: string, kind: string, blocks: JsonObject[]): JsonObject => ({
  $schema: editorSchemaPath(route),
  ...META,
  name: nameOf(route.split("/").pop() || "home"),
  kind,
  blocks,
});

/**
 * A page with the blocks of a template.
 *
 * @param draft the entry of a block type with placeholders in it
 */
export function pageFromTemplate(
  route: string,
  template: PageTemplate,
  draft: (type: string) => JsonObject,
): JsonObject {
  const blocks = TEMPLATES[template].map((type) => {
    const entry = draft(type);
    if (type === "hero") {
      const { rotatingWords: _, ...props } = entry.props as JsonObject;
      return { ...entry, props };
    }
    return type === "call-to-action" ? { ...entry, tone: "ink" } : entry;
  });
  return definition(route, template === "blank" ? "page" : template, blocks);
}

/**
 * A page with the blocks of another one, which has its texts for itself.
 *
 * @param neutral an entry with placeholders in the place of its texts
 */
export function pageLike(
  route: string,
  { kind, blocks }: JsonObject,
  neutral: (entry: JsonObject) => JsonObject,
): JsonObject {
  const entries = Array.isArray(blocks) ? blocks.filter(isJsonObject) : [];
  const written = entries.map((entry) => (Object.hasOwn(entry, "use") ? entry : neutral(entry)));
  // Of the other kinds there is one page, or what they say of it would not hold.
  return definition(route, kind === "feature" || kind === "solution" ? kind : "page", written);
}
