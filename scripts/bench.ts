import { type Figures, measure } from "./bench/measure";
import { benchProject } from "./bench/pages";

// React renders several times slower in development mode, and it reads this when it is loaded.
if (process.env.NODE_ENV !== "production") {
  const { spawnSync } = await import("node:child_process");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.exit(status ?? 1);
}

const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger);
const rows: Figures[] = [];
for (const size of sizes.length > 0 ? sizes : [30, 300, 3000]) {
  console.error(`Measuring ${size} pages`);
  rows.push(await measure(process.cwd(), benchProject(process.cwd(), size)));
}

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
console.log(`\n${line(COLUMNS.map(([heading]) => heading))}`);
console.log(line(COLUMNS.map(([, unit]) => unit)));
for (const row of rows) console.log(line(COLUMNS.map(([, , cell]) => cell(row))));
const [first, last] = [rows.at(-2), rows.at(-1)];
if (first && last) {
  const marginal = (last.build - first.build) / (last.pages - first.pages);
  console.log(
    `\nEach further page, ${first.pages} → ${last.pages}: ${marginal.toFixed(2)} ms from JSON to checked HTML on disk.`,
  );
}
process.exit(0);
