import { ColumnHeads } from "../../renderer/ui/column-heads";
import { InlineMarkdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { KeyFactsProps } from "./props.gen";

/** Facts as one semantic table. On a phone each row is a short paragraph: subject, figure, detail. */
export default function KeyFacts({ heading, intro, caption, columns, rows, note }: KeyFactsProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <table className="key-facts mt-8 w-full text-left lg:mt-12">
        <caption className="sr-only">{caption}</caption>
        <ColumnHeads names={columns} />
        <tbody>
          {rows.map(({ name, value, detail }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="tabular font-bold font-display text-(length:--text-xl) print:text-[1rem]">
                {value}
              </td>
              <td className="tone-muted">
                <InlineMarkdown text={detail} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="mt-6 max-w-[46rem] text-[0.9375rem] tone-muted">
          <InlineMarkdown text={note} />
        </p>
      )}
    </>
  );
}
