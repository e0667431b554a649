import type { MonthlyBillVisual } from "../../../../schema/shapes.gen";
import { VisualFrame, WindowBar } from "../visual-frame";

type Row = MonthlyBillVisual["rows"][number];

/** A charge; the used share of an allowance is a bar. */
function BillRow({ row }: { row: Row }) {
  return (
    <li className="flex items-baseline gap-6 border-line border-b py-4 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{row.label}</span>
        {row.detail && <span className="tabular block text-muted text-xs">{row.detail}</span>}
        {row.used !== undefined && (
          <svg aria-hidden="true" className="mt-2 h-1.5 w-full overflow-hidden rounded-full bg-sunken">
            <rect width={`${row.used}%`} height="100%" rx="3" className="fill-signal" />
          </svg>
        )}
      </span>
      <span className="tabular w-20 text-right font-semibold">{row.amount}</span>
    </li>
  );
}

/** A short bill, with the total in large type. */
export default function MonthlyBill({ title, period, rows, total, remark }: MonthlyBillVisual) {
  return (
    <VisualFrame label={`Phone bill for ${title}, ${period}: ${total} in total.`}>
      <WindowBar icon="receipt" title={title} fact={period} />
      <ul className="px-5">
        {rows.map((row) => (
          <BillRow key={row.label} row={row} />
        ))}
      </ul>
      <div className="border-line border-t bg-paper px-5 py-4">
        <p className="flex items-baseline justify-between font-display font-bold">
          Total <span className="tabular text-3xl">{total}</span>
        </p>
        {remark && <p className="mt-1 text-muted text-xs">{remark}</p>}
      </div>
    </VisualFrame>
  );
}
