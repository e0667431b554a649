import type { DloresActionsVisual, IconName } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon.server";
import { PingBackdrop } from "../../ping";
import { ASSISTANT, Avatar } from "../parts/avatar";
import { speechBars, Waveform } from "../parts/waveform";
import { VisualFrame } from "../visual-frame";

type Result = DloresActionsVisual["results"][number];

const KINDS: Record<Result["made"], { name: string; icon: IconName }> = {
  contact: { name: "CRM entry", icon: "user-plus" },
  task: { name: "Task", icon: "list-checks" },
  meeting: { name: "Meeting", icon: "calendar-check" },
};

/** The caller's words; every second part, between asterisks, is a phrase that Dlores acted on. */
function CallerWords({ words }: { words: string }) {
  return words.split("**").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark
        key={part}
        className="box-decoration-clone rounded-[0.25rem] bg-dlores px-1 py-0.5 font-semibold text-surface"
      >
        {part}
      </mark>
    ),
  );
}

/** The call itself: the caller, the waveform and the words. */
function Call({ caller, callerDetail, said }: DloresActionsVisual) {
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-ink p-5 text-paper shadow-lift">
      <PingBackdrop className="-translate-1/2 top-9 left-9 w-[34rem] text-ink-line/70" />
      <div className="flex items-center gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-paper font-bold font-display text-ink text-lg">
          {caller.charAt(0)}
        </span>
        <p className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-semibold text-[0.9375rem]">{caller}</span>
          <span className="tabular block truncate text-muted-on-ink text-xs">{callerDetail}</span>
        </p>
        <Waveform
          bars={speechBars(caller, 18)}
          className="hidden h-8 w-24 shrink-0 text-dlores-on-ink @sm:block"
        />
      </div>
      <p className="mt-4 text-lg leading-relaxed">
        “<CallerWords words={said} />”
      </p>
    </div>
  );
}

/** A line from the call to Dlores, and a curve from her to the middle of each result. */
function Fan({ count }: { count: number }) {
  const middles = Array.from(
    { length: count },
    (_, index) => Math.round(((index + 0.5) / count) * 1000) / 10,
  );
  return (
    <div className="relative">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full stroke-dlores"
        fill="none"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d={`M40 0V50${middles.map((y) => `M40 50C80 50 60 ${y} 100 ${y}`).join("")}`}
        />
      </svg>
      <span className="-translate-1/2 absolute top-1/2 left-[40%] rounded-full ring-4 ring-paper">
        <Avatar name={ASSISTANT} />
      </span>
    </div>
  );
}

/** One result with the icon of its kind. */
function Card({ result }: { result: Result }) {
  const { name, icon } = KINDS[result.made];
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface px-3.5 py-3 shadow-lift @sm:px-4">
      <span className="hidden size-9 shrink-0 place-items-center rounded-inner bg-dlores-soft text-dlores @2xs:grid">
        <Icon name={icon} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="flex items-baseline justify-between gap-2 font-semibold text-xs">
          <span className="text-dlores">{name}</span>
          <span className="tabular font-normal text-muted">{result.at}</span>
        </p>
        <p className="font-semibold text-[0.9375rem]">{result.title}</p>
        <p className="tabular text-[0.8125rem] text-muted">{result.detail}</p>
      </div>
    </li>
  );
}

/** One call and its results: the marked phrases, and the CRM entry, the task and the meeting made from them. */
export default function DloresActions(props: DloresActionsVisual) {
  const { caller, said, results } = props;
  const made = results.map((result) => `${KINDS[result.made].name}: ${result.title}, ${result.detail}`);
  return (
    <VisualFrame
      shape="canvas"
      label={`${caller} says: “${said.replaceAll("**", "")}” Dlores adds: ${made.join("; ")}.`}
    >
      <Call {...props} />
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] @sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Fan count={results.length} />
        <ul className="grid auto-rows-fr gap-3 pt-4">
          {results.map((result) => (
            <Card key={result.title} result={result} />
          ))}
        </ul>
      </div>
    </VisualFrame>
  );
}
