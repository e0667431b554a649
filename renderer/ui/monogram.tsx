import { hash } from "./visuals/parts/waveform";

/** Background, and color of letters and arcs, of the marks that we draw for other companies. */
const COLORS = [
  "fill-ink text-paper",
  "fill-signal-soft text-signal-strong",
  "fill-sun text-ink",
  "fill-signal-strong text-surface",
  "fill-sun-soft text-ink",
  "fill-sunken text-ink",
] as const;

interface MonogramProps {
  /** Determines the colors, so that a company has the same ones everywhere. */
  id: string;
  /** One or two letters. */
  letters: string;
  className?: string;
}

/**
 * A mark for another company, drawn from our own motif and letters of its name, never its trademark. Decorative: the
 * name is beside it.
 */
export function Monogram({ id, letters, className = "size-14" }: MonogramProps) {
  return (
    <svg
      viewBox="0 0 56 56"
      className={`shrink-0 ${COLORS[hash(id) % COLORS.length]} ${className}`}
      aria-hidden="true"
    >
      <rect width="56" height="56" rx="14" stroke="currentColor" strokeOpacity="0.12" />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d="M35 8a13 13 0 0 1 13 13" />
        <path d="M35 15a6 6 0 0 1 6 6" opacity="0.55" />
      </g>
      <text x="9.5" y="45" fill="currentColor" fontSize="27" className="font-bold font-display">
        {letters}
      </text>
    </svg>
  );
}
