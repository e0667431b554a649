import { Icon } from "../../renderer/ui/icon.server";
import { InlineMarkdown, Markdown } from "../../renderer/ui/markdown";
import { PingBackdrop } from "../../renderer/ui/ping";
import { LinkRow } from "../../renderer/ui/text-link";
import type { PageHeaderProps } from "./props.gen";

type Summary = NonNullable<PageHeaderProps["summary"]>;
type Notice = NonNullable<PageHeaderProps["notice"]>;

/** Summary of the page, with the ping motif spreading from its corner. */
function SummaryPanel({ label, text }: Summary) {
  return (
    <aside aria-label={label} className="relative isolate">
      <PingBackdrop className="-right-40 -top-44 hidden w-[30rem] text-line-strong/50 lg:block" rings={4} />
      <div className="card p-6 lg:p-8">
        <p className="font-bold font-display text-xl" aria-hidden="true">
          {label}
        </p>
        <Markdown text={text} className="mt-3" />
      </div>
    </aside>
  );
}

function NoticeBar({ icon, text }: Notice) {
  return (
    <p
      role="note"
      className="mt-8 flex gap-3.5 rounded-inner border border-missed/45 bg-missed/6 px-5 py-4 in-data-[tone=ink]:border-missed-on-ink print:bg-transparent"
    >
      {icon && <Icon name={icon} className="mt-0.5 size-5.5 tone-missed" />}
      <span className="min-w-0">
        <InlineMarkdown text={text} />
      </span>
    </p>
  );
}

/** Opening of a text page. It contains the page's only h1. */
export default function PageHeader({ heading, intro, meta, links, summary, notice }: PageHeaderProps) {
  return (
    <>
      <div className={summary ? "grid gap-x-16 gap-y-8 lg:grid-cols-2 print:gap-4" : undefined}>
        <div className="max-w-[40rem]">
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-5 text-lg tone-muted">{intro}</p>
          {meta.length > 0 && (
            // A dot precedes every fact; the first one of each line is outside of the list, which clips it.
            <ul className="mt-6 flex flex-wrap font-semibold text-sm max-sm:flex-col sm:-mr-6 sm:overflow-x-clip">
              {meta.map((fact) => (
                <li
                  key={fact}
                  className="relative sm:-left-6 sm:flex sm:before:w-6 sm:before:shrink-0 sm:before:text-center sm:before:content-['·'_/_'']"
                >
                  {fact}
                </li>
              ))}
            </ul>
          )}
          <LinkRow links={links} className="mt-2 print:hidden" />
        </div>
        {summary && <SummaryPanel {...summary} />}
      </div>
      {notice && <NoticeBar {...notice} />}
    </>
  );
}
