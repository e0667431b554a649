import { STAGES } from "../build/stages";
import type { Figures } from "./measure";

const perPage = (key: "check" | "html" | "floor" | "plainFloor") => (row: Figures) =>
  (row[key] / row.pages).toFixed(2);
const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Columns of the table: heading, second line of the heading, and the cell. */
const COLUMNS: readonly [heading: string, unit: string, cell: (row: Figures) => string][] = [
  ["pages", "", ({ pages }) => String(pages)],
  ["check", "ms per page", perPage("check")],
  ["html check", "ms per page", perPage("html")],
  ["floor", "ms per page", perPage("floor")],
  ["plain floor", "ms per page", perPage("plainFloor")],
  ["build", "ms per page", ({ cold, pages }) => (cold.time / pages).toFixed(2)],
  ["build", "s", ({ cold }) => inSeconds(cold.time)],
  ["peak", "MB", ({ cold }) => cold.memory.toFixed(0)],
  ["again", "s", ({ warm }) => inSeconds(warm.time)],
];

const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(12)).join("");

/** Prints the measurements and stages of each size and, with two sizes or more, the cost of each further page. */
export function printTable(rows: readonly Figures[]): void {
  console.log(`\n${line(COLUMNS.map(([heading]) => heading))}`);
  console.log(line(COLUMNS.map(([, unit]) => unit)));
  for (const row of rows) console.log(line(COLUMNS.map(([, , cell]) => cell(row))));
  console.log(
    "\nagain: the build after a change of one page. Seconds of each stage, in the first build and again:",
  );
  console.log(line(["pages", ...STAGES]));
  for (const { pages, cold, warm } of rows)
    console.log(
      line([
        String(pages),
        ...STAGES.map((stage) => [cold, warm].map(({ stages }) => inSeconds(stages[stage] ?? 0)).join(" ")),
      ]),
    );
  const [first, last] = [rows.at(-2), rows.at(-1)];
  if (!first || !last) return;
  const further = last.pages - first.pages;
  const build = last.cold.time - first.cold.time;
  const times = (key: "floor" | "plainFloor") => (build / (last[key] - first[key])).toFixed(1);
  console.log(
    `\nEach additional page, ${first.pages} → ${last.pages}: ${(build / further).toFixed(2)} ms from JSON to checked HTML on disk, ` +
      `${times("floor")} times the floor of one core, ${times("plainFloor")} times the plain floor.`,
  );
}
