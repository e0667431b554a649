import { AvailabilityMark } from "../../renderer/ui/availability-mark";
import { type Availability, type FeatureCell, featureTable } from "../../renderer/ui/comparison";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ComparisonTableProps } from "./props.gen";

type Category = ReturnType<typeof featureTable>[number];

/** Words of the marks. What is unknown of ours we have not stated; of theirs we could not verify it. */
const WORDS: Readonly<Record<Availability, string>> = {
  available: "Available",
  unavailable: "Unavailable",
  unknown: "Not verified",
};

/** What one side has. Notes that only say the same as the mark are left out. */
function Cell({ availability, notes, unknown }: FeatureCell & { unknown?: string }) {
  const words = availability === "unknown" && unknown ? unknown : WORDS[availability];
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
      <tr className="comparison-table-category">
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.name}</th>
          <Cell {...row.ours} unknown="Not stated" />
          <Cell {...row.theirs} />
        </tr>
      ))}
    </tbody>
  );
}

const BASES: readonly [FeatureCell["basis"], string][] = [
  ["vendor page", "the vendor’s own pages"],
  ["third-party record", "third-party records"],
  ["general knowledge", "general knowledge of the field"],
];

/** How many points of their column rest on what: `the vendor’s own pages (4), third-party records (10)`. */
function basisInWords(categories: readonly Category[]): string {
  const cells = categories.flatMap(({ rows }) => rows.map(({ theirs }) => theirs));
  const known = BASES.flatMap(([basis, words]) => {
    const found = cells.filter((cell) => cell.basis === basis).length;
    return found > 0 ? `${words} (${found})` : [];
  }).join(", ");
  const unknown = cells.filter(({ availability }) => availability === "unknown").length;
  return unknown > 0 ? `${known}, nothing that we could verify (${unknown})` : known;
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
      <table className="comparison-table mt-10 lg:mt-14">
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
      <p className="mt-6 max-w-[46rem] text-[0.9375rem] tone-muted">
        What the points on {competitor.name} rest on: {basisInWords(categories)}. {note}
      </p>
    </>
  );
}
