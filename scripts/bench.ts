import { command, run, runAsProgram } from "./command/command";
import { wholeNumber } from "./command/values";

const SIZES = [300, 3000, 10_000];
const LARGE = 30_000;
const parseSize = wholeNumber("number of pages", 1, 100_000);

/** The sizes of the sites to measure: those that are named, or the usual ones, and one more where a large one is wanted. */
export const sizesOf = (named: readonly number[] = [], isLarge = false): number[] => [
  ...(named.length > 0 ? named : SIZES),
  ...(isLarge ? [LARGE] : []),
];

/** The command. */
export async function main(root: string, args: string[]): Promise<void> {
  const declared = command(
    "npm run bench",
    "Measures checking, rendering and the whole build of generated sites, and that after a change of one page: milliseconds a page beside the floor, the stages, and peak memory.",
    "30 300",
  )
    .argument(
      "[pages...]",
      `sizes of the sites (default: ${SIZES.join(" ")})`,
      (text, sizes: number[] = []) => [...sizes, parseSize(text)],
    )
    .option("--large", `a site of ${LARGE} pages, too`)
    .action(async (sizes, { large }) => {
      const { runBench } = await import("./bench/run-bench");
      process.exitCode = await runBench(root, sizesOf(sizes, large));
    });
  await run(declared, args);
}

await runAsProgram(import.meta.filename, main);
