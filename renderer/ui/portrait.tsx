import type { ComponentProps } from "react";
import type { PortraitLook as Look } from "../../schema/shapes.gen";
import { hash } from "./visuals/parts/waveform";

/** How many complexions and outfits there are (renderer/styles/ui.css). */
const COMPLEXIONS = 8;
const OUTFITS = 6;

/** Every look that can be drawn, in the order of people in a group. */
export const LOOKS: readonly Look[] = ["curls", "short", "long", "bald", "bun"];

const CAP = "M31 45C29 27 37 20 48 20s19 7 17 25c-2-9-7-14-17-14s-15 5-17 14z";

/** Hair behind the head: long hair, a bun, or curls. */
function HairBehind({ look }: { look: Look }) {
  if (look === "long") return <path d="M48 18c15 0 20 11 20 25l3 24H25l3-24c0-14 5-25 20-25z" />;
  if (look === "bun") return <circle cx="48" cy="17" r="8.5" />;
  if (look !== "curls") return null;
  return (
    <path d="M30 51a9 9 0 0 1-4-15 9 9 0 0 1 8-13 10 10 0 0 1 14-7 10 10 0 0 1 14 7 9 9 0 0 1 8 13 9 9 0 0 1-4 15z" />
  );
}

/** Hair around the face: a cap of hair, a parting, or a beard. */
function HairInFront({ look }: { look: Look }) {
  if (look === "bald")
    return <path d="M32 43c0 16 7 22 16 22s16-6 16-22c-2 6-5 8-9 7-4-1-10-1-14 0-4 1-7-1-9-7z" />;
  if (look === "short")
    return <path d="M31 41c-3-15 6-22 18-22 11 0 19 8 16 22-2-6-4-9-8-10-8 2-14 0-18-3-4 3-7 7-8 13z" />;
  return <path d={CAP} />;
}

interface PortraitProps extends ComponentProps<"svg"> {
  look: Look;
  /** Determines the colors, so that people with the same look differ, and a person is the same everywhere. */
  name: string;
}

/** A person from the shoulders up in a circle, as a 96 × 96 square, standalone or at a position in a larger drawing. */
export function Portrait({ look, name, className = "", ...place }: PortraitProps) {
  const person = hash(name);
  return (
    <svg
      viewBox="0 0 96 96"
      {...place}
      height={place.width}
      className={`complexion-${person % COMPLEXIONS} outfit-${(person >>> 16) % OUTFITS} ${className}`}
      data-look={look}
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="48" fill="var(--ground)" />
      <g fill="var(--hair)">
        <HairBehind look={look} />
      </g>
      <path d="M14 82c2-13 16-18 34-18s32 5 34 18a48 48 0 0 1-68 0z" fill="var(--shirt)" />
      <path d="M41 54h14v10c0 8-14 8-14 0z" fill="var(--shade)" />
      <ellipse cx="48" cy="42" rx="16" ry="19" fill="var(--skin)" />
      <g fill="var(--hair)">
        <HairInFront look={look} />
      </g>
      <g fill="none" stroke="var(--color-ink)" strokeLinecap="round">
        <path d="M42 43h.01M54 43h.01" strokeWidth="3" />
        <path
          d="M44 52c2.5 2.2 5.5 2.2 8 0"
          strokeWidth="1.5"
          stroke={look === "bald" ? "var(--skin)" : undefined}
        />
      </g>
    </svg>
  );
}
