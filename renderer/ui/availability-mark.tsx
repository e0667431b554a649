import type { Availability } from "./comparison";

/** Drawing and colour of each mark: a tick, a cross, a question that nobody has answered. */
const MARKS: Readonly<Record<Availability, { path: string; look: string }>> = {
  available: { path: "M3.5 8.5l3 3 6-7", look: "tone-signal" },
  unavailable: { path: "M4 4l8 8M12 4l-8 8", look: "tone-missed" },
  unknown: { path: "M5.5 6a2.5 2.5 0 1 1 3.6 2.2Q8 8.8 8 9.8M8 12.6v.1", look: "tone-muted" },
};

/**
 * A mark beside words that say the same. A few paths of its own instead of an icon, so that it can also be drawn in the
 * browser, where the icons' library is not.
 */
export function AvailabilityMark({ availability }: { availability: Availability }) {
  const { path, look } = MARKS[availability];
  return (
    <svg viewBox="0 0 16 16" className={`icon size-4 ${look}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
