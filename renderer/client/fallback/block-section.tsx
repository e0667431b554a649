import type { ComponentType } from "react";
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

/** Props of a block that is drawn in the browser. */
export interface BlockSectionProps extends TemplateBlock {
  /** True for the one below the header. */
  isFirst: boolean;
}

/** A block in its section, as built pages have it; nothing for a type that the browser is not given. */
export function BlockSection({ type, tone, anchor, props, isFirst }: BlockSectionProps) {
  const Block = BLOCKS[`../../../blocks/${type}/block.tsx`];
  if (!Block) return null;
  return (
    <section
      id={anchor}
      className="section"
      data-block={type}
      data-tone={tone ?? "paper"}
      data-first={isFirst ? "" : undefined}
    >
      <div className="container-page">
        <Block {...props} />
      </div>
    </section>
  );
}
