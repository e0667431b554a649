import { useEffect, useRef } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";
import { currentLine, type Playback, type PlayerProps, splitSpoken } from "./playback";

type Line = CallScenario["lines"][number];

/** Returns the name above a speaker's line. */
export const speakerName = ({ speaker }: Line, caller: string): string =>
  speaker === "dlores" ? "Dlores" : caller;

/** Height of the fade at the lower edge (call-player.css), in which a line is hard to read, in pixels. */
const FADE_HEIGHT = 20;

/**
 * Keeps the current line in view within the transcript, and at the end the last line. The page itself never scrolls. A
 * dialog, which may be too low for a whole call, scrolls to the current line, and at the end to the notes.
 */
function useAutoScroll(status: Playback["status"], line: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: transcript } = box;
    const lines = transcript?.querySelectorAll("li");
    const item = lines?.[line ?? lines.length - 1];
    if (!transcript || !item || status === "whole") return;
    transcript.scrollTop = item.offsetTop + item.offsetHeight + FADE_HEIGHT - transcript.clientHeight;
    const fits = transcript.scrollHeight === transcript.clientHeight;
    const current = fits ? item : transcript;
    const target =
      status === "ended" ? transcript.closest(".call-player")?.querySelector(".call-notes") : current;
    if (transcript.closest("dialog")) target?.scrollIntoView({ block: "nearest" });
  }, [line, status]);
  return box;
}

/** All lines of a call. Words that have not been spoken are invisible but keep their space, so that nothing moves. */
export function Transcript({ scenario: { caller, lines }, ends, playback }: PlayerProps) {
  const current = currentLine(playback, ends);
  const box = useAutoScroll(playback.status, current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of lines, not of form fields
    <div
      ref={box}
      role="group"
      aria-label="What is said"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so it must be reachable by keyboard
      tabIndex={0}
      className="call-transcript relative grow p-5 -outline-offset-3"
    >
      <ol className="parts space-y-2.5">
        {lines.map((line, index) => {
          const [start = 0, end = 1] = [ends[index - 1], ends[index]];
          const share = index === current ? (playback.passed - start) / (end - start) : 1;
          const [spoken, rest] = splitSpoken(line.text, share);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order, and a line may occur twice
              key={index}
              className={`call-line w-fit max-w-[calc(100%-2rem)] text-pretty rounded-inner border border-transparent px-3.5 py-2.5 transition-[opacity,translate] duration-200 ease-out data-unknown:invisible data-unknown:translate-y-1.5 data-unknown:opacity-0 ${line.speaker === "dlores" ? "ml-auto bg-dlores-soft" : "bg-sunken"}`}
              data-unknown={current !== undefined && index > current ? "" : undefined}
            >
              <b
                className={`block font-semibold text-[0.8125rem] ${line.speaker === "dlores" ? "text-dlores" : "text-muted"}`}
              >
                {speakerName(line, caller)}
              </b>
              {spoken}
              {rest && <span className="invisible">{rest}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
