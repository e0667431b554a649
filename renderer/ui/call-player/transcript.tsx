import { useEffect, useRef } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";
import { isUnderway, linesHeard, type Playback, spokenPart } from "./playback";

type Line = CallScenario["lines"][number];

/** Name that stands over what a speaker says. */
export const speakerName = ({ speaker }: Line, caller: string): string =>
  speaker === "dlores" ? "Dlores" : caller;

/** The words of the line that is being said; those that are still to come keep their place. */
function Words({ text, share }: { text: string; share: number }) {
  const [said, rest] = spokenPart(text, share);
  return (
    <>
      {said}
      <span className="invisible">{rest}</span>
    </>
  );
}

/** Height of the fade at the lower edge (call-player.css), below which a line is hard to read. */
const FADE = 20;

/**
 * Keeps the line that is being said in view, and at the end the last one, within the transcript: the page itself never
 * scrolls. A dialog does, which may be too low for all of a call: to what is said, and at the end to what comes of it.
 */
function useFollow(playback: Playback) {
  const box = useRef<HTMLDivElement>(null);
  const { status } = playback;
  const line = isUnderway(playback) ? playback.line : undefined;
  useEffect(() => {
    const { current: said } = box;
    const lines = said?.querySelectorAll("li");
    const item = lines?.[line ?? lines.length - 1];
    if (!said || !item || status === "whole") return;
    said.scrollTop = item.offsetTop + item.offsetHeight + FADE - said.clientHeight;
    const hasRoom = said.scrollHeight === said.clientHeight;
    const heard = hasRoom ? item : said;
    const shown = status === "ended" ? said.closest(".call-player")?.querySelector(".call-notes") : heard;
    if (said.closest("dialog")) shown?.scrollIntoView({ block: "nearest" });
  }, [line, status]);
  return box;
}

/** All lines of a call, those that are not said yet invisible in their place, so that nothing moves. */
export function Transcript({
  scenario: { caller, lines },
  lengths,
  playback,
}: {
  scenario: CallScenario;
  lengths: readonly number[];
  playback: Playback;
}) {
  const box = useFollow(playback);
  const heard = linesHeard(playback, lengths);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of lines, not of form fields
    <div
      ref={box}
      role="group"
      aria-label="What is said"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, so the keyboard must reach it
      tabIndex={0}
      className="call-transcript relative grow p-5 -outline-offset-3"
    >
      <ol className="parts space-y-2.5">
        {lines.map((line, index) => {
          const isCurrent = isUnderway(playback) && index === playback.line;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places, and one may be said twice
              key={index}
              className={`call-line w-fit max-w-[calc(100%-2rem)] text-pretty rounded-inner border border-transparent px-3.5 py-2.5 transition-[opacity,translate] duration-200 ease-out data-unknown:invisible data-unknown:translate-y-1.5 data-unknown:opacity-0 ${line.speaker === "dlores" ? "ml-auto bg-dlores-soft" : "bg-sunken"}`}
              data-speaker={line.speaker}
              data-unknown={index < heard ? undefined : ""}
            >
              <b
                className={`call-line-name block font-semibold text-[0.8125rem] ${line.speaker === "dlores" ? "text-dlores" : "text-muted"}`}
              >
                {speakerName(line, caller)}
              </b>
              {isCurrent ? (
                <Words text={line.text} share={playback.elapsed / (lengths[index] ?? 1)} />
              ) : (
                line.text
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
