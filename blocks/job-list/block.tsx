import { Markdown } from "../../renderer/ui/markdown";
import type { JobListProps } from "./props.gen";
import { Table } from "./table";

type Job = JobListProps["items"][number];

/** Number of a position, the same as on its free chair in the drawing of the table. */
const CHAIR =
  "before:absolute before:top-7 before:left-0 before:grid before:size-10 before:place-items-center before:rounded-full before:border-2 before:border-line-strong before:border-dashed before:bg-sun-soft before:font-bold before:font-display before:text-[1.125rem] before:text-ink before:leading-none before:content-[counter(number)] lg:before:top-9";

/** One position with the number of its chair. It does not look or act like a link. */
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
      <ol className="numbered parts-tall mt-10 border-current/18 border-b lg:mt-14">
        {items.map((job) => (
          <Position key={job.title} {...job} />
        ))}
      </ol>
      {note && <Markdown text={note} className="mt-8 max-w-(--container-prose) text-lg lg:ml-20" />}
    </>
  );
}
