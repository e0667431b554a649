import type { ReactNode } from "react";

interface BlockFrameProps {
  block: { type: string; tone?: string | undefined; anchor?: string | undefined; illustrative?: boolean };
  /** Whether this is the first block of the page. */
  isFirst: boolean;
  children: ReactNode;
}

/** The section around a block, in built pages and in pages rendered in the browser (client/fallback). */
export function BlockFrame({ block, isFirst, children }: BlockFrameProps) {
  return (
    <section
      id={block.anchor}
      className="section"
      data-block={block.type}
      data-tone={block.tone ?? "paper"}
      data-first={isFirst ? "" : undefined}
      data-illustrative={block.illustrative ? "" : undefined}
    >
      <div className="container-page">{children}</div>
    </section>
  );
}
