import type { ComponentType } from "react";

/** The blocks of a comparison and of the not-found page; they are those of the built pages. */
const BLOCKS = import.meta.glob<ComponentType<object>>(
  [
    "../../../blocks/comparison-*/block.tsx",
    "../../../blocks/call-to-action/block.tsx",
    "../../../blocks/wrong-number/block.tsx",
  ],
  { import: "default", eager: true },
);

/** The block of a type; undefined for one that the browser is not given. */
export const blockOf = (type: string): ComponentType<object> | undefined =>
  BLOCKS[`../../../blocks/${type}/block.tsx`];
