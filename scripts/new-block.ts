import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { humanizeName, pascalCase } from "../schema/words";
import { declareCommand, defineMain } from "./command/command";
import { formatJson } from "./format-json";
import { UsageError, UserError } from "./user-error";

/** @throws UsageError for an invalid name of a block */
function parseType(text: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return text;
  throw new UsageError(`"${text}" is not a block name: lowercase letters, digits and single hyphens.`);
}

/** References a field that many blocks have. */
const shared = (name: string) => ({ $ref: `../../schema/fields.schema.json#/$defs/${name}` });

/**
 * Creates the files of a new block that renders, validates and has an example; its author completes them.
 *
 * @returns the values of its JSON files by name, and the text of its component
 */
function blockFiles(type: string) {
  const component = pascalCase(type);
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `${component}Props`,
    description: `${humanizeName(type)}: a heading and an introduction.`,
    type: "object",
    "x-group": "Features",
    required: ["heading"],
    properties: { heading: shared("heading"), intro: shared("intro") },
  };
  const example = { type, props: { heading: "[Title of the section]", intro: "[One or two sentences]" } };
  const code = `import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ${component}Props } from "./props.gen";

/** A heading and an introduction. */
export default function ${component}({ heading, intro }: ${component}Props) {
  return <SectionHeading heading={heading} intro={intro} />;
}
`;
  return { json: { "schema.json": schema, "example.json": example }, code };
}

/**
 * Creates the folder of a new block, and updates the generated files. Its picture and its HTML are made when it is finished.
 *
 * @param root the project's folder
 * @returns path of the new folder from the root
 * @throws UserError when the name is taken, or a schema is broken, so that nothing could be generated
 */
export async function newBlock(root: string, type: string): Promise<string> {
  const { generate } = await import("./generate/generate");
  const { requireSchemas } = await import("./generate/schema-faults");
  requireSchemas(root);
  const folder = `blocks/${type}`;
  if (existsSync(join(root, folder))) throw new UserError(`There is already a block "${type}" in ${folder}.`);
  const path = join(root, folder);
  mkdirSync(path);
  const { json, code } = blockFiles(type);
  for (const [name, value] of Object.entries(json)) writeFileSync(join(path, name), await formatJson(value));
  writeFileSync(join(path, "block.tsx"), code);
  await generate(root);
  return folder;
}

export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand("npm run new:block", "Creates the folder of a new block that can be rendered.", "price-note")
    .argument("<name>", "name of the block, such as price-note", parseType)
    .action(async (type) => {
      const folder = await newBlock(root, type);
      console.log(
        [
          `${folder} written. Describe its content in schema.json, draw it in block.tsx, and fill in example.json.`,
          "After each change of schema.json, npm run dev and npm run generate update its types and its entry in blocks/README.md.",
          "When it looks right, npm run snapshots writes its example.html, which the tests compare it to,",
          `and npm run pictures -- ${type} takes its picture for blocks/README.md. npm run accept records that you have read the words in its code.`,
        ].join("\n"),
      );
    }),
);
