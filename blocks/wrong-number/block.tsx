import { Fragment } from "react";
import { ButtonRow } from "../../renderer/ui/action-button";
import { LinkRow } from "../../renderer/ui/text-link";
import type { WrongNumberProps } from "./props.gen";

/** Loops of the cord, from above the page down to the receiver: each loop swings out and crosses back. */
const CORD =
  "M236-400V0C236 34 268 38 268 58S214 66 214 82s54 8 54 24-54 8-54 24 54 8 54 24-54 8-54 24 50 10 50 26c0 14-20 22-34 34";

/** Arcs of the ping around the earpiece. The outer ones are dashed: nobody hears them. */
const RINGS = [
  { radius: 54, dashes: undefined, opacity: 0.9 },
  { radius: 88, dashes: "30 9", opacity: 0.65 },
  { radius: 122, dashes: "16 14", opacity: 0.45 },
  { radius: 156, dashes: "5 18", opacity: 0.35 },
];

/** A receiver off the hook, hanging by its cord, with a ping that fades. Decorative. */
function Drawing() {
  return (
    <svg
      viewBox="-6 0 380 500"
      className="mx-auto -mt-8 w-full max-w-[23rem] max-md:mask-[linear-gradient(transparent,#000_5rem)] md:mt-0 md:in-data-first:overflow-visible"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {RINGS.map(({ radius, dashes, opacity }) => (
        <circle
          key={radius}
          cx="157"
          cy="336"
          r={radius}
          className="stroke-current tone-missed"
          strokeWidth="3"
          strokeDasharray={dashes}
          opacity={opacity}
        />
      ))}
      <path d={CORD} className="stroke-current" strokeWidth="6" />
      <g transform="rotate(-32 230 290)">
        <path
          d="M116 262c0-22 18-34 40-34h148c22 0 40 12 40 34v26c0 9-7 16-16 16h-40c-9 0-16-7-16-16v-14h-84v14c0 9-7 16-16 16h-40c-9 0-16-7-16-16z"
          className="fill-current stroke-paper in-data-[tone=ink]:stroke-ink"
          strokeWidth="4"
        />
      </g>
    </svg>
  );
}

/** Opening of the not-found page. It contains the page's only h1, whose lines break between sentences if they can. */
export default function WrongNumber(props: WrongNumberProps) {
  const { heading, text, buttons, linksLabel, similarLabel, links } = props;
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-4xl">
          {heading.split(/(?<=[.!?]) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{" "}
            </Fragment>
          ))}
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg tone-muted">{text}</p>
        <ButtonRow buttons={buttons} className="mt-8" />
        {links.length > 0 && (
          <nav
            aria-label={linksLabel}
            // The browser shows the block without that label: its links are the similar ones already.
            data-enhance={similarLabel && "similar-pages"}
            data-similar-label={similarLabel}
            className="mt-12 border-current/15 border-t pt-6 min-h-48 md:min-h-38"
          >
            <p className="font-semibold text-sm tone-muted">{linksLabel}</p>
            <LinkRow links={links} className="mt-1" />
          </nav>
        )}
      </div>
      <Drawing />
    </div>
  );
}
