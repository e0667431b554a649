import { Markdown } from "../../renderer/ui/markdown";
import type { JobListProps } from "./props.gen";
import { Table } from "./table";

type Job = JobListProps["items"][number];

/** One position, under the number of its chair. Nothing about it looks or acts like a link. */
function Position({ title, department, location, text }: Job) {
  return (
    <li className="job">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="tone-muted mt-2 max-w-[36rem]">{text}</p>}
      </div>
      <dl className="job-facts">
        <dt>Department</dt>
        <dd>{department}</dd>
        <dt>Location</dt>
        <dd>{location}</dd>
      </dl>
    </li>
  );
}

/** Opening of a careers page. It carries the only h1. */
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
      <ol className="jobs mt-10 lg:mt-14">
        {items.map((job) => (
          <Position key={job.title} {...job} />
        ))}
      </ol>
      {note && <Markdown text={note} className="job-note mt-8 max-w-(--container-prose) text-lg" />}
    </>
  );
}
