import { ButtonRow } from "../../renderer/ui/action-button";
import { Icon } from "../../renderer/ui/icon.server";
import { PingBackdrop } from "../../renderer/ui/ping";
import { Visual } from "../../renderer/ui/visual";
import type { HeroProps } from "./props.gen";

/**
 * The rotating words. All of them are in the same grid cell, so the longest reserves the width and nothing shifts;
 * rotating-words.enhance.ts moves `data-current` from one to the next.
 */
function RotatingWords({ words }: { words: readonly string[] }) {
  return (
    <>
      <span className="sr-only">{words.join(", ")}</span>
      <span className="rotating-words" data-enhance="rotating-words" aria-hidden="true">
        {words.map((word, index) => (
          <span key={word} data-word="" data-current={index === 0 ? "" : undefined}>
            {word}
          </span>
        ))}
      </span>
    </>
  );
}

/** The pause control, hidden until the script that needs it has loaded. */
function PauseControl() {
  return (
    <button
      type="button"
      className="pause-control -my-3 grid size-11 place-items-center rounded-full tone-muted"
      data-rotating-pause=""
      hidden
      aria-pressed="false"
    >
      <svg viewBox="0 0 10 10" className="size-2.5 fill-current" aria-hidden="true">
        <path d="M0 0h3v10H0zM7 0h3v10H7z" className="in-aria-pressed:hidden" />
        <path d="M1 0l9 5-9 5z" className="hidden in-aria-pressed:block" />
      </svg>
      <span className="sr-only">Pause the changing word</span>
    </button>
  );
}

/** Opening of a page. It contains the page's only h1. */
export default function Hero({ eyebrow, heading, rotatingWords, intro, buttons, proof, visual }: HeroProps) {
  return (
    <div
      className={`grid items-center gap-12 ${visual ? "lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-16" : ""}`}
    >
      <div className={visual ? "" : "max-w-[52rem]"}>
        {(eyebrow || rotatingWords) && (
          <div className="mb-5 flex items-center gap-1">
            {eyebrow && <p className="font-semibold text-(--tone-signal-strong) text-sm">{eyebrow}</p>}
            {rotatingWords && <PauseControl />}
          </div>
        )}
        {/* The rotating words have their own line: balanced lines before it would separate words that belong together. */}
        <h1 className={rotatingWords ? "text-4xl text-pretty" : "text-4xl"}>
          {heading} {rotatingWords && <RotatingWords words={rotatingWords} />}
        </h1>
        <p className="mt-6 max-w-[38rem] text-lg tone-muted">{intro}</p>
        {buttons.length > 0 && <ButtonRow buttons={buttons} className="mt-8" />}
        {proof.length > 0 && (
          <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-sm tone-muted max-sm:flex-col">
            {proof.map((fact) => (
              <li key={fact} className="flex items-center gap-1.5">
                <Icon name="check" className="size-4 tone-signal" />
                {fact}
              </li>
            ))}
          </ul>
        )}
      </div>
      {visual && (
        <div className="relative isolate">
          {/* The arcs fade out before they reach the section's edge, which would cut them off. */}
          <PingBackdrop
            className="[mask:linear-gradient(transparent_29%,black_44%,black_64%,transparent_82%)] lg:[mask:linear-gradient(transparent_18%,black_36%,black_64%,transparent_82%)_intersect,linear-gradient(to_right,transparent_11%,black_30%)] -translate-1/2 top-48 left-1/2 w-[56rem] text-line-strong/60 lg:top-1/2"
            rings={6}
          />
          <Visual visual={visual} />
        </div>
      )}
    </div>
  );
}
