import { blocks } from "../blocks/registry.gen";
import type { Block } from "../data/load-page";
import { isJsonObject, type JsonValue } from "../schema/json-document";
import { lazyComponents } from "./ui/lazy-components";
import { pictures } from "./ui/visual";

/** The blocks, which a page loads before it draws them. */
export const blockComponents = lazyComponents(blocks);

/** Kinds of the product pictures in a block's content. */
function pictureKinds(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(pictureKinds);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === "visual" && isJsonObject(child) ? String(child.kind) : pictureKinds(child),
  );
}

/** Loads what a page shows, and nothing else. */
export async function loadComponents(page: readonly Pick<Block, "type" | "props">[]): Promise<void> {
  await Promise.all([
    blockComponents.load(page.map(({ type }) => type)),
    pictures.load(page.flatMap(({ props }) => pictureKinds(props))),
  ]);
}
