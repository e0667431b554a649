import { WAVE_HEIGHT, wavePath } from "./wave";

/**
 * A sound wave in the current colour. It fills its box at any width; bars keep their thickness.
 *
 * @param played share of the bars, 0 to 1, that have been heard; the others are pale
 */
export function Waveform({
  bars,
  played = 1,
  className = "",
}: {
  bars: readonly number[];
  played?: number;
  className?: string;
}) {
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
