import { humanizeName, pascalCase } from "../../schema/words";

/** References a field that many blocks have. */
const shared = (name: string) => ({ $ref: `../../schema/fields.schema.json#/$defs/${name}` });

/**
 * Creates the files of a new block that renders, validates and has an example; its author completes them.
 *
 * @returns the values of its JSON files by name, and the text of its component
 */
export function blockFiles(type: string) {
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
