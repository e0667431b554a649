import type { Button } from "../../schema/shapes.gen";
import { ActionButton } from "./action-button";

/** Buttons of a block side by side; the first one is what the block asks for. */
export function ButtonRow({ buttons, className = "" }: { buttons: readonly Button[]; className?: string }) {
  return (
    <div className={`${className} flex flex-wrap gap-3`.trim()}>
      {buttons.map((button, index) => (
        <ActionButton key={button.label} button={button} variant={index === 0 ? "primary" : "secondary"} />
      ))}
    </div>
  );
}
