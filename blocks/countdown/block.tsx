import { ActionButton } from "../../renderer/ui/action-button";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { CountdownProps } from "./props.gen";

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/** A text with a clock beside it. The clock reserves its space, and is visible once the script has set it. */
export default function Countdown({ heading, text, label, windowDays, button }: CountdownProps) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-20">
      <SectionHeading heading={heading} intro={text}>
        {button && <ActionButton button={button} className="mt-7" />}
      </SectionHeading>
      <div
        className="countdown-clock not-data-running:invisible noscript:hidden print:hidden"
        role="timer"
        data-enhance="countdown"
        data-days={windowDays}
      >
        <p className="mb-3 font-semibold text-sm tone-muted">{label}</p>
        <div className="card tabular grid grid-cols-4 divide-x divide-current/15">
          {UNITS.map((unit) => (
            <p key={unit} className="px-1 py-5 text-center sm:px-6">
              <span className="block font-bold font-display text-3xl" data-unit={unit}>
                00
              </span>{" "}
              <span className="text-sm tone-muted">{unit}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
