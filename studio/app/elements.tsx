import type { ComponentProps, MouseEvent } from "react";
import type { Choice } from "../api";

/** Classes of a button by its look. */
export const LOOKS = {
  primary: "button button-primary button-small",
  secondary: "button button-secondary button-small",
  quiet: "button-quiet",
  link: "link",
};

interface ButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  look?: keyof typeof LOOKS;
  onClick: ((event: MouseEvent) => void) | false | undefined;
}

/** A button that keeps the focus while it has no handler; a `disabled` one would lose it. */
export const Button = ({ look = "quiet", className = "", onClick, ...button }: ButtonProps) => (
  <button
    {...button}
    type="button"
    className={`${LOOKS[look]} ${className}`}
    aria-disabled={!onClick || undefined}
    onClick={onClick || undefined}
  />
);

/**
 * A button for the keyboard, visible while it has the focus, that skips a long part of the window: it goes to the control with
 * a selector.
 */
export const SkipButton = ({ to, children }: { to: string; children: string }) => (
  <Button
    className="not-focus:pointer-events-none not-focus:absolute not-focus:opacity-0"
    onClick={() => document.querySelector<HTMLElement>(to)?.focus()}
  >
    {children}
  </Button>
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
  <div className="flex flex-wrap gap-1 py-1.5">
    {actions.map(([label, name, onClick, title]) => (
      <Button key={label} aria-label={name} title={title ?? name} onClick={onClick}>
        {label}
      </Button>
    ))}
  </div>
);

/** Text of the badge, which the search finds too. */
export const NOT_PUBLISHED = "not published";

/** Status of an entry, such as “not published”. */
export const StatusBadge = ({ words }: { words: string }) => (
  <em className="flex-none rounded-full bg-sun-soft px-2.5 font-semibold text-[0.8125rem] not-italic">
    {words}
  </em>
);

/** Badge for an unpublished page or article. */
export const UnpublishedBadge = () => <StatusBadge words={NOT_PUBLISHED} />;

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

/** The options of a select or of a datalist. */
export const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
