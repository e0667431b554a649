/** Number of chairs at the table, including a free one for each job. */
const CHAIR_COUNT = 12;
const CENTER = 200;
const TABLE_RADII = [42, 78, 114];
const CHAIR_RADIUS = 160;

/** A round table from above, with a numbered free chair for each job. Decorative: the list has the same content. */
export function Table({ free }: { free: number }) {
  const chairNumbers = new Map(
    Array.from({ length: free }, (_, index) => [Math.floor(((index + 0.5) * CHAIR_COUNT) / free), index + 1]),
  );
  return (
    <svg viewBox="0 0 400 400" className="w-full max-w-[26rem]" fill="none" aria-hidden="true">
      <circle cx={CENTER} cy={CENTER} r="126" className="fill-surface stroke-line" strokeWidth="1.5" />
      {TABLE_RADII.map((radius, index) => (
        <circle
          key={radius}
          cx={CENTER}
          cy={CENTER}
          r={radius}
          className="stroke-signal"
          strokeWidth="1.5"
          opacity={0.8 - index * 0.25}
        />
      ))}
      <circle cx={CENTER} cy={CENTER} r="17" className="fill-signal" />
      {Array.from({ length: CHAIR_COUNT }, (_, chair) => {
        const angle = (chair / CHAIR_COUNT) * 2 * Math.PI - Math.PI / 2;
        const x = Math.round(CENTER + CHAIR_RADIUS * Math.cos(angle));
        const y = Math.round(CENTER + CHAIR_RADIUS * Math.sin(angle));
        const number = chairNumbers.get(chair);
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
