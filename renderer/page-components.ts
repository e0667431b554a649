import type { ComponentType } from "react";
import type { Block } from "../data/load-page";
import { isJsonObject, type JsonValue } from "../schema/json-document";
import { createLazyComponents } from "./ui/lazy-components";
import { visualComponents } from "./ui/visual";

/** Components of the blocks, which have to be loaded before a page is rendered. */
export const blockComponents = createLazyComponents(
  import.meta.glob<ComponentType<object>>("../blocks/*/block.tsx", { import: "default" }),
);

/** Returns the kinds of the visuals in a block's content. */
function visualKindsIn(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(visualKindsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === "visual" && isJsonObject(child) ? String(child.kind) : visualKindsIn(child),
  );
}

/** Loads the components of the blocks and visuals that a page shows. */
export async function loadComponents(page: readonly Pick<Block, "type" | "props">[]): Promise<void> {
  await Promise.all([
    blockComponents.load(page.map(({ type }) => type)),
    visualComponents.load(page.flatMap(({ props }) => visualKindsIn(props))),
  ]);
}
