import type { ReactNode } from "react";
import { Cover } from "../../../../renderer/ui/cover";
import { MarkShapes } from "../../../../renderer/ui/ping";
import { hash, speechBars } from "../../../../renderer/ui/visuals/parts/waveform";
import type { Cover as CoverName } from "../../../../schema/shapes.gen";

/** Returns the pseudorandom number (0 to 1) at an index of a sequence. */
export type SeededRandom = (index: number) => number;

/** Returns the pseudorandom sequence of a route. It is the same in every build, and gives each page its own drawing. */
export const seededRandom =
  (route: string): SeededRandom =>
  (index) =>
    (hash(`${index}#${route}#${index}`) % 9973) / 9973;

/** Draws the right part of an image of 1200 by 630 pixels, from x = 640 on. Colors are classes of the theme. */
export type Drawing = (number: SeededRandom) => ReactNode;

/** Pairs of a background color and the color of the shapes on it. */
const COLOR_PAIRS = [
  ["sun", "ink"],
  ["signal-soft", "signal"],
  ["sun-soft", "ink"],
  ["line", "ink"],
] as const;

/** Selects an item by a number from 0 to 1. */
const pick = <Items extends readonly [unknown, ...unknown[]]>(items: Items, number: number): Items[number] =>
  items[Math.floor(number * items.length)] ?? items[0];

/** Radii of the motif's rings, as in renderer/ui/ping.tsx. */
const RADII = [60, 130, 200, 270, 340, 410];

/** The motif: a call with rings that spread and fade. */
function Call({ x, y, color, scale = 1 }: { x: number; y: number; color: string; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={`stroke-${color}`} strokeWidth="5">
      {RADII.map((radius, index) => (
        <circle key={radius} r={radius} opacity={1 - index * 0.17} />
      ))}
      <circle r="30" className={`fill-${color}`} />
    </g>
  );
}

/** The mark of the logo at the size of the image, with additional arcs. */
export const largeMark: Drawing = () => (
  <g
    transform="translate(800 530) scale(13)"
    className="stroke-signal-on-ink"
    strokeWidth="3"
    strokeLinecap="round"
  >
    {[10.5, 18, 25.5, 33].map((radius, index) => (
      <path
        key={radius}
        d={`M0 ${-radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`}
        opacity={0.55 ** index}
      />
    ))}
    <circle r="5" className="fill-signal-on-ink" stroke="none" />
  </g>
);

/** A call at the right edge, for pages without a specific design. */
export const callAtEdge: Drawing = (number) => (
  <Call x={1130} y={20 + 590 * number(1)} scale={1.25} color="signal" />
);

/** A call with people around it, one of whom answers. */
export const callAmongPeople: Drawing = (number) => (
  <>
    <Call x={950} y={315} color="signal" scale={0.9} />
    {[200, 130, 270].map((radius, index) => {
      const angle = 360 * number(0) + index * (100 + 30 * number(index));
      const [size, color] = index === 0 ? [32, "sun"] : [18, "ink"];
      return (
        <g key={radius} transform={`translate(950 315) rotate(${angle}) translate(${0.9 * radius})`}>
          <circle r={size + 12} className="fill-paper" />
          <circle r={size} className={`fill-${color}`} />
        </g>
      );
    })}
  </>
);

/** Two calls whose rings overlap. */
export const twoCalls: Drawing = (number) => (
  <>
    <Call x={1010 + number(3) * 130} y={400 + number(4) * 150} color="ink" scale={0.8} />
    <Call x={830 + number(1) * 110} y={90 + number(2) * 170} color="signal" scale={0.8} />
  </>
);

/** The plans as nested bands: each contains the previous one. */
export const nestedBands: Drawing = () =>
  ["sun/25", "sun/30", "sun/45", "sun", "ink", "sun-soft"].map((color, index) => (
    <circle key={color} cx="1130" cy="560" r={500 - 85 * index} className={`fill-${color}`} />
  ));

const VOICE_BARS = 72;

