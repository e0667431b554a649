import type { ComponentProps, MouseEvent } from "react";

interface CollapsibleProps extends ComponentProps<"details"> {
  name: string;
  /** Short description of the content. */
  words?: string;
}

/** A collapsible section, closed by default. */
export const Collapsible = ({ name, words, className = "", children, ...details }: CollapsibleProps) => (
  <details {...details} className={`entry ${className}`}>
    <summary className="flex min-h-9 items-center gap-2.5">
      <span className="flex-none font-semibold">{name}</span>{" "}
      {words && <span className="truncate text-muted">{words}</span>}
    </summary>
    {children}
  </details>
);

/** An action on an entry: text of its button, accessible name, handler (undefined while disabled), and tooltip instead of the name. */
export type EntryAction = readonly [
  label: string,
  name: string,
  onClick: ((event: MouseEvent) => void) | undefined,
  title?: string | undefined,
];

/** Buttons for the actions on an entry. */
export const EntryButtons = ({ actions }: { actions: readonly EntryAction[] }) => (
  <div className="entry-buttons flex flex-wrap gap-1 py-1.5">
    {actions.map(([label, name, onClick, title]) => (
      <button
        key={label}
        type="button"
        className="button-quiet"
        aria-label={name}
        title={title ?? name}
        disabled={!onClick}
        onClick={onClick}
      >
        {label}
      </button>
    ))}
  </div>
);
