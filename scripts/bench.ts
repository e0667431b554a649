import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "./bench/measure";
import { prepareWorkFolders } from "./build/publish";
import { declareCommand, defineMain } from "./command/command";
import { integerParser } from "./command/values";

const DEFAULT_SIZES = [300, 3000, 10_000];
const LARGE_SIZE = 30_000;
const parseSize = integerParser("number of pages", 1, 100_000);

export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand(
    "npm run bench",
    "Measures checking, rendering and building generated sites, and building them again after a change of one page. " +
      "Prints milliseconds per page beside the floor, the stages, and peak memory.",
    "30 300",
  )
    .argument(
      "[pages...]",
      `sizes of the sites (default: ${DEFAULT_SIZES.join(" ")})`,
      (text, sizes: number[] = []) => [...sizes, parseSize(text)],
    )
    .option("--large", `also measure a site of ${LARGE_SIZE} pages`)
    .action(async (sizes = DEFAULT_SIZES, { large }) => {
      // Removes the folders of interrupted benches.
      prepareWorkFolders(join(root, "dist"));
      const folder = join(root, `.build/bench-${process.pid}`);
      // React renders several times slower in development mode, and reads the mode when it is loaded.
      process.env.NODE_ENV = "production";
      const { measure } = await import("./bench/measure");
      const { createBenchProject } = await import("./bench/pages");
      const { printTable } = await import("./bench/table");
      const rows: Figures[] = [];
      for (const size of large ? [...sizes, LARGE_SIZE] : sizes) {
        console.error(`Measuring ${size} pages`);
        rows.push(await measure(root, createBenchProject(root, size, folder)));
      }
      rmSync(folder, { recursive: true });
      printTable(rows);
      // Vite keeps handles open.
      process.exit();
    }),
);
