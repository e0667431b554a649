import { Fragment } from "react";
import { ButtonRow } from "../../renderer/ui/action-button";
import { CodeWindow } from "../../renderer/ui/code/code-window";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { WebhookEventsProps } from "./props.gen";

/** The name of an event, which breaks after a dot if it is too long for one line. */
const EventName = ({ event }: { event: string }) => (
  <code className="font-mono font-semibold text-sm">
    {event.split(/(?<=\.)/).map((part) => (
      <Fragment key={part}>
        {part}
        {part.endsWith(".") && <wbr />}
      </Fragment>
    ))}
  </code>
);

/** List of the product's events, beside an example payload of one of them. */
export default function WebhookEvents(props: WebhookEventsProps) {
  const { heading, intro, events, payload, payloadTitle, buttons } = props;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_29rem]">
      <div>
        <SectionHeading heading={heading} intro={intro} />
        <dl className="mt-10">
          {events.map(({ event, desc, useCase }) => (
            <div
              key={event}
              className="grid gap-x-6 gap-y-1.5 border-current/15 border-t py-5 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt>
                <EventName event={event} />
              </dt>
              <dd>{desc}</dd>
              <dd className="tone-muted sm:col-start-2">{useCase}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start">
        <CodeWindow title={payloadTitle} code={JSON.stringify(payload, null, 2)} language="json" />
        {buttons.length > 0 && <ButtonRow buttons={buttons} className="mt-6" />}
      </div>
    </div>
  );
}
