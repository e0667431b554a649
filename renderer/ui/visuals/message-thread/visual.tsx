import type { MessageThreadVisual } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon";
import { Monogram } from "../parts/monogram";
import { VisualFrame } from "../visual-frame";
import { MessagePicture } from "./picture";

type Message = MessageThreadVisual["messages"][number];

const BUBBLES: Record<Message["from"], string> = {
  customer: "rounded-bl-[0.25rem] bg-sunken",
  you: "rounded-br-[0.25rem] bg-signal text-surface",
  dlores: "rounded-br-[0.25rem] bg-dlores text-surface",
};

/** One message with its picture above and its mark below. */
function Bubble({ message: { from, text, picture, mark } }: { message: Message }) {
  return (
    <li className={from === "customer" ? "mr-10" : "ml-10"}>
      {picture && <MessagePicture picture={picture} />}
      <p
        className={`w-fit rounded-[1.125rem] px-3.5 forced-colors:border py-2 leading-snug ${from === "customer" ? "" : "ml-auto"} ${BUBBLES[from]}`}
      >
        {text}
      </p>
      {(mark || from === "dlores") && (
        <p className="mt-1 flex items-center justify-end gap-1 text-[0.6875rem] text-muted">
          {from === "dlores" && <span className="font-semibold text-dlores">Dlores</span>}
          {mark && <Icon name="check" className="size-3 text-signal" />}
          {mark}
        </p>
      )}
    </li>
  );
}

/** A conversation by text on a phone, with a picture and a message that waits for its time. */
export default function MessageThread({ contact, contactDetail, messages, scheduled }: MessageThreadVisual) {
  const waiting = scheduled ? ` Scheduled for ${scheduled.when}: “${scheduled.text}”` : "";
  return (
    <VisualFrame
      shape="phone"
      label={`Text messages with ${contact}: “${messages.map(({ text }) => text).join("” “")}”${waiting}`}
    >
      <div className="flex flex-col items-center border-line border-b bg-paper px-5 pt-5 pb-3 text-center">
        <Monogram name={contact} isOutside />
        <p className="mt-1.5 font-semibold leading-tight">{contact}</p>
        <p className="tabular text-muted text-xs">{contactDetail}</p>
      </div>
      <ol className="space-y-2.5 px-4 py-4">
        {messages.map((message) => (
          <Bubble key={message.text} message={message} />
        ))}
      </ol>
      {scheduled && (
        <div className="mx-4 mb-4 ml-14 rounded-[1.125rem] border border-signal border-dashed px-3.5 py-2 leading-snug">
          <p className="mb-0.5 flex items-center gap-1.5 font-semibold text-signal-strong text-xs">
            <Icon name="clock" className="size-3.5" />
            {scheduled.when}
          </p>
          {scheduled.text}
        </div>
      )}
      <div className="flex items-center gap-2 border-line border-t px-4 pt-3 pb-5 text-muted">
        <span className="grid size-8 place-items-center rounded-full bg-sunken">
          <Icon name="plus" className="size-4" />
        </span>
        <span className="flex h-9 flex-1 items-center rounded-full border border-line px-3.5 text-[0.8125rem]">
          Text message
        </span>
        <span className="grid size-8 place-items-center rounded-full bg-signal text-surface">
          <Icon name="send" className="size-3.5" />
        </span>
      </div>
    </VisualFrame>
  );
}
