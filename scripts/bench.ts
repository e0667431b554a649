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

const milliseconds = (figures: Figures, key: "check" | "floor" | "build") =>
  (figures[key] / figures.pages).toFixed(2).padStart(9);
console.log("\n pages    check ms   floor ms   build ms  build s  peak MB");
console.log("           a page     a page     a page");
for (const row of rows) {
  const total = (row.build / 1000).toFixed(1).padStart(8);
  const memory = row.memory.toFixed(0).padStart(8);
  console.log(
    `${String(row.pages).padStart(6)}  ${milliseconds(row, "check")}  ${milliseconds(row, "floor")}  ${milliseconds(row, "build")} ${total} ${memory}`,
  );
}
const [first, last] = [rows.at(-2), rows.at(-1)];
if (first && last) {
  const marginal = (last.build - first.build) / (last.pages - first.pages);
  console.log(
    `\nEach further page, ${first.pages} → ${last.pages}: ${marginal.toFixed(2)} ms from JSON to checked HTML on disk.`,
  );
}
process.exit(0);
