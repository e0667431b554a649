import { ButtonRow } from "../../renderer/ui/button-row";
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
        <ButtonRow buttons={buttons} className="mt-9" />
        {note && <p className="mt-5 text-sm tone-muted">{note}</p>}
      </div>
    </>
  );
}
