import type { CallHandoverVisual } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon.server";
import { PingBackdrop } from "../../ping";
import { ASSISTANT, Avatar } from "../parts/avatar";
import { VisualFrame } from "../visual-frame";

/** The upper half of the phone: the caller and the reason for the call. */
function Head({ caller, callerDetail, reason }: CallHandoverVisual) {
  return (
    <div className="relative isolate overflow-hidden bg-ink px-5 pt-6 pb-6 text-center text-paper">
      <PingBackdrop className="-translate-x-1/2 -top-32 left-1/2 w-[30rem] text-ink-line/80" />
      <p className="mx-auto flex w-fit items-center gap-2 font-semibold text-dlores-on-ink">
        <Icon name="sparkles" className="size-4" />
        Dlores hands you a call
      </p>
      <p className="mt-5 font-bold font-display text-2xl">{caller}</p>
      <p className="tabular mt-1 text-muted-on-ink">{callerDetail}</p>
      <p className="mx-auto mt-4 w-fit rounded-full bg-sun px-3 py-0.5 font-semibold text-ink text-xs leading-5">
        {reason}
      </p>
    </div>
  );
}

/** A call on its way from Dlores to a person: the reason, the facts so far, and the promise to the caller. */
export default function CallHandover(props: CallHandoverVisual) {
  const { to, caller, reason, points, promise } = props;
  return (
    <VisualFrame
      shape="phone"
      label={`Dlores hands a call from ${caller} to ${to}. ${reason}. So far: ${points.join("; ")}. The caller was told: “${promise}”`}
    >
      <Head {...props} />
      <div className="p-5">
        <p className="font-semibold text-muted text-xs">So far</p>
        <ul className="mt-2 space-y-2 leading-snug">
          {points.map((point) => (
            <li key={point} className="flex gap-2">
              <Icon name="minus" className="mt-0.5 size-4 text-muted" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex gap-2.5 rounded-inner bg-dlores-soft p-3 leading-snug forced-colors:border">
          <Avatar name={ASSISTANT} size="small" />
          <p className="min-w-0">“{promise}”</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2.5 px-5 pb-6 font-semibold">
        <span className="rounded-full border border-line-strong py-3 text-center leading-none">
          In a minute
        </span>
        <span className="flex items-center justify-center gap-2 rounded-full bg-signal py-3 text-surface leading-none">
          <Icon name="phone" className="size-4" />
          Take it
        </span>
      </div>
    </VisualFrame>
  );
}
