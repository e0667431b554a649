import { AvailabilityMark } from "../../renderer/ui/availability-mark";
import { type Availability, type FeatureCell, featureTable } from "../../renderer/ui/comparison";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ComparisonTableProps } from "./props.gen";

type Category = ReturnType<typeof featureTable>[number];

/** Labels of the marks; a feature that a vendor's pages do not mention is “Not listed”. */
const LABELS: Readonly<Record<Availability, string>> = {
  available: "Available",
  unavailable: "Unavailable",
  unknown: "Not listed",
};

/** Availability in one product. Notes that only repeat the label are left out; “Available” before a note is only read out. */
function Cell({ availability, notes }: FeatureCell) {
  const label = LABELS[availability];
  const note = notes === label ? "" : notes;
  const isMarkEnough = availability === "available" && note;
  return (
    <td className="border-(--tone-text)/15 pl-(--hang) text-[0.9375rem] leading-[1.45]">
      <AvailabilityMark
        availability={availability}
        className="-ml-(--hang) float-left mt-0.75 size-[min(1rem,4vw)]"
      />
      <b className={isMarkEnough ? "sr-only" : "block font-semibold"}>{label}</b>
      {note}
    </td>
  );
}

function CategoryRows({ name, rows }: Category) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="font-bold font-display text-xl leading-[normal]">
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row" className="leading-[1.45]">
            {row.name}
          </th>
          <Cell {...row.ours} />
          <Cell {...row.theirs} />
        </tr>
      ))}
    </tbody>
  );
}

/**
 * Every feature of both products as one semantic table. On a phone each feature is above its two cells, and the names
 * of the products stay in view. There, marks do not grow with the visitor's text, which needs the room.
 */
export default function ComparisonTable(props: ComparisonTableProps) {
  const { heading, intro, caption, product, note, competitor, index } = props;
  const categories = featureTable(competitor, index);
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <table className="feature-table mt-10 w-full text-left [--hang:min(1.5rem,5.5vw)] [--products:2] [--row-padding:0.75rem] lg:mt-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="md:w-[26%]">
              <span className="sr-only">Feature</span>
            </th>
            {[product, competitor.name].map((name) => (
              <th key={name} scope="col" className="font-bold font-display text-lg leading-[normal]">
                {name}
              </th>
            ))}
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
