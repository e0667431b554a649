import type { ComponentType } from "react";
import type { Visual as VisualData } from "../../schema/shapes.gen";
import { visuals } from "./visuals/registry.gen";

/** Draws the product picture that the JSON asks for. */
export function Visual({ visual }: { visual: VisualData }) {
  const Picture = visuals[visual.kind] as ComponentType<VisualData>;
  return <Picture {...visual} />;
}
