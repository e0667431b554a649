import { useId } from "react";
import { ActionButton } from "../../renderer/ui/action-button";
import { CallChoice } from "../../renderer/ui/call-player/call-choice";
import { Icon } from "../../renderer/ui/icon.server";
import type { DemoModalProps } from "./props.gen";

/** A centered sheet. If it is too low for parts that stay in place (block.css), everything between its title and its buttons scrolls. */
const SHEET =
  "m-auto max-h-[calc(100dvh-1rem)] w-[calc(100%-2rem)] flex-col rounded-[1.25rem] bg-surface text-ink shadow-lift open:flex";

/** A closed dialog; demo-modal.enhance.ts opens it once per browser session. */
export default function DemoModal({ heading, text, button, dismissLabel, delay, scenarios }: DemoModalProps) {
  const id = useId();
  const hasCalls = scenarios.length > 0;
  return (
    <dialog
      className={`demo-modal ${SHEET} ${hasCalls ? "max-w-[66rem]" : "max-w-[34rem]"}`}
      data-enhance="demo-modal"
      data-delay={delay}
      aria-labelledby={`${id}h`}
      aria-describedby={`${id}t`}
    >
      <div className="demo-modal-head flex items-start gap-4 px-[clamp(1.25rem,0.5rem+3vw,2.25rem)] pt-[clamp(1rem,0.5rem+2vw,1.25rem)] pb-2">
        {/* The dialog opens by itself: focus on its button would seem to say that it is to be pressed. */}
        <h2
          id={`${id}h`}
          className="flex-1 outline-none"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: only once the dialog is open, when the focus is in it anyway
          autoFocus
        >
          {heading}
        </h2>
        <button
          type="button"
          className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-current/8"
          data-close=""
        >
          <Icon name="x" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="demo-modal-body min-h-0 overscroll-contain scroll-smooth px-[clamp(1.25rem,0.5rem+3vw,2.25rem)] pb-2">
        <p id={`${id}t`} className="max-w-prose text-[0.9375rem] text-muted lg:max-w-none">
          {text}
        </p>
        {hasCalls && (
          <>
            <div className="mt-3">
              <CallChoice scenarios={scenarios} />
            </div>
            <p className="mt-2 text-muted text-sm">
              The calls are scripted, and the people and businesses in them are made up.
            </p>
          </>
        )}
      </div>
      <div className="demo-modal-bar flex flex-wrap items-center gap-2 border-line border-t px-[clamp(1rem,0.5rem+3vw,2.25rem)] py-3">
        <ActionButton button={button} />
        <button type="button" className="button button-secondary" data-close="">
          {dismissLabel}
        </button>
      </div>
    </dialog>
  );
}
