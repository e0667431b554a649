import { CalendarCheck, type IconNode, ListChecks, Sparkles, UserRound } from "lucide";
import type { ReactNode } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";
import { LineIcon } from "../line-icon";

/** Both halves of the player: the phone and these notes. */
export const PANEL = "parts flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface";

/** Pairs of label and value; one that is not known yet is an empty place. */
function Facts({ facts }: { facts: readonly { label: string; value: string; isKnown: boolean }[] }) {
  return (
    <dl className="px-5 py-2.5">
      {facts.map(({ label, value, isKnown }) => (
        <div key={label} className="call-fact">
          <dt className="text-muted">{label}</dt>
          <dd className="call-fact-value" data-unknown={isKnown ? undefined : ""}>
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One thing that comes of the call. Before the end its name stands there alone. */
function Result({
  icon,
  name,
  isKnown,
  children,
}: {
  icon: IconNode;
  name: string;
  isKnown: boolean;
  children: ReactNode;
}) {
  return (
    <li className="call-result" data-unknown={isKnown ? undefined : ""}>
      <LineIcon drawing={icon} className="call-result-icon mt-px size-4.5" />
      <div className="call-result-body">
        <h4 className="call-result-name">{name}</h4>
        <div className="call-result-text">{children}</div>
      </div>
    </li>
  );
}

/**
 * What Dlores makes of the call: facts as she understands them, and at its end the task, the entry and the meeting.
 *
 * @param linesDone number of lines that have been said
 */
export function Notes({
  scenario: { recognised, task, crm, meeting, outcome },
  linesDone,
  isOver,
}: {
  scenario: CallScenario;
  linesDone: number;
  isOver: boolean;
}) {
  const facts = recognised.map(({ label, value, afterLine }) => ({
    label,
    value,
    isKnown: isOver || linesDone >= afterLine,
  }));
  const details = task && [task.owner, task.due].filter(Boolean).join(" · ");
  return (
    <div className={`call-notes ${PANEL}`}>
      <h3 className="flex items-center gap-2 px-5 pt-4.5 text-(length:--text-base) text-dlores">
        <LineIcon drawing={Sparkles} className="size-4.5" />
        What Dlores notes
      </h3>
      <Facts facts={facts} />
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
      <p className="call-ending" data-unknown={isOver ? undefined : ""}>
        {outcome}
      </p>
    </div>
  );
}
