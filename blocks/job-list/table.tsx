/** Number of chairs at the table, including a free one for each job. */
const CHAIRS = 12;
const CENTRE = 200;
const TABLE_RADII = [42, 78, 114];
const CHAIR_RADIUS = 160;

/** A round table from above, with a numbered free chair for each job. Decorative: the list has the same content. */
export function Table({ free }: { free: number }) {
  const numberOfChair = new Map(
    Array.from({ length: free }, (_, index) => [Math.floor(((index + 0.5) * CHAIRS) / free), index + 1]),
  );
  return (
    <svg viewBox="0 0 400 400" className="w-full max-w-[26rem]" fill="none" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r="126" className="fill-surface stroke-line" strokeWidth="1.5" />
      {TABLE_RADII.map((radius, index) => (
        <circle
          key={radius}
          cx={CENTRE}
          cy={CENTRE}
          r={radius}
          className="stroke-signal"
          strokeWidth="1.5"
          opacity={0.8 - index * 0.25}
        />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r="17" className="fill-signal" />
      {Array.from({ length: CHAIRS }, (_, chair) => {
        const angle = (chair / CHAIRS) * 2 * Math.PI - Math.PI / 2;
        const x = Math.round(CENTRE + CHAIR_RADIUS * Math.cos(angle));
        const y = Math.round(CENTRE + CHAIR_RADIUS * Math.sin(angle));
        const number = numberOfChair.get(chair);
        return number === undefined ? (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="21"
            className="fill-ink in-data-[tone=ink]:fill-ink-line"
          />
        ) : (
          <g key={`${x},${y}`}>
            <circle
              cx={x}
              cy={y}
              r="25"
              className="fill-sun-soft stroke-line-strong"
              strokeWidth="2"
              strokeDasharray="7 5"
            />
            <text
              x={x}
              y={y + 7}
              textAnchor="middle"
              fontSize="20"
              className="fill-ink font-bold font-display"
            >
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
