import { Icon } from "../../renderer/ui/icon";
import { type Heading, headingsOf, Markdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { RichTextProps } from "./props.gen";

/** A heading's typed number apart from its words: `2. Fees`. */
const NUMBERED = /^(\d+\.)\s+(.*)$/s;

function Entry({ id, text }: Heading) {
  const [, number, words = text] = NUMBERED.exec(text) ?? [];
  return (
    <a href={`#${id}`} className="rich-text-entry">
      {number && <span className="rich-text-number">{`${number} `}</span>}
      <span>{words}</span>
    </a>
  );
}

/** The headings of the text: folded up on a phone, open beside the text where there is room. */
function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label="On this page" className="rich-text-contents print:hidden">
      <p aria-hidden="true">On this page</p>
      <details>
        <summary>
          On this page
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {headings.map((heading) => (
            <li key={heading.id}>
              <Entry {...heading} />
            </li>
          ))}
        </ul>
      </details>
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
      <Markdown text={body} className="rich-text parts" anchors={contents} />
    </div>
  );
  if (headings.length === 0) return text;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
      <Contents headings={headings} />
      {text}
    </div>
  );
}
