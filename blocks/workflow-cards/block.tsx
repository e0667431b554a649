import { IconDisc } from "../../renderer/ui/icon.server";
import { IntegrationMark } from "../../renderer/ui/integration-mark/integration-mark";
import { PingArcs } from "../../renderer/ui/ping";
import { SectionHeading, unbroken } from "../../renderer/ui/section-heading";
import type { WorkflowCardsProps } from "./props.gen";

type Workflow = WorkflowCardsProps["items"][number];

/** One of the three stops. A line connects it to the next one: dashed after the problem, solid from there on. */
const STOP =
  "relative grid grid-cols-[3rem_minmax(0,1fr)] gap-4 before:absolute before:inset-[3.25rem_auto_0.25rem_calc(1.5rem-1px)] before:border-l-2 lg:block lg:before:inset-[calc(1.5rem-1px)_0_auto] lg:before:border-t-2 lg:before:border-l-0";

/** Background of the solutions. */
const BAND = "bg-ink in-data-[tone=ink]:bg-ink-raised";

/** Start of the workflow: the problem and its pain point. */
function Trigger({ icon, problem, painPoint }: Workflow) {
  return (
    <div className={`${STOP} before:border-missed before:border-dashed max-lg:pb-8 lg:before:left-14`}>
      <IconDisc name={icon} className="size-12 bg-missed-soft text-missed" />
      <div className="lg:mt-4.5 lg:pr-10">
        <h3 className="text-xl">{unbroken(problem)}</h3>
        <p className="mt-2 tone-muted">{painPoint}</p>
      </div>
    </div>
  );
}

/** The solution by Pingo or Dlores, on the ink band that all workflows cross. */
function Solution({ solution, isByDlores }: Workflow) {
  return (
    <div
      className={`${STOP} max-lg:pb-8 max-lg:before:border-signal lg:before:border-current lg:pl-10 ${isByDlores ? "text-dlores-on-ink" : "text-signal-on-ink"}`}
    >
      <IconDisc
        name={isByDlores ? "sparkles" : "phone-forwarded"}
        className="relative size-12 border-2 border-current bg-ink"
      />
      <div
        className={`max-lg:rounded-card max-lg:px-5 max-lg:pt-4 max-lg:pb-5 max-lg:[print-color-adjust:exact] lg:mt-4.5 lg:pr-10 ${BAND} lg:bg-transparent`}
      >
        <p className="font-semibold">{isByDlores ? "Dlores" : "Pingo"}</p>
        <p className="mt-1 text-paper">{solution}</p>
      </div>
    </div>
  );
}

/** End of the workflow: the other tool, the impact on the day, and the metrics. */
function Outcome({ logo, integration, dailyImpact, metrics }: Workflow) {
  return (
    <div
      className={`${STOP} before:border-signal max-lg:before:hidden lg:pl-10 lg:before:right-auto lg:before:w-8`}
    >
      <IntegrationMark logo={logo} className="size-12" />
      <div className="lg:mt-4.5">
        <p className="font-semibold">{integration}</p>
        <p className="mt-1 tone-muted">{dailyImpact}</p>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {Object.entries(metrics).map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm tone-muted">{label}</dt>
              <dd className="tabular font-bold font-display text-xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Workflows as lines that all cross one band: from the problem through Pingo to the other tool. */
export default function WorkflowCards({ heading, intro, items }: WorkflowCardsProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <div className="relative isolate mt-12 lg:mt-16 lg:grid lg:grid-cols-[21rem_minmax(0,1fr)_23rem]">
        <div
          className={`-z-1 absolute inset-0 col-start-2 col-end-3 hidden overflow-clip rounded-card text-ink-line/45 [print-color-adjust:exact] forced-colors:hidden lg:block ${BAND}`}
        >
          <PingArcs rings={9} className="-translate-1/2 absolute top-1/2 left-1/2 w-[90rem]" />
        </div>
        <ol className="parts lg:col-span-full lg:grid lg:grid-cols-subgrid">
          {items.map((item) => (
            <li
              key={item.problem}
              className="border-current/14 py-10 not-first:border-t max-lg:first:pt-0 lg:col-span-full lg:grid lg:grid-cols-subgrid lg:py-12"
            >
              <Trigger {...item} />
              <Solution {...item} />
              <Outcome {...item} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
