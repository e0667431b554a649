import type { MessageThreadVisual } from "../../../../schema/shapes.gen";

type Picture = NonNullable<MessageThreadVisual["messages"][number]["picture"]>;

/** A shape: its class and its path on a ground of 160 × 100. */
type Shape = readonly [string, string];

const PICTURES: Record<Picture, readonly Shape[]> = {
  plant: [
    ["fill-sun-soft", "M0 0h160v100H0z"],
    ["fill-line-strong", "M0 80h160v5H0z"],
    ["fill-signal", "M79 56C58 54 50 38 50 22c18 2 29 16 29 34zM81 56c0-22 12-34 30-36 0 20-10 34-30 36z"],
    [
      "fill-signal-strong",
      "M80 58C70 42 70 26 80 10c10 16 10 32 0 48zM78 57C60 60 46 54 40 44c14-5 30-1 38 13zM82 57c8-14 22-18 38-13-6 10-20 16-38 13z",
    ],
    ["fill-ink", "M64 56h32l-5 24H69z"],
    ["fill-missed-soft", "M14 42h16v38H14zM132 50h12v30h-12z"],
  ],
  house: [
    ["fill-dlores-soft", "M0 0h160v100H0z"],
    ["fill-sun", "M128 24m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0"],
    ["fill-signal", "M0 78h160v22H0z"],
    ["fill-surface", "M46 46h68v42H46z"],
    ["fill-ink", "M38 48L80 16l42 32z"],
    ["fill-sun", "M56 56h16v14H56zM88 56h16v14H88z"],
    ["fill-missed", "M74 64h12v24H74z"],
  ],
  parcel: [
    ["fill-signal-soft", "M0 0h160v100H0z"],
    ["fill-line", "M0 78h160v22H0z"],
    ["fill-sun", "M46 34h68v50H46z"],
    ["fill-sun-soft", "M46 34l10-12h48l10 12z"],
    ["fill-ink", "M74 34h12v18H74z"],
    ["fill-surface", "M92 64h16v13H92z"],
  ],
  table: [
    ["fill-missed-soft", "M0 0h160v100H0z"],
    ["fill-surface", "M52 8h56v34H52z"],
    ["fill-line", "M79 8h2v34h-2zM52 24h56v2H52z"],
    ["fill-ink", "M24 54h112v7H24zM34 61h6v32h-6zM120 61h6v32h-6z"],
    ["fill-signal", "M76 54c-8-4-10-12-8-18 8 2 11 10 8 18zM82 54c0-9 4-14 11-16 1 8-3 14-11 16z"],
    ["fill-sun", "M72 46h14l-2 8H74z"],
  ],
};

/** A photograph that came with a message, as a drawing in the site's own colours. */
export function MessagePicture({ picture }: { picture: Picture }) {
  return (
    <svg viewBox="0 6 160 84" className="mb-1.5 w-full rounded-inner" aria-hidden="true">
      {PICTURES[picture].map(([colour, path]) => (
        <path key={colour + path} className={colour} d={path} />
      ))}
    </svg>
  );
}
