import type { ComponentProps } from "react";

interface CollapsibleProps extends ComponentProps<"details"> {
  name: string;
  /** Short description of the content. */
  words?: string;
}

/** A collapsible section, closed by default. */
export const Collapsible = ({ name, words, className = "", children, ...details }: CollapsibleProps) => (
  <details {...details} className={`entry open:pb-3.5 ${className}`}>
    <summary className="flex min-h-9 items-center gap-2.5">
      <span className="flex-none font-semibold">{name}</span>{" "}
      {words && <span className="truncate text-muted">{words}</span>}
    </summary>
    {children}
  </details>
);
