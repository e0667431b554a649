import type { ComponentProps, MouseEvent } from "react";

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

/** An action on an entry: text of its button, accessible name, handler (undefined while disabled), and tooltip instead of the name. */
export type EntryAction = readonly [
  label: string,
  name: string,
  onClick: ((event: MouseEvent) => void) | undefined,
  title?: string | undefined,
];

interface ActionButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  onClick: ((event: MouseEvent) => void) | false | undefined;
}

/** A button that keeps the focus while it has no handler; a `disabled` one would lose it. */
export const ActionButton = ({ className = "button-quiet", onClick, ...button }: ActionButtonProps) => (
  <button
    {...button}
    {...{ className }}
    type="button"
    aria-disabled={!onClick || undefined}
    onClick={onClick || undefined}
  />
);

interface SkipButtonProps {
  /** Selector of the control to skip to. */
  to: string;
  children: string;
}

/** A button for the keyboard, visible while it has the focus, that skips a long part of the window. */
export const SkipButton = ({ to, children }: SkipButtonProps) => (
  <button
    type="button"
    className="button-quiet not-focus:pointer-events-none not-focus:absolute not-focus:opacity-0"
    onClick={() => document.querySelector<HTMLElement>(to)?.focus()}
  >
    {children}
  </button>
);

/** Buttons for the actions on an entry. */
export const EntryButtons = ({ actions }: { actions: readonly EntryAction[] }) => (
  <div className="flex flex-wrap gap-1 py-1.5">
    {actions.map(([label, name, onClick, title]) => (
      <ActionButton key={label} aria-label={name} title={title ?? name} onClick={onClick}>
        {label}
      </ActionButton>
    ))}
  </div>
);
