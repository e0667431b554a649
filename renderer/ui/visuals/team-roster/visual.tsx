import type { TeamRosterVisual } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon.server";
import { ASSISTANT, Avatar } from "../parts/avatar";
import { clockValue, formatPercent, timeOfDay } from "../parts/clock";
import { VisualFrame, WindowBar } from "../visual-frame";

type Member = TeamRosterVisual["members"][number];

const STATUS: Record<Member["status"], { word: string; text: string; bar: string }> = {
  "on-call": { word: "Available", text: "font-semibold text-signal-strong", bar: "fill-signal" },
  "in-a-call": { word: "On a call", text: "font-semibold", bar: "fill-ink" },
  off: { word: "Off", text: "text-muted", bar: "fill-line" },
};

const MINUTES_PER_DAY = 24 * 60;

/** Returns start and length of the spans of the working day on a 24-hour timeline with now in its middle, as shares. */
export function workingSpans(member: Pick<Member, "time" | "from" | "until">): [number, number][] {
  const { time, from, until } = member;
  const length = (clockValue(until) - clockValue(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const start = (clockValue(from) - clockValue(time) + MINUTES_PER_DAY * 1.5) % MINUTES_PER_DAY;
  const end = start + length;
  const spans: [number, number][] = [[start, Math.min(end, MINUTES_PER_DAY)]];
  // The part beyond the end of the timeline belongs to its start, half a day back.
  if (end > MINUTES_PER_DAY) spans.push([0, end - MINUTES_PER_DAY]);
  return spans.map(([first, last]) => [first / MINUTES_PER_DAY, (last - first) / MINUTES_PER_DAY]);
}

/** One person: name and city, the local time, and the working hours relative to now. */
function Row({ member }: { member: Member }) {
  const { word, text, bar } = STATUS[member.status];
  return (
    <li className="flex items-center gap-3">
      <span className={`hidden @sm:block ${member.status === "off" ? "opacity-60" : ""}`}>
        <Avatar name={member.name} />
      </span>
      <p className="w-19 shrink-0 leading-tight">
        <span className="block truncate font-semibold">{member.name}</span>
        <span className="block truncate text-muted text-xs">{member.city}</span>
      </p>
      <svg className="h-11 min-w-0 flex-1" aria-hidden="true">
        <rect y="17" width="100%" height="10" rx="5" className="fill-sunken" />
        {workingSpans(member).map(([start, width]) => (
          <rect
            key={start}
            x={formatPercent(start)}
            y="17"
            width={formatPercent(width)}
            height="10"
            rx="5"
            className={bar}
          />
        ))}
        <line x1="50%" x2="50%" y2="100%" className="stroke-ink" strokeWidth="1.5" />
      </svg>
      <p className="w-16 shrink-0 text-right text-xs leading-tight">
        <span className="tabular block whitespace-nowrap text-sm">{timeOfDay(member.time)}</span>
        <span className={text}>{word}</span>
      </p>
    </li>
  );
}

/** The heading of the timeline: now in the middle, half a day on either side. It has the columns of a row. */
function Hours() {
  return (
    <div className="flex items-end gap-3 px-5 pt-4 text-[0.6875rem] text-muted">
      <span className="w-19 shrink-0 @sm:w-31" />
      <p className="flex min-w-0 flex-1 items-center justify-center @sm:justify-between">
        <span className="hidden @sm:inline">Earlier</span>
        <span className="rounded-full bg-ink px-2 font-semibold text-paper leading-5">Now</span>
        <span className="hidden @sm:inline">Later</span>
      </p>
      <span className="w-16 shrink-0" />
    </div>
  );
}

/** The people on call now, in different cities: working days along one timeline. */
export default function TeamRoster({ title, members, cover }: TeamRosterVisual) {
  const onCall = members.filter(({ status }) => status !== "off").length;
  const people = members.map(
    ({ name, city, time, status }) =>
      `${name}, ${city}, ${timeOfDay(time)}, ${STATUS[status].word.toLowerCase()}`,
  );
  return (
    <VisualFrame label={`${title} now: ${people.join("; ")}. ${cover ?? ""}`.trim()}>
      <WindowBar icon="users" title={title} fact={`${onCall} of ${members.length} on now`} />
      <Hours />
      <ul className="px-5 pb-3">
        {members.map((member) => (
          <Row key={member.name} member={member} />
        ))}
      </ul>
      {cover && (
        <p className="flex items-center gap-3 border-line border-t bg-paper px-5 py-3.5">
          {cover.includes(ASSISTANT) ? (
            <Avatar name={ASSISTANT} size="small" />
          ) : (
            <Icon name="clock" className="size-4 text-muted" />
          )}
          {cover}
        </p>
      )}
    </VisualFrame>
  );
}
