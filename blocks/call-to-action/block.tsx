import { ActionButton } from "../../renderer/ui/action-button";
import { PingArcs } from "../../renderer/ui/ping";
import type { CallToActionProps } from "./props.gen";

/** The closing invitation, with the motif spreading from its corner. */
export default function CallToAction({ heading, text, buttons, note }: CallToActionProps) {
  return (
    <>
      <div className="call-to-action-ping">
        <PingArcs rings={9} />
      </div>
      <div className="relative max-w-[44rem] pb-24 lg:pb-0">
        <h2 className="text-4xl">{heading}</h2>
        {text && <p className="mt-6 max-w-[36rem] text-lg tone-muted">{text}</p>}
        <div className="mt-9 flex flex-wrap gap-3">
          {buttons.map((button, index) => (
            <ActionButton
              key={button.label}
              button={button}
              variant={index === 0 ? "primary" : "secondary"}
            />
          ))}
        </div>
        {note && <p className="mt-5 text-sm tone-muted">{note}</p>}
      </div>
    </>
  );
}
