import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatJson } from "./format-json";
import { generate } from "./generate/generate";
import { blockFiles } from "./scaffold/block-files";
import { runCommand, UserError } from "./user-error";

const USAGE = "Usage: npm run new:block -- price-note";

/**
 * Makes the folder of a new block and writes the generated files anew.
 *
 * @param root the project's folder
 * @returns path of the new folder from the root
 * @throws UserError when the name is not usable or taken
 */
export async function newBlock(root: string, type: string | undefined): Promise<string> {
  if (type === undefined) throw new UserError(`The name of the block is missing.\n${USAGE}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    throw new UserError(`"${type}" is not a block name: small letters, digits and single hyphens.\n${USAGE}`);
  }
  const folder = `blocks/${type}`;
  if (existsSync(join(root, folder))) throw new UserError(`There is already a block "${type}" in ${folder}.`);
  mkdirSync(join(root, folder));
  for (const [name, text] of blockFiles(type)) {
    const wanted = name.endsWith(".json") ? await formatJson(JSON.parse(text)) : text;
    writeFileSync(join(root, folder, name), wanted);
  }
  await generate(root);
  return folder;
}

/** The command. */
export async function main(root: string, [type]: string[]): Promise<void> {
  const folder = await newBlock(root, type);
  console.log(
    `${folder} written: describe its content in schema.json, draw it in block.tsx, fill example.json.`,
  );
}

if (import.meta.filename === process.argv[1])
  await runCommand(() => main(process.cwd(), process.argv.slice(2)));
