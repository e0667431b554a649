import type { CallScreenVisual, IconName } from "../../../../schema/shapes.gen";
import { Icon, IconDisc } from "../../icon.server";
import { PingBackdrop } from "../../ping";
import { speechBars, Waveform } from "../parts/waveform";
import { VisualFrame } from "../visual-frame";

const SPEAKERS = {
  caller: { name: "Caller", bubble: "mr-8 bg-sunken" },
  dlores: { name: "Dlores", bubble: "ml-8 bg-dlores-soft" },
  you: { name: "You", bubble: "ml-8 bg-signal-soft" },
} as const;

const CONTROLS: readonly IconName[] = ["mic", "pause", "user-plus", "phone-forwarded"];

/** The dark header: the caller, the status and the waveform of the call. */
function Head({ caller, callerDetail, status, duration }: CallScreenVisual) {
  return (
    <div className="relative isolate overflow-hidden bg-ink text-paper">
      <PingBackdrop className="-translate-1/2 top-20 left-11 w-[34rem] text-ink-line/70" />
      <p className="flex h-12 items-center gap-2.5 px-5 font-semibold text-dlores-on-ink">
        <Icon name="sparkles" className="size-4" />
        <span className="min-w-0 flex-1 truncate">{status}</span>
        <span className="tabular font-normal text-muted-on-ink text-xs">{duration}</span>
      </p>
      <div className="flex items-center gap-3.5 px-5 pt-2 pb-5">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-paper font-bold font-display text-ink text-lg">
          {caller.charAt(0)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold font-display text-lg leading-snug">{caller}</p>
          <p className="tabular truncate text-muted-on-ink text-xs">{callerDetail}</p>
        </div>
        <Waveform
          bars={speechBars(caller, 26)}
          className="hidden h-9 w-24 shrink-0 text-dlores-on-ink @sm:block @md:w-36"
        />
      </div>
    </div>
  );
}

/** A call in progress: the caller, the lines of the call, and its outcome. */
export default function CallScreen(props: CallScreenVisual) {
  const { caller, status, lines, outcome } = props;
  return (
    <VisualFrame label={`A call from ${caller}. ${status}. ${outcome ?? ""}`.trim()}>
      <Head {...props} />
      <ol className="space-y-2.5 p-5">
        {lines.map(({ speaker, text }) => (
          <li
            key={text}
            className={`rounded-inner px-3.5 text-pretty py-2.5 leading-snug forced-colors:border ${SPEAKERS[speaker].bubble}`}
          >
            <span
              className={`block font-semibold text-xs ${speaker === "dlores" ? "text-dlores" : "text-muted"}`}
            >
              {SPEAKERS[speaker].name}
            </span>
            {text}
          </li>
        ))}
      </ol>
      {outcome && (
        <p className="mx-5 mb-4 flex items-center gap-2 font-semibold text-dlores">
          <Icon name="zap" className="size-4" />
          {outcome}
        </p>
      )}
      <div className="flex items-center gap-2 border-line border-t px-5 py-3.5">
        {CONTROLS.map((name) => (
          <IconDisc
            key={name}
            name={name}
            className="size-10 bg-sunken nth-4:hidden *:size-4.5 @sm:nth-4:grid"
          />
        ))}
        <span className="ml-auto flex h-10 items-center gap-2 rounded-full bg-signal px-4 font-semibold text-surface">
          <Icon name="phone" className="size-4" />
          <span className="hidden @sm:inline">Take the call</span>
          <span className="@sm:hidden">Answer</span>
        </span>
      </div>
    </VisualFrame>
  );
}
