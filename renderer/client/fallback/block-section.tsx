import type { ComponentType } from "react";
import { BlockFrame } from "../../frame/block-frame";
import type { TemplateBlock } from "./load-comparison";

/** The blocks of a comparison and of the not-found page; they are those of the built pages. */
const BLOCKS = import.meta.glob<ComponentType<object>>(
  [
    "../../../blocks/comparison-*/block.tsx",
    "../../../blocks/call-to-action/block.tsx",
    "../../../blocks/wrong-number/block.tsx",
  ],
  { import: "default", eager: true },
);

/** A block in its section, as built pages have it; nothing for a type that the browser is not given. */
export function BlockSection({ isFirst, ...block }: TemplateBlock & { isFirst: boolean }) {
  const Block = BLOCKS[`../../../blocks/${block.type}/block.tsx`];
  if (!Block) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <Block {...block.props} />
    </BlockFrame>
  );
}
