import { blockOf } from "./blocks";
import type { TemplateBlock } from "./load-comparison";

/** Props of a block that is drawn in the browser. */
export interface BlockSectionProps extends TemplateBlock {
  /** True for the one below the header. */
  isFirst: boolean;
}

/** A block in its section, as built pages have it. */
export function BlockSection({ type, tone, anchor, props, isFirst }: BlockSectionProps) {
  const Block = blockOf(type);
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
