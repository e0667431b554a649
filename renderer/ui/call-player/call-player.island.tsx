import { useEffect, useRef } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";
import { PingBackdrop } from "../ping";
import { reportEvent } from "../report-event";
import { Controls } from "./controls";
import { Notes, PANEL } from "./notes";
import { currentLine, endsOf, type Playback, type PlayerProps, usePlayback } from "./playback";
import { speakerName, Transcript } from "./transcript";

const STATUS = {
  whole: "Dlores answers",
  playing: "Dlores is on the call",
  paused: "Paused",
  ended: "Call ended",
} as const;

/** The dark header: the caller, the situation and the status. */
function Head({ scenario, status }: { scenario: CallScenario; status: Playback["status"] }) {
  const { name, caller, callerDetail, situation } = scenario;
  return (
    <div className="relative isolate overflow-hidden bg-ink px-5 py-4 text-paper">
      <PingBackdrop className="-translate-1/2 top-10 left-11 w-[34rem] text-ink-line/70" />
      <div className="flex items-center gap-3.5 max-[20rem]:block">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-paper font-bold font-display text-ink text-lg"
        >
          {caller.charAt(0)}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug">
            <span className="sr-only">{name}: </span>
            {caller}
          </h3>
          <p className="tabular text-muted-on-ink text-sm">{callerDetail}</p>
        </div>
        <p
          className="mt-0.75 flex items-center gap-2 self-start font-semibold text-[0.8125rem] text-dlores-on-ink before:size-2 before:rounded-full before:border-[1.5px] data-[status=playing]:before:animate-[call-pulse_900ms_ease-in-out_infinite_alternate] data-[status=playing]:before:bg-current @max-[30rem]:hidden"
          data-status={status}
        >
          {/* Hidden where it would squeeze the caller's name: the label of the first button states it too. */}
          {STATUS[status]}
        </p>
      </div>
      <p className="mt-3 text-muted-on-ink text-sm">{situation}</p>
    </div>
  );
}

/** Returns the announcement for assistive technology: the current line, and the outcome at the end. */
function announcement({ scenario: { caller, lines, outcome }, ends, playback }: PlayerProps): string {
  if (playback.status === "whole") return "";
  const current = lines[currentLine(playback, ends) ?? lines.length];
  if (!current) return `The call is over. ${outcome}`;
  return `${speakerName(current, caller)}: ${current.text}`;
}

/**
 * One scripted call that can be played, without sound. Before playback the whole call is shown, as in the server's HTML;
 * while it plays, the remaining parts are invisible but keep their space, so nothing moves.
 *
 * Reports `landing_watched_demo` once, when the call has been followed to its end.
 */
export default function CallPlayer(scenario: CallScenario) {
  const { name, lines } = scenario;
  const root = useRef<HTMLDivElement>(null);
  const ends = endsOf(lines);
  const [playback, dispatch] = usePlayback(ends, root);
  const player = { scenario, ends, playback };
  const isReported = useRef(false);
  useEffect(() => {
    if (!playback.isWatched || isReported.current) return;
    isReported.current = true;
    reportEvent("landing_watched_demo", { scenario: name });
  }, [playback.isWatched, name]);
  return (
    <div
      ref={root}
      className="call-player grid gap-4 text-[0.9375rem] text-ink leading-[1.4] [--tone-signal:var(--color-signal)] @min-[46rem]:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]"
      data-status={playback.status}
    >
      <div className={PANEL}>
        <Head scenario={scenario} status={playback.status} />
        <Controls {...player} dispatch={dispatch} />
        <Transcript {...player} />
      </div>
      <Notes {...player} />
      <p className="sr-only" aria-live="polite">
        {announcement(player)}
      </p>
    </div>
  );
}
