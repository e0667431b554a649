import { Icon } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { IconName } from "../../schema/shapes.gen";
import type { PlanComparisonProps } from "./props.gen";

type Column = PlanComparisonProps["columns"][number];
type Group = PlanComparisonProps["groups"][number];

/** Marks for the words that the constants use for a feature (spec section 9, comparison table). */
const MARKS: Readonly<Record<string, { icon: IconName; className: string }>> = {
  Included: { icon: "check", className: "tone-signal" },
  "Not included": { icon: "minus", className: "tone-muted" },
  "Add-on": { icon: "plus", className: "tone-muted" },
};

/** A plan's entry for a feature: always in words, with a mark if the words have one. */
function Cell({ text }: { text: string }) {
  const mark = MARKS[text];
  return (
    <td className="max-md:text-[0.9375rem] max-md:leading-[1.4]">
      {mark && (
        <Icon name={mark.icon} className={`mr-1 inline size-4.5 align-[-0.2em] md:mr-2 ${mark.className}`} />
      )}
      <span className={text === "Not included" ? "tone-muted" : undefined}>{text}</span>
    </td>
  );
}

function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr className="max-md:border-b-current">
        <th scope="col" className="md:py-4">
          <span className="sr-only">Feature</span>
        </th>
        {columns.map(({ name, price }) => (
          <th key={name} scope="col" className="md:py-4">
            <span className="block font-display font-bold text-lg">{name}</span>
            {price && <span className="block text-sm tone-muted">{price}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function GroupRows({ group }: { group: Group }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="font-display text-(length:--text-xl)">
          {group.name}
        </th>
      </tr>
      {group.rows.map(({ feature, detail, cells }) => (
        <tr key={feature}>
          <th scope="row">
            {feature}
            {detail && <span className="block font-normal text-sm tone-muted">{detail}</span>}
          </th>
          {cells.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column, and texts repeat
            <Cell key={index} text={text} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/**
 * The comparison of the plans as one semantic table. On a phone each feature is above its three cells, and the names
 * of the plans stay in view above them.
 */
export default function PlanComparison(props: PlanComparisonProps) {
  const { heading, intro, caption, columns, groups, note } = props;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <table className="feature-table tabular mt-10 w-full text-left [--products:3] max-md:*:*:gap-x-2 lg:mt-14">
        <caption className="sr-only">{caption}</caption>
        <Head columns={columns} />
        {groups.map((group) => (
          <GroupRows key={group.name} group={group} />
        ))}
      </table>
      {note && <p className="mt-6 max-w-[46rem] text-[0.9375rem] tone-muted">{note}</p>}
    </>
  );
}
