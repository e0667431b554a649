/** Height of the drawing for `wavePath`; its width is the number of bars. */
export const WAVE_HEIGHT = 40;

/** Returns a hash of a text that is the same on every build (FNV-1a, 32 bits). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/**
 * Returns the loudness of simulated speech over time: syllables that swell and fade, with pauses between phrases.
 *
 * @param seed the same text gives the same bars
 * @returns `count` heights between 0.06 and 1
 */
export function speechBars(seed: string, count: number): number[] {
  const start = hash(seed);
  const phase = (start % 628) / 100;
  return Array.from({ length: count }, (_, index) => {
    const noise = ((Math.imul(start ^ (index + 1), 2654435761) >>> 8) % 1000) / 1000;
    const syllable = Math.abs(Math.sin(index * 0.83 + phase));
    const isPause = Math.sin(index * 0.31 + phase) < -0.8;
    return Math.max(0.06, isPause ? 0.1 * noise : (0.35 + 0.65 * noise) * (0.25 + 0.75 * syllable));
  });
}

/** Returns which bars belong to the first of two speakers who take turns; the others belong to the second. */
export function speakerTurns(seed: string, count: number): boolean[] {
  const phase = (hash(seed) % 628) / 100;
  return Array.from(
    { length: count },
    (_, index) => Math.sin(index * 0.27 + phase) + 0.6 * Math.sin(index * 0.11) > 0,
  );
}

/** Returns the bars from `from` up to `to` as one path, in a drawing one unit wide per bar and WAVE_HEIGHT high. */
export function wavePath(bars: readonly number[], from = 0, to = bars.length): string {
  const middle = WAVE_HEIGHT / 2;
  return bars
    .slice(from, to)
    .map((height, index) => {
      const half = Math.round(height * (middle - 2) * 10) / 10;
      return `M${from + index + 0.5} ${middle - half}v${Math.round(half * 20) / 10}`;
    })
    .join("");
}

interface WaveformProps {
  bars: readonly number[];
  /** Share of the bars, 0 to 1, that have been played; the others are pale. */
  played?: number;
  className: string;
}

/** A waveform in the current color. It fills its box at any width; bars keep their thickness. */
export function Waveform({ bars, played = 1, className }: WaveformProps) {
  const heard = Math.round(bars.length * played);
  return (
    <svg
      viewBox={`0 0 ${bars.length} ${WAVE_HEIGHT}`}
      preserveAspectRatio="none"
      className={`stroke-current ${className}`}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" d={wavePath(bars, 0, heard)} />
      {heard < bars.length && (
        <path vectorEffect="non-scaling-stroke" opacity="0.28" d={wavePath(bars, heard)} />
      )}
    </svg>
  );
}
