import type { Visual as VisualData } from "../../schema/shapes.gen";
import { createLazyComponents } from "./lazy-components";
import { visuals } from "./visuals/registry.gen";

/** The product pictures, which a page loads before it renders them. */
export const visualComponents = createLazyComponents(visuals);

/** Renders the product picture that the JSON specifies. */
export function Visual({ visual }: { visual: VisualData }) {
  const Picture = visualComponents.of(visual.kind);
  if (!Picture) throw new Error(`The picture "${visual.kind}" has not been loaded.`);
  return <Picture {...visual} />;
}
