import { format } from "prettier";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A fragment of HTML that a person can read in a review, as it stands in a block's example.html. */
export const readable = (html: string): Promise<string> => format(html, { parser: "html", printWidth: 110 });

/**
 * The HTML of a block that needs to know nothing of its site, as a new one.
 *
 * @param blockFile path of its block.tsx
 * @param props its content, valid and without tokens
 */
export async function exampleHtml(blockFile: string, props: object): Promise<string> {
  // Vite takes half a second to load, and no other use of this file needs it.
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<{ default: ComponentType<object> }>(blockFile);
  return readable(renderToStaticMarkup(createElement(module.default, props)));
}
