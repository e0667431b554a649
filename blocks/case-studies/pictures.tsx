import { Rings } from "../../renderer/ui/ping";
import { LOOKS, Portrait } from "../../renderer/ui/portrait";
import type { CaseStudiesProps } from "./props.gen";

type Story = CaseStudiesProps["items"][number];

export type PictureProps = Pick<Story["picture"], "before" | "after">;

/** Two durations as bars, one below the other. */
export function Bars({ before, after }: PictureProps) {
  const longest = Math.max(before.amount, after.amount);
  return (
    <dl className="space-y-4">
      {Object.entries({ Before: before, After: after }).map(([time, { amount, label }], index) => (
        <div key={time}>
          <dt className="font-semibold text-sm">{time}</dt>
          <dd className="text-sm">
            {label}
            <svg
              width="100%"
              height="14"
              className={`mt-1.5 block ${index === 0 ? "fill-missed" : "fill-signal"}`}
              aria-hidden="true"
            >
              <rect width="100%" height="14" rx="7" opacity="0.14" />
              <rect width={`${(100 * amount) / longest}%`} height="14" rx="7" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const DOTS_IN_ROW = 10;

/** A dot for each of `amount`, and a ring for each of the rest up to `of`, so that two fields can be compared. */
function DotField({ amount, of }: { amount: number; of: number }) {
  const rows = Math.ceil(of / DOTS_IN_ROW);
  return (
    <svg viewBox={`0 0 ${DOTS_IN_ROW * 20} ${rows * 20}`} className="w-full" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its position
          key={index}
          cx={(index % DOTS_IN_ROW) * 20 + 10}
          cy={Math.floor(index / DOTS_IN_ROW) * 20 + 10}
          r={index < amount ? 6.5 : 5.75}
          className={index < amount ? "fill-missed-on-ink" : "fill-none stroke-signal-on-ink opacity-55"}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}

/** Two counts as dot fields, side by side. */
export function Dots({ before, after }: PictureProps) {
  const highest = Math.max(before.amount, after.amount);
  return (
    <dl className="grid grid-cols-2 gap-6 max-[20rem]:grid-cols-1 lg:gap-12">
      {Object.entries({ Before: before, After: after }).map(([time, { amount, label }]) => (
        <div key={time} className="flex flex-col">
          <dt className="font-semibold text-sm">{time}</dt>
          <dd className="flex grow flex-col justify-between gap-3 text-sm">
            {label}
            <DotField amount={amount} of={highest} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ORBIT_LINE = "fill-none stroke-line-strong/50";
const SIZE = 480;
const ORBIT_RADIUS = 178;
const PORTRAIT_SIZE = 112;

/** People on an orbit around the number that they share: a solid point with arcs, as in the logo. */
export function Circle({ before, after }: PictureProps) {
  const people = LOOKS.slice(0, before.amount).map((look, index) => {
    const angle = (index / Math.min(before.amount, LOOKS.length)) * 2 * Math.PI - Math.PI / 2;
    const at = (direction: number) => Math.round(SIZE / 2 + direction * ORBIT_RADIUS);
    return { look, x: at(Math.cos(angle)), y: at(Math.sin(angle)) };
  });
  return (
    <figure className="mx-auto max-w-[30rem]">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <Rings x={SIZE / 2} y={SIZE / 2} radii={[92, 135, ORBIT_RADIUS]} className={ORBIT_LINE} />
        <circle cx={SIZE / 2} cy={SIZE / 2} r="56" className="fill-signal" />
        <text
          x={SIZE / 2}
          y={SIZE / 2}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-surface font-bold font-display text-[4rem] leading-none"
        >
          {after.amount}
        </text>
        {people.map(({ look, x, y }) => (
          <Portrait
            key={look}
            look={look}
            name={`${before.label} ${look}`}
            x={x - PORTRAIT_SIZE / 2}
            y={y - PORTRAIT_SIZE / 2}
            width={PORTRAIT_SIZE}
          />
        ))}
      </svg>
      <figcaption className="mt-4 text-center font-semibold text-sm">
        {before.label}, {after.label}
      </figcaption>
    </figure>
  );
}

/** Positions of up to three portraits around one point; the nearest is the largest. */
const PLACES = [
  { x: 76, y: 156, width: 156 },
  { x: 296, y: 84, width: 124 },
  { x: 318, y: 268, width: 104 },
];

/** Portraits of the stories' customers on the arcs of a ping. Decorative. */
export function CustomerPortraits({ stories }: { stories: readonly Story[] }) {
  return (
    <svg
      viewBox="0 0 544 480"
      className="pointer-events-none absolute -top-24 -right-12 -z-1 w-[34rem] max-[75rem]:hidden"
      aria-hidden="true"
    >
      <Rings x={272} y={240} radii={[64, 112, 160]} fade={0.75} className={ORBIT_LINE} />
      <circle cx="272" cy="240" r="13" className="fill-signal" />
      {PLACES.map((place, index) => {
        const story = stories[index];
        return story && <Portrait key={place.x} look={story.portrait} name={story.person} {...place} />;
      })}
    </svg>
  );
}
