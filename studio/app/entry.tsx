import type { ComponentProps, MouseEvent } from "react";

interface CollapsibleProps extends ComponentProps<"details"> {
  name: string;
  /** What it is about. */
  words?: string;
}

/** A part that is folded until somebody works on it. */
export const Collapsible = ({ name, words, className = "", children, ...details }: CollapsibleProps) => (
  <details {...details} className={`entry ${className}`}>
    <summary className="flex min-h-9 items-center gap-2.5">
      <span className="flex-none font-semibold">{name}</span>{" "}
      {words && <span className="truncate text-muted">{words}</span>}
    </summary>
    {children}
  </details>
);

/** Something that can be done with an entry: as its button shows it, in words, and what does it; undefined while nothing can. */
export type EntryAction = readonly [
  shown: string,
  name: string,
  onPress: ((event: MouseEvent) => void) | undefined,
  why?: string | undefined,
];

/** What can be done with an entry as a whole. */
export const EntryButtons = ({ actions }: { actions: readonly EntryAction[] }) => (
  <div className="entry-buttons flex flex-wrap gap-1 py-1.5">
    {actions.map(([shown, name, onPress, why]) => (
      <button
        key={shown}
        type="button"
        className="button-quiet"
        aria-label={name}
        title={why}
        disabled={!onPress}
        onClick={onPress}
      >
        {shown}
      </button>
    ))}
  </div>
);
