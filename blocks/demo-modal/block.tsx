import { useId } from "react";
import { ActionButton } from "../../renderer/ui/action-button";
import { CallChoice } from "../../renderer/ui/call-player/call-choice";
import { Icon } from "../../renderer/ui/icon";
import type { DemoModalProps } from "./props.gen";

/** A closed dialog; demo-modal.enhance.ts opens it once in a visitor's session. */
export default function DemoModal({ heading, text, button, dismissLabel, delay, scenarios }: DemoModalProps) {
  const id = useId();
  const hasCalls = scenarios.length > 0;
  return (
    <dialog
      className={`demo-modal ${hasCalls ? "max-w-[66rem]" : "max-w-[34rem]"}`}
      data-enhance="demo-modal"
      data-delay={delay}
      aria-labelledby={`${id}h`}
      aria-describedby={`${id}t`}
    >
      <div className="demo-modal-head">
        <h2 id={`${id}h`} className="text-2xl">
          {heading}
        </h2>
        <button type="button" className="demo-modal-close" data-close="">
          <Icon name="x" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="demo-modal-body">
        <p id={`${id}t`} className="max-w-prose text-muted">
          {text}
        </p>
        {hasCalls && (
          <>
            <div className="mt-4">
              <CallChoice scenarios={scenarios} />
            </div>
            <p className="mt-3 text-muted text-sm">
              The calls are scripted, and the people and businesses in them are made up.
            </p>
          </>
        )}
      </div>
      <div className="demo-modal-foot">
        <ActionButton button={button} />
        <button type="button" className="button button-secondary" data-close="">
          {dismissLabel}
        </button>
      </div>
    </dialog>
  );
}
