import { type Heading, headingsOf, Markdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { RichTextProps } from "./props.gen";

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start print:hidden">
      <p className="font-semibold text-sm" aria-hidden="true">
        On this page
      </p>
      <ul className="mt-2 border-current/15 border-l">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="rich-text-entry">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Running text at a comfortable measure; with its contents beside it where the JSON asks for them. */
export default function RichText({ heading, body, contents }: RichTextProps) {
  const headings = contents ? headingsOf(body).filter(({ level }) => level === 2) : [];
  const text = (
    <div className="max-w-(--container-prose)">
      {heading && (
        <div className="mb-8">
          <SectionHeading heading={heading} />
        </div>
      )}
      <Markdown text={body} className="rich-text" anchors={contents} />
    </div>
  );
  if (headings.length === 0) return text;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <Contents headings={headings} />
      {text}
    </div>
  );
}
