import type { ComponentProps } from "react";
import type { PortraitLook as Look } from "../../schema/shapes.gen";
import { formatPercent } from "./visuals/parts/clock";
import { hash } from "./visuals/parts/waveform";

const INK = "var(--color-ink)";

/** The color space in which colors are mixed. */
const SPACE = "oklab";

/** Returns a color, mixed with a share of another one. */
const mix = (color: string, other: string, share: number) =>
  `color-mix(in ${SPACE}, ${color}, ${other} ${formatPercent(share)})`;

const TAN = mix("var(--color-sun)", "var(--color-missed)", 0.34);

/** Returns a tan, mixed with a share of a color of the theme. */
const tan = (color: string, share: number) => mix(TAN, `var(--color-${color})`, share);

/** Colors of skin and hair. */
const COMPLEXIONS = [
  { skin: tan("ink", 0.49), hair: "var(--color-line-strong)" },
  { skin: tan("ink", 0.49), hair: INK },
  { skin: tan("paper", 0.71), hair: "var(--color-line-strong)" },
  { skin: tan("muted", 0.47), hair: INK },
  { skin: tan("paper", 0.71), hair: tan("missed", 0.25) },
  { skin: tan("line", 0.38), hair: tan("ink", 0.82) },
  { skin: tan("paper", 0.57), hair: INK },
  { skin: tan("paper", 0.57), hair: tan("ink", 0.58) },
];

/** Classes of the shirt and of the ground. */
const OUTFITS = [
  { shirt: "fill-signal", ground: "fill-sun-soft" },
  { shirt: "fill-sun", ground: "fill-signal-soft" },
  { shirt: "fill-signal-strong", ground: "fill-missed-soft" },
  { shirt: "fill-sun-soft", ground: "fill-muted-on-ink" },
  { shirt: "fill-ink-line", ground: "fill-[color-mix(in_oklab,var(--color-sun),var(--color-sun-soft)_40%)]" },
  { shirt: "fill-signal-on-ink", ground: "fill-line" },
];

/** Returns the entry of a list that belongs to a number. */
const pick = <T,>(list: readonly T[], number: number): T => list[number % list.length] as T;

const CAP = "M31 45C29 27 37 20 48 20s19 7 17 25c-2-9-7-14-17-14s-15 5-17 14z";

/** Hair behind the head, and hair around the face (a cap of hair, a parting or a beard), as paths. */
const HAIR: Record<Look, { behind?: string; front: string }> = {
  curls: {
    behind:
      "M30 51a9 9 0 0 1-4-15 9 9 0 0 1 8-13 10 10 0 0 1 14-7 10 10 0 0 1 14 7 9 9 0 0 1 8 13 9 9 0 0 1-4 15z",
    front: CAP,
  },
  short: { front: "M31 41c-3-15 6-22 18-22 11 0 19 8 16 22-2-6-4-9-8-10-8 2-14 0-18-3-4 3-7 7-8 13z" },
  long: { behind: "M48 18c15 0 20 11 20 25l3 24H25l3-24c0-14 5-25 20-25z", front: CAP },
  bald: { front: "M32 43c0 16 7 22 16 22s16-6 16-22c-2 6-5 8-9 7-4-1-10-1-14 0-4 1-7-1-9-7z" },
  bun: { behind: "M39.5 17a8.5 8.5 0 0 1 17 0a8.5 8.5 0 0 1-17 0z", front: CAP },
};

/** Every look that can be drawn, in the order of people in a group. */
export const LOOKS = Object.keys(HAIR) as Look[];

interface PortraitProps extends ComponentProps<"svg"> {
  look: Look;
  /** Determines the colors, so that people with the same look differ, and a person is the same everywhere. */
  name: string;
}

/** A person from the shoulders up in a circle, as a 96 × 96 square, standalone or at a position in a larger drawing. */
export function Portrait({ look, name, ...place }: PortraitProps) {
  const person = hash(name);
  const { behind, front } = HAIR[look];
  const { skin, hair } = pick(COMPLEXIONS, person);
  const { shirt, ground } = pick(OUTFITS, person >>> 16);
  return (
    <svg viewBox="0 0 96 96" {...place} height={place.width} aria-hidden="true">
      <circle cx="48" cy="48" r="48" className={ground} />
      {behind && <path d={behind} fill={hair} />}
      <path d="M14 82c2-13 16-18 34-18s32 5 34 18a48 48 0 0 1-68 0z" className={shirt} />
      <path d="M41 54h14v10c0 8-14 8-14 0z" fill={mix(skin, INK, 0.15)} />
      <ellipse cx="48" cy="42" rx="16" ry="19" fill={skin} />
      <path d={front} fill={hair} />
      <g fill="none" stroke="var(--color-ink)" strokeLinecap="round">
        <path d="M42 43h.01M54 43h.01" strokeWidth="3" />
        <path d="M44 52c2.5 2.2 5.5 2.2 8 0" strokeWidth="1.5" stroke={look === "bald" ? skin : undefined} />
      </g>
    </svg>
  );
}
