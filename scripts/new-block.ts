import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, run, runAsProgram } from "./command/command";
import { formatJson } from "./format-json";
import { blockFiles } from "./scaffold/block-files";
import { UserError, WrongCall } from "./user-error";

/** @throws WrongCall for a name that no block may have */
function parseType(text: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return text;
  throw new WrongCall(`"${text}" is not a block name: small letters, digits and single hyphens.`);
}

/**
 * Makes the folder of a new block and writes the generated files anew.
 *
 * @param root the project's folder
 * @returns path of the new folder from the root
 * @throws UserError when the name is taken
 */
export async function newBlock(root: string, type: string): Promise<string> {
  const folder = `blocks/${type}`;
  if (existsSync(join(root, folder))) throw new UserError(`There is already a block "${type}" in ${folder}.`);
  mkdirSync(join(root, folder));
  for (const [name, text] of blockFiles(type)) {
    const wanted = name.endsWith(".json") ? await formatJson(JSON.parse(text)) : text;
    writeFileSync(join(root, folder, name), wanted);
  }
  const { generate } = await import("./generate/generate");
  await generate(root);
  return folder;
}

/** The command. */
export async function main(root: string, args: string[]): Promise<void> {
  const declared = command(
    "npm run new:block",
    "Writes the folder of a new block, which passes the checks.",
    "price-note",
  )
    .argument("<name>", "name of the block, such as price-note", parseType)
    .action(async (type) => {
      const folder = await newBlock(root, type);
      console.log(
        `${folder} written: describe its content in schema.json, draw it in block.tsx, fill example.json.`,
      );
    });
  await run(declared, args);
}

await runAsProgram(import.meta.filename, main);
