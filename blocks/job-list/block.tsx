import { Markdown } from "../../renderer/ui/markdown";
import { Rings } from "../../renderer/ui/ping";
import type { JobListProps } from "./props.gen";

/** Number of chairs at the table, including a free one for each job. */
const CHAIR_COUNT = 12;
const CENTER = 200;
const TABLE_RADII = [42, 78, 114];
const CHAIR_RADIUS = 160;

/** A round table from above, with a free chair for each job. Decorative: the list has the same content. */
function Table({ free }: { free: number }) {
  const freeChairs = Array.from({ length: free }, (_, index) =>
    Math.floor(((index + 0.5) * CHAIR_COUNT) / free),
  );
  return (
    <svg viewBox="0 0 400 400" className="w-full max-w-[26rem]" fill="none" aria-hidden="true">
      <circle cx={CENTER} cy={CENTER} r="126" className="fill-surface stroke-line" strokeWidth="1.5" />
      <Rings
        x={CENTER}
        y={CENTER}
        radii={TABLE_RADII}
        fade={0.9375}
        className="stroke-signal"
        strokeWidth="1.5"
        opacity="0.8"
      />
      <circle cx={CENTER} cy={CENTER} r="17" className="fill-signal" />
      {Array.from({ length: CHAIR_COUNT }, (_, chair) => {
        const angle = (chair / CHAIR_COUNT) * 2 * Math.PI - Math.PI / 2;
        const x = Math.round(CENTER + CHAIR_RADIUS * Math.cos(angle));
        const y = Math.round(CENTER + CHAIR_RADIUS * Math.sin(angle));
        return freeChairs.includes(chair) ? (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="25"
            className="fill-sun-soft stroke-line-strong"
            strokeWidth="2"
            strokeDasharray="7 5"
          />
        ) : (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r="21"
            className="fill-ink in-data-[tone=ink]:fill-ink-line"
          />
        );
      })}
    </svg>
  );
}

type Job = JobListProps["items"][number];

/** The free chair of a position, as in the drawing of the table. It has no number, so that jobs do not look like steps. */
const CHAIR =
  "before:absolute before:top-7 before:left-0 before:size-10 before:rounded-full before:border-2 before:border-line-strong before:border-dashed before:bg-sun-soft lg:before:top-9";

/** One position with its chair. It does not look or act like a link. */
function Position({ title, department, location, text }: Job) {
  return (
    <li
      className={`relative grid gap-5 border-current/18 border-t py-7 pl-15 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12 lg:py-9 lg:pl-20 max-[20rem]:pt-20 max-[20rem]:pl-0 ${CHAIR}`}
    >
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="tone-muted mt-2 max-w-[36rem]">{text}</p>}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 text-[0.9375rem] max-[20rem]:grid-cols-1">
        <dt className="opacity-75">Department</dt>
        <dd className="font-semibold">{department}</dd>
        <dt className="opacity-75">Location</dt>
        <dd className="font-semibold">{location}</dd>
      </dl>
    </li>
  );
}

/** Opening of a careers page. It contains the page's only h1. */
export default function JobList({ heading, intro, items, note }: JobListProps) {
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-6 max-w-[36rem] text-lg tone-muted">{intro}</p>
        </div>
        <div className="mx-auto flex w-4/5 justify-center md:w-full md:justify-end">
          <Table free={items.length} />
        </div>
      </div>
      <ul className="parts-tall mt-10 border-current/18 border-b lg:mt-14">
        {items.map((job) => (
          <Position key={job.title} {...job} />
        ))}
      </ul>
      {note && <Markdown text={note} className="mt-8 max-w-(--container-prose) text-lg lg:ml-20" />}
    </>
  );
}
