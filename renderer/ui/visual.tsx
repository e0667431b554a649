import type { ComponentType } from "react";
import type { Visual as VisualData } from "../../schema/shapes.gen";

/** The product pictures, by file. */
const PICTURES = import.meta.glob<ComponentType<object>>("./visuals/*/visual.tsx", {
  import: "default",
  eager: true,
});

/** Renders the product picture that the JSON specifies. */
export function Visual({ visual }: { visual: VisualData }) {
  const Picture = PICTURES[`./visuals/${visual.kind}/visual.tsx`];
  if (!Picture) throw new Error(`There is no component for the picture "${visual.kind}".`);
  return <Picture {...visual} />;
}
