import { CalendarCheck, type IconNode, ListChecks, Sparkles, UserRound } from "lucide";
import type { ReactNode } from "react";
import { LineIcon } from "../line-icon";
import { isUnderway, linesDone, type PlayerProps } from "./playback";

/** Style of both halves of the player: the phone and these notes. */
export const PANEL = "parts flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface";

/** Style of a value that is invisible but keeps its space until it is known. */
const HIDDEN_UNTIL_KNOWN =
  "transition-opacity duration-250 ease-out group-data-unknown:invisible group-data-unknown:opacity-0";

/** Placeholder bar for an unknown value. */
const PLACEHOLDER_BAR =
  "group-data-unknown:before:absolute group-data-unknown:before:h-2 group-data-unknown:before:rounded-full group-data-unknown:before:bg-sunken";

/** The facts that Dlores recognizes; one that the call has not come to yet is a placeholder. */
function Facts({ scenario, ends, playback }: PlayerProps) {
  const done = isUnderway(playback) ? linesDone(playback, ends) : Number.POSITIVE_INFINITY;
  return (
    <dl className="divide-y divide-line px-5 py-2.5">
      {scenario.recognized.map(({ label, value, afterLine }) => (
        <div
          key={label}
          className="group grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-1.75 max-[20rem]:grid-cols-[minmax(0,1fr)]"
          data-unknown={done >= afterLine ? undefined : ""}
        >
          <dt className="text-muted">{label}</dt>
          <dd
            className={`call-fact-value relative justify-self-start font-semibold group-data-unknown:before:inset-x-0 group-data-unknown:before:top-[0.4rem] ${PLACEHOLDER_BAR}`}
          >
            <span className={HIDDEN_UNTIL_KNOWN}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ResultProps {
  icon: IconNode;
  name: string;
  isKnown: boolean;
  children: ReactNode;
}

/** One result of the call. Before the end only its name is visible. */
function Result({ icon, name, isKnown, children }: ResultProps) {
  return (
    <li
      className="call-result group flex gap-3 border-line border-t px-5 py-3"
      data-unknown={isKnown ? undefined : ""}
    >
      <LineIcon drawing={icon} className="mt-px size-4.5 text-dlores group-data-unknown:text-muted" />
      <div
        className={`relative min-w-0 flex-1 group-data-unknown:before:top-7 group-data-unknown:before:right-[45%] group-data-unknown:before:left-0 group-data-unknown:before:shadow-[0_1.25rem_var(--color-sunken)] ${PLACEHOLDER_BAR}`}
      >
        <h4 className="font-sans font-semibold text-[0.8125rem] text-dlores tracking-normal group-data-unknown:text-muted">
          {name}
        </h4>
        <div className={`group-nth-2:delay-120 group-nth-3:delay-240 ${HIDDEN_UNTIL_KNOWN}`}>{children}</div>
      </div>
    </li>
  );
}

/** Dlores's notes on the call: facts as she recognizes them, and at the end the task, the CRM entry and the meeting. */
export function Notes(player: PlayerProps) {
  const { task, crm, meeting, outcome } = player.scenario;
  const isOver = !isUnderway(player.playback);
  const details = task && [task.owner, task.due].filter(Boolean).join(" · ");
  return (
    <div className={`call-notes ${PANEL}`}>
      <h3 className="flex items-center gap-2 px-5 pt-4.5 text-(length:--text-base) text-dlores">
        <LineIcon drawing={Sparkles} className="size-4.5" />
        What Dlores notes
      </h3>
      <Facts {...player} />
      <ul className="mb-auto">
        {task && (
          <Result icon={ListChecks} name="Task" isKnown={isOver}>
            <p className="font-semibold">{task.text}</p>
            {details && <p className="text-muted">{details}</p>}
          </Result>
        )}
        <Result icon={UserRound} name="CRM entry" isKnown={isOver}>
          <p className="font-semibold">{crm.contact}</p>
          <dl>
            {crm.fields.map(({ label, value }) => (
              <div key={label} className="flex flex-wrap gap-x-1.5">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Result>
        {meeting && (
          <Result icon={CalendarCheck} name="Meeting" isKnown={isOver}>
            <p className="font-semibold">{meeting.title}</p>
            <p className="text-muted">{meeting.time}</p>
          </Result>
        )}
      </ul>
      <p
        className="call-ending text-balance bg-dlores-soft px-5 py-3.5 font-semibold text-dlores transition-opacity delay-240 duration-250 ease-out data-unknown:invisible data-unknown:opacity-0"
        data-unknown={isOver ? undefined : ""}
      >
        {outcome}
      </p>
    </div>
  );
}
