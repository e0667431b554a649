import type { ReactNode } from "react";

interface BlockFrameProps {
  block: { type: string; tone?: string | undefined; anchor?: string | undefined; illustrative?: boolean };
  /** True for the one below the header. */
  isFirst: boolean;
  children: ReactNode;
}

/** The section that a block stands in, on a page that is built and in what the browser draws (client/fallback). */
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
