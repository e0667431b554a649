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

/** `/features/call-queues` → `Call queues`. */
export function nameOfRoute(route: string): string {
  const last = route.split("/").at(-1) ?? "";
  return last.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
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
  const name = nameOfRoute(route);
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
    title: `${name} on your business number`.padEnd(25, "."),
    description: `What ${name.toLowerCase()} does for a business that lives by its phone, which plan it comes with and how to start.`,
    name,
    kind: template === "blank" ? "page" : template,
    blocks,
  };
}
