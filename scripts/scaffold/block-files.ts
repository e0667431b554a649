import { pascalCase } from "../generate/names";

/** Words of a block type: `price-note` → `price note`. */
const words = (type: string) => type.replaceAll("-", " ");

/** The schema of a text. */
const textField = (title: string, description: string, maxLength: number) => {
  return { title, description, type: "string", minLength: 1, maxLength };
};

/**
 * The files of a new block that renders, validates and has an example, to be filled in by its author.
 *
 * @returns the values of its JSON files by name, and the text of its component
 */
export function blockFiles(type: string) {
  const component = pascalCase(type);
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `${component}Props`,
    description: `A ${words(type)}: a heading and a text.`,
    type: "object",
    additionalProperties: false,
    required: ["heading", "text"],
    properties: {
      heading: textField("Heading", "Title of the section.", 80),
      text: textField("Text", "One or two sentences.", 320),
    },
  };
  const example = { type, props: { heading: "[Title of the section]", text: "[One or two sentences]" } };
  const code = `import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ${component}Props } from "./props.gen";

/** A heading and a text. */
export default function ${component}({ heading, text }: ${component}Props) {
  return <SectionHeading heading={heading} intro={text} />;
}
`;
  return { json: { "schema.json": schema, "example.json": example }, code };
}
