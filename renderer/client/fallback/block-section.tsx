import type { ComponentType } from "react";
import { BlockFrame } from "../../frame/block-frame";
import type { TemplateBlock } from "./load-comparison";

/** Blocks of a comparison and of the not-found page, the same as in built pages. */
const BLOCKS = import.meta.glob<ComponentType<object>>(
  [
    "../../../blocks/comparison-*/block.tsx",
    "../../../blocks/call-to-action/block.tsx",
    "../../../blocks/wrong-number/block.tsx",
  ],
  { import: "default", eager: true },
);

/** A block in its section, as in built pages; renders nothing for a type that is not in the browser bundle. */
export function BlockSection({ isFirst, ...block }: TemplateBlock & { isFirst: boolean }) {
  const Block = BLOCKS[`../../../blocks/${block.type}/block.tsx`];
  if (!Block) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <Block {...block.props} />
    </BlockFrame>
  );
}
