import { pascalCase } from "../generate/names";

/** Words of a block type: `price-note` → `price note`. */
const words = (type: string) => type.replaceAll("-", " ");

/** The files of a new block that renders, validates and has an example, to be filled in by its author. */
export function blockFiles(type: string): Map<string, string> {
  const component = pascalCase(type);
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `${component}Props`,
    description: `A ${words(type)}: a heading and a text.`,
    type: "object",
    additionalProperties: false,
    required: ["heading", "text"],
    properties: {
      heading: {
        title: "Heading",
        description: "Heading of the section.",
        type: "string",
        minLength: 1,
        maxLength: 80,
      },
      text: {
        title: "Text",
        description: "One or two sentences.",
        type: "string",
        minLength: 1,
        maxLength: 320,
      },
    },
  };
  const example = {
    type,
    props: {
      heading: `A heading for the ${words(type)}`,
      text: "One or two sentences that a visitor would miss if they were gone.",
    },
  };
  const source = `import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ${component}Props } from "./props.gen";

/** A heading and a text. */
export default function ${component}({ heading, text }: ${component}Props) {
  return <SectionHeading heading={heading} intro={text} />;
}
`;
  return new Map([
    ["schema.json", `${JSON.stringify(schema, null, 2)}\n`],
    ["block.tsx", source],
    ["example.json", `${JSON.stringify(example, null, 2)}\n`],
  ]);
}
