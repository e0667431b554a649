import type { CostSectionProps } from "./props.gen";

/** A cost added up line by line, as on a bill; the last line is the total. */
export function Bill({ caption, rows, total }: NonNullable<CostSectionProps["breakdown"]>) {
  return (
    <div className="cost-bill card">
      <table className="tabular w-full">
        <caption className="pb-4 text-left font-semibold">{caption}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.value}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
