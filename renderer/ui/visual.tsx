import type { ComponentType } from "react";
import type { Visual as VisualData } from "../../schema/shapes.gen";
import { createLazyComponents } from "./lazy-components";

/** The product pictures, which a page loads before it renders them. */
export const visualComponents = createLazyComponents(
  import.meta.glob<ComponentType<object>>("./visuals/*/visual.tsx", { import: "default" }),
);

/** Renders the product picture that the JSON specifies. */
export function Visual({ visual }: { visual: VisualData }) {
  const Picture = visualComponents.of(visual.kind);
  if (!Picture) throw new Error(`The picture "${visual.kind}" has not been loaded.`);
  return <Picture {...visual} />;
}
