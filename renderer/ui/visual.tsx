import type { Visual as VisualData } from "../../schema/shapes.gen";
import { lazyComponents } from "./lazy-components";
import { visuals } from "./visuals/registry.gen";

/** The product pictures, which a page loads before it draws them. */
export const pictures = lazyComponents(visuals);

/** Draws the product picture that the JSON asks for. */
export function Visual({ visual }: { visual: VisualData }) {
  const Picture = pictures.of(visual.kind);
  if (!Picture) throw new Error(`The picture "${visual.kind}" has not been loaded.`);
  return <Picture {...visual} />;
}
