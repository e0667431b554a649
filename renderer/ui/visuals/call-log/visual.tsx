import type { CallLogVisual, IconName } from "../../../../schema/shapes.gen";
import { IconDisc } from "../../icon.server";
import { ASSISTANT, Avatar } from "../parts/avatar";
import { timeOfDay } from "../parts/clock";
import { VisualFrame, WindowBar } from "../visual-frame";

type Call = CallLogVisual["calls"][number];

const RESULTS: Record<Call["result"], { icon: IconName; word: string; color: string }> = {
  answered: { icon: "check", word: "Answered", color: "bg-sunken text-muted" },
  booked: { icon: "calendar-check", word: "Booked", color: "bg-signal-soft text-signal-strong" },
  missed: { icon: "phone-missed", word: "Missed", color: "bg-missed-soft text-missed" },
  blocked: { icon: "shield-off", word: "Blocked", color: "bg-sunken text-muted" },
};

/** One call on the timeline of the day. */
function Row({ call }: { call: Call }) {
  const { icon, word, color } = RESULTS[call.result];
  const label = call.answeredBy ?? word;
  return (
    <li className="flex gap-3">
      <span className="tabular w-14 shrink-0 whitespace-nowrap pt-3.5 text-right text-muted text-xs leading-5">
        {timeOfDay(call.time)}
      </span>
      <span className="relative flex w-7 shrink-0 justify-center pt-2.5">
        <span className="absolute inset-y-0 w-px bg-line" />
        <IconDisc name={icon} className={`relative size-7 ring-4 ring-surface *:size-3.5 ${color}`} />
      </span>
      <div className="flex min-w-0 flex-1 items-center gap-3 border-line border-b py-3 [li:last-child>&]:border-0">
        <p className="min-w-0 flex-1 leading-snug">
          <span className="tabular block font-semibold">{call.caller}</span>
          <span className="block text-[0.8125rem] text-muted">{call.outcome}</span>
        </p>
        <span
          className={`flex items-center gap-1.5 whitespace-nowrap font-medium text-xs ${label === ASSISTANT ? "text-dlores" : ""} ${call.result === "missed" ? "text-missed" : ""}`}
        >
          {call.answeredBy && <Avatar name={call.answeredBy} size="small" />}
          <span className="hidden max-w-20 truncate @xs:block @sm:max-w-none">{label}</span>
        </span>
      </div>
    </li>
  );
}

/** A day's calls along a timeline, each with its caller, its answer and its outcome. */
export default function CallLog({ title, day, calls }: CallLogVisual) {
  const summary = calls.map(({ caller, answeredBy, result, outcome }) => {
    const answer = answeredBy ? `${answeredBy} answered` : RESULTS[result].word.toLowerCase();
    return `${caller}, ${answer}: ${outcome}`;
  });
  return (
    <VisualFrame label={`Calls to ${title} on ${day}. ${summary.join(". ")}.`}>
      <WindowBar icon="phone" title={title} fact={day} />
      <ol className="py-1.5 pr-5 pl-4">
        {calls.map((call) => (
          <Row key={call.time} call={call} />
        ))}
      </ol>
    </VisualFrame>
  );
}
