import { generate, requireFresh } from "./generate/generate";
import { runCommand } from "./user-error";

/**
 * The command.
 *
 * @throws UserError also when files are stale and only to be compared
 */
export async function main(root: string, args: string[]): Promise<void> {
  if (!args.includes("--check")) {
    console.log(`${(await generate(root)).length} generated files written.`);
    return;
  }
  await requireFresh(root);
  console.log("Generated files are fresh.");
}

if (import.meta.filename === process.argv[1])
  await runCommand(() => main(process.cwd(), process.argv.slice(2)));
