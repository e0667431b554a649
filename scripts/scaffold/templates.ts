import type { JsonObject } from "../../schema/json-document";

/** Block types of each page template, from top to bottom; their content comes from the blocks' own examples. */
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

export type Template = keyof typeof TEMPLATES;

/** Longest name that a page may have (schema/page.schema.json). */
const LONGEST_NAME = 40;
/** Longest title that search results show whole, and longest description (rule meta-length). */
const LONGEST = { title: 60, description: 160 } as const;

/** `call-queues` → `Call queues`, cut after a word where it would be too long. */
function nameOf(segment: string): string {
  const words = segment.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  if (words.length <= LONGEST_NAME) return words;
  return words
    .slice(0, LONGEST_NAME + 1)
    .replace(/\s\S*$/, "")
    .slice(0, LONGEST_NAME);
}

/**
 * Title and description from the route. They name the folders too, so that pages with one name in two folders differ;
 * where that is too long, the shorter form is taken.
 */
function metaOf(route: string): { name: string; title: string; description: string } {
  const segments = route.split("/").filter(Boolean);
  const name = nameOf(segments.pop() ?? "home");
  const folders = segments.map(nameOf);
  const service = "Pingo business phone service";
  const titles = [
    [name, ...folders, service],
    [name, service],
    [name, "Pingo"],
  ];
  const what = `hat ${name.toLowerCase()} does for a business that lives by its phone, which plan it comes with and how to start.`;
  const fits = (key: keyof typeof LONGEST) => (text: string) => text.length <= LONGEST[key];
  return {
    name,
    title: titles.map((parts) => parts.join(" | ")).find(fits("title")) ?? name,
    description:
      [`${folders.join(", ")}: w${what}`, `W${what}`].find(
        (text) => fits("description")(text) && !text.startsWith(":"),
      ) ?? name,
  };
}

/** Path from a page's folder up to the editor's schema, so that completion works at once. */
function editorSchemaPath(route: string): string {
  return `${"../".repeat(route.split("/").length - 1)}schema/page.editor.gen.json`;
}

/**
 * A page definition that passes the checks, to be rewritten by its author.
 *
 * @param example the example entry of a block type
 */
export function pageFromTemplate(
  route: string,
  template: Template,
  example: (type: string) => JsonObject,
): JsonObject {
  const { name, title, description } = metaOf(route);
  const blocks = TEMPLATES[template].map((type) => {
    const entry = example(type);
    if (type === "hero") {
      const { rotatingWords: _, ...props } = entry.props as JsonObject;
      return { ...entry, props: { ...props, heading: name } };
    }
    return type === "call-to-action" ? { ...entry, tone: "ink" } : entry;
  });
  return {
    $schema: editorSchemaPath(route),
    title,
    description,
    name,
    kind: template === "blank" ? "page" : template,
    blocks,
  };
}
