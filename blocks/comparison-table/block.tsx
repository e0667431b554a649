import { AvailabilityMark } from "../../renderer/ui/availability-mark";
import { type Availability, type FeatureCell, featureTable } from "../../renderer/ui/comparison";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ComparisonTableProps } from "./props.gen";

type Category = ReturnType<typeof featureTable>[number];

/** Words of the marks; a feature that a vendor's pages do not mention is not listed. */
const WORDS: Readonly<Record<Availability, string>> = {
  available: "Available",
  unavailable: "Unavailable",
  unknown: "Not listed",
};

/** What one side has. Notes that only say the same as the mark are left out. */
function Cell({ availability, notes }: FeatureCell) {
  const words = WORDS[availability];
  return (
    <td>
      <b>
        <AvailabilityMark availability={availability} />
        {words}
      </b>
      {notes !== words && notes}
    </td>
  );
}

function CategoryRows({ name, rows }: Category) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.name}</th>
          <Cell {...row.ours} />
          <Cell {...row.theirs} />
        </tr>
      ))}
    </tbody>
  );
}

/**
 * Every feature of both products as one real table. On a phone each feature stands above its two cells, and the names
 * of the products stay in view.
 */
export default function ComparisonTable(props: ComparisonTableProps) {
  const { heading, intro, caption, product, note, competitor, index } = props;
  const categories = featureTable(competitor, index);
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <table className="feature-table comparison-table mt-10 lg:mt-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            <th scope="col">{product}</th>
            <th scope="col">{competitor.name}</th>
          </tr>
        </thead>
        {categories.map((category) => (
          <CategoryRows key={category.name} {...category} />
        ))}
      </table>
      {note && <p className="mt-6 max-w-[46rem] text-[0.9375rem] tone-muted">{note}</p>}
    </>
  );
}
