import { Contents } from "../../renderer/ui/contents";
import { headingsOf, Markdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { RichTextProps } from "./props.gen";

/** Body text at a comfortable line length, beside its heading or, if the JSON asks for one, a table of contents. */
export default function RichText({ heading, body, contents }: RichTextProps) {
  const headings = contents ? headingsOf(body).filter(({ level }) => level === 2) : [];
  const isTwoColumn = heading && headings.length === 0;
  const text = (
    <div
      className={
        isTwoColumn
          ? "grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_8fr] lg:items-baseline"
          : "max-w-(--container-prose) space-y-8"
      }
    >
      {heading && <SectionHeading heading={heading} />}
      <Markdown
        text={body}
        className="rich-text parts max-w-(--container-prose)"
        anchors={contents}
        isBelowHeading={heading !== undefined}
      />
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
