import type { Availability } from "./comparison";

/** Path and color of each mark: a check, a cross, a question mark. */
const MARKS: Readonly<Record<Availability, { path: string; color: string }>> = {
  available: { path: "M3.5 8.5l3 3 6-7", color: "tone-signal" },
  unavailable: { path: "M4 4l8 8M12 4l-8 8", color: "tone-missed" },
  unknown: { path: "M5.5 6a2.5 2.5 0 1 1 3.6 2.2Q8 8.8 8 9.8M8 12.6v.1", color: "tone-muted" },
};

interface AvailabilityMarkProps {
  availability: Availability;
  className?: string;
}

/**
 * A mark beside words with the same meaning. It has its own paths instead of an icon, so that it can also be rendered in
 * the browser, which does not load the icon library.
 */
export function AvailabilityMark({ availability, className = "size-4" }: AvailabilityMarkProps) {
  const { path, color } = MARKS[availability];
  return (
    <svg viewBox="0 0 16 16" className={`icon ${className} ${color}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