/** A voice: bars around a point, with the loudness of a sentence as their lengths. */
export const voiceBars: Drawing = () => (
  <g transform="translate(900 315)" className="stroke-dlores-soft" strokeWidth="9" strokeLinecap="round">
    <circle r="62" className="fill-surface" stroke="none" />
    {speechBars("Dlores", VOICE_BARS).map((loudness, index) => {
      const angle = (index * 360) / VOICE_BARS;
      return <path key={angle} d={`M116 0h${14 + 120 * loudness}`} transform={`rotate(${angle})`} />;
    })}
  </g>
);

const TILE = 126;
const TILE_INDEXES = Array.from({ length: 20 }, (_, index) => index);

/** A grid of tiles with a call in one corner of each. */
export const tiles: Drawing = (number) =>
  TILE_INDEXES.map((index) => {
    const pair = pick(COLOR_PAIRS, number(index));
    const [ground, color] = number(index + 60) < 0.5 ? pair : pair.toReversed();
    const corner = { cx: pick([0, TILE], number(index + 20)), cy: pick([0, TILE], number(index + 40)) };
    const place = { x: 1200 - TILE * (4 - (index % 4)), y: TILE * Math.floor(index / 4) };
    return (
      <svg key={index} {...place} width={TILE} height={TILE} aria-hidden="true">
        <path d={`M0 0h${TILE}v${TILE}H0z`} className={`fill-${ground}`} />
        <circle {...corner} r="100" className={`fill-${color}`} />
        <circle {...corner} r="50" className={`fill-${ground}`} />
      </svg>
    );
  });

/** The team in front of the rings of a call: each person is a dot above an arc. */
export const people: Drawing = () => (
  <>
    <Call x={980} y={300} color="ink" />
    {[[820, 0.72, "ink"] as const, [1140, 0.72, "sun"] as const, [980, 1, "signal"] as const].map(
      ([x, scale, color]) => (
        <g
          key={x}
          transform={`translate(${x} 630) scale(${scale})`}
          className={`fill-${color} stroke-sun-soft`}
          strokeWidth="14"
        >
          <path d="M-146 9v-111a146 146 0 0 1 292 0v111z" />
          <circle cy="-334" r="70" />
        </g>
      ),
    )}
  </>
);

/** The mark of the logo in a speech bubble. */
export const speechBubble: Drawing = () => (
  <>
    <Call x={960} y={300} color="surface" scale={1.15} />
    <path
      d="M842 110h236a74 74 0 0 1 74 74v176a74 74 0 0 1-74 74h-86l-96 92v-92h-54a74 74 0 0 1-74-74V184a74 74 0 0 1 74-74z"
      className="fill-surface"
    />
    <svg x="852" y="164" width="216" height="216" viewBox="0 0 32 32" aria-hidden="true">
      <MarkShapes />
    </svg>
  </>
);

/** A document with lines of text and a call as its seal. */
export const documentSheet: Drawing = () => (
  <>
    <path d="M770 76h430v554H770z" className="fill-surface" />
    <path
      d="M826 150h320m-320 46h250m-250 46h300m-300 46h280m-280 46h180"
      className="stroke-line"
      strokeWidth="10"
    />
    <Call x={1040} y={500} color="signal" scale={0.3} />
  </>
);

/** Two phone systems side by side; ours is on the right, as in `A vs Pingo`. */
export const sideBySide: Drawing = (number) =>
  [pick(COLOR_PAIRS, number(1)), ["ink", "signal-on-ink"] as const].map(([ground, color], index) => (
    <svg key={ground} x={680 + 260 * index} width="260" height="630" aria-hidden="true">
      <path d="M0 0h260v630H0z" className={`fill-${ground}`} />
      <Call x={130} y={315} color={color} />
    </svg>
  ));

/** Returns a drawing of an article's cover in the upper right corner. Its page and its cards show the same cover. */
export const coverOf =
  (cover: CoverName): Drawing =>
  () => (
    <svg x="608" width="592" height="333" viewBox="0 0 640 360" aria-hidden="true">
      <Cover name={cover} />
    </svg>
  );
