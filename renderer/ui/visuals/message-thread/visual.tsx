import type { MessageThreadVisual } from "../../../../schema/shapes.gen";
import { Icon, IconDisc } from "../../icon.server";
import { Avatar } from "../parts/avatar";
import { VisualFrame } from "../visual-frame";

type Message = MessageThreadVisual["messages"][number];
type Picture = NonNullable<Message["picture"]>;

const BUBBLES: Record<Message["from"], string> = {
  customer: "rounded-bl-[0.25rem] bg-sunken",
  you: "rounded-br-[0.25rem] bg-signal text-surface",
  dlores: "rounded-br-[0.25rem] bg-dlores text-surface",
};

/** A shape: its class and its path on a canvas of 160 × 100. */
type Shape = readonly [string, string];

/** Photographs, as drawings in the site's own colors. */
const PICTURES: Record<Picture, readonly Shape[]> = {
  plant: [
    ["fill-sun-soft", "M0 0h160v100H0z"],
    ["fill-line-strong", "M0 80h160v5H0z"],
    ["fill-signal", "M79 56C58 54 50 38 50 22c18 2 29 16 29 34zM81 56c0-22 12-34 30-36 0 20-10 34-30 36z"],
    [
      "fill-signal-strong",
      "M80 58C70 42 70 26 80 10c10 16 10 32 0 48zM78 57C60 60 46 54 40 44c14-5 30-1 38 13zM82 57c8-14 22-18 38-13-6 10-20 16-38 13z",
    ],
    ["fill-ink", "M64 56h32l-5 24H69z"],
    ["fill-missed-soft", "M14 42h16v38H14zM132 50h12v30h-12z"],
  ],
  house: [
    ["fill-dlores-soft", "M0 0h160v100H0z"],
    ["fill-sun", "M128 24m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0"],
    ["fill-signal", "M0 78h160v22H0z"],
    ["fill-surface", "M46 46h68v42H46z"],
    ["fill-ink", "M38 48L80 16l42 32z"],
    ["fill-sun", "M56 56h16v14H56zM88 56h16v14H88z"],
    ["fill-missed", "M74 64h12v24H74z"],
  ],
  parcel: [
    ["fill-signal-soft", "M0 0h160v100H0z"],
    ["fill-line", "M0 78h160v22H0z"],
    ["fill-sun", "M46 34h68v50H46z"],
    ["fill-sun-soft", "M46 34l10-12h48l10 12z"],
    ["fill-ink", "M74 34h12v18H74z"],
    ["fill-surface", "M92 64h16v13H92z"],
  ],
  table: [
    ["fill-missed-soft", "M0 0h160v100H0z"],
    ["fill-surface", "M52 8h56v34H52z"],
    ["fill-line", "M79 8h2v34h-2zM52 24h56v2H52z"],
    ["fill-ink", "M24 54h112v7H24zM34 61h6v32h-6zM120 61h6v32h-6z"],
    ["fill-signal", "M76 54c-8-4-10-12-8-18 8 2 11 10 8 18zM82 54c0-9 4-14 11-16 1 8-3 14-11 16z"],
    ["fill-sun", "M72 46h14l-2 8H74z"],
  ],
};

/** One message with its picture above and its mark below. */
function Bubble({ message: { from, text, picture, mark } }: { message: Message }) {
  return (
    <li className={from === "customer" ? "mr-10" : "ml-10"}>
      {picture && (
        <svg viewBox="0 6 160 84" className="mb-1.5 w-full rounded-inner" aria-hidden="true">
          {PICTURES[picture].map(([className, path]) => (
            <path key={className + path} className={className} d={path} />
          ))}
        </svg>
      )}
      <p
        className={`wrap-anywhere w-fit rounded-[1.125rem] px-3.5 forced-colors:border py-2 leading-snug ${from === "customer" ? "" : "ml-auto"} ${BUBBLES[from]}`}
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

/** A text conversation on a phone, with a picture and a scheduled message. */
export default function MessageThread({ contact, contactDetail, messages, scheduled }: MessageThreadVisual) {
  const waiting = scheduled ? ` Scheduled for ${scheduled.when}: “${scheduled.text}”` : "";
  return (
    <VisualFrame
      shape="phone"
      label={`Text messages with ${contact}: “${messages.map(({ text }) => text).join("” “")}”${waiting}`}
    >
      <div className="flex flex-col items-center border-line border-b bg-paper px-5 pt-5 pb-3 text-center">
        <Avatar name={contact} isOutside />
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
        <IconDisc name="plus" className="size-8 bg-sunken *:size-4" />
        <span className="flex h-9 flex-1 items-center rounded-full border border-line px-3.5 text-[0.8125rem]">
          Text message
        </span>
        <IconDisc name="send" className="size-8 bg-signal text-surface *:size-3.5" />
      </div>
    </VisualFrame>
  );
}
