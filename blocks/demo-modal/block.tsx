import { useId } from "react";
import { ActionButton } from "../../renderer/ui/action-button";
import { Icon } from "../../renderer/ui/icon";
import { Visual } from "../../renderer/ui/visual";
import type { DemoModalProps } from "./props.gen";

/** A closed dialog; demo-modal.enhance.ts opens it once in a visitor's session. */
export default function DemoModal({ heading, text, button, dismissLabel, delay, visual }: DemoModalProps) {
  const id = useId();
  return (
    <dialog
      className={`demo-modal ${visual ? "max-w-[58rem]" : "max-w-[34rem]"}`}
      data-enhance="demo-modal"
      data-delay={delay}
      aria-labelledby={`${id}h`}
      aria-describedby={`${id}t`}
    >
      <div className={visual ? "md:grid md:grid-cols-2" : undefined}>
        <button type="button" className="demo-modal-close" data-close="">
          <Icon name="x" />
          <span className="sr-only">Close</span>
        </button>
        <div className="flex flex-col justify-center p-7 pt-16 sm:p-11">
          <h2 id={`${id}h`} className="text-2xl">
            {heading}
          </h2>
          <p id={`${id}t`} className="mt-3 text-lg text-muted">
            {text}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ActionButton button={button} />
            <button type="button" className="button button-secondary" data-close="">
              {dismissLabel}
            </button>
          </div>
        </div>
        {visual && (
          <div className="hidden content-center bg-dlores-soft p-10 pt-16 md:grid">
            <Visual visual={visual} />
          </div>
        )}
      </div>
    </dialog>
  );
}
