import { endWithParent } from "../command/end-with-parent";
import { type Figures, measure } from "./measure";
import { benchProject } from "./pages";

/** Columns of the table: heading, second line of the heading, and the cell. */
const perPage = (key: "check" | "html" | "floor" | "build") => (row: Figures) =>
  (row[key] / row.pages).toFixed(2);
const COLUMNS: readonly [heading: string, unit: string, cell: (row: Figures) => string][] = [
  ["pages", "", ({ pages }) => String(pages)],
  ["check", "ms a page", perPage("check")],
  ["one save", "ms", ({ save }) => save.toFixed(0)],
  ["html check", "ms a page", perPage("html")],
  ["floor", "ms a page", perPage("floor")],
  ["build", "ms a page", perPage("build")],
  ["build", "s", ({ build }) => (build / 1000).toFixed(1)],
  ["peak", "MB", ({ memory }) => memory.toFixed(0)],
];

const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(11)).join("");

function printTable(rows: readonly Figures[]): void {
  console.log(`\n${line(COLUMNS.map(([heading]) => heading))}`);
  console.log(line(COLUMNS.map(([, unit]) => unit)));
  for (const row of rows) console.log(line(COLUMNS.map(([, , cell]) => cell(row))));
  const [first, last] = [rows.at(-2), rows.at(-1)];
  if (!first || !last) return;
  const marginal = (last.build - first.build) / (last.pages - first.pages);
  console.log(
    `\nEach further page, ${first.pages} → ${last.pages}: ${marginal.toFixed(2)} ms from JSON to checked HTML on disk.`,
  );
}

endWithParent();
const [folder, ...sizes] = process.argv.slice(2);
if (!folder) throw new Error("The bench gives the folder to work in, and the sizes.");
const rows: Figures[] = [];
for (const size of sizes) {
  console.error(`Measuring ${size} pages`);
  rows.push(await measure(process.cwd(), benchProject(process.cwd(), Number(size), folder)));
}
printTable(rows);
// Vite keeps handles open.
process.exit(0);
