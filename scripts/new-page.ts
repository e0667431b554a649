import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileOfRoute } from "../data/page-refs";
import { openSite } from "../data/site";
import type { JsonObject } from "../schema/json-document";
import { withPlaceholders } from "../studio/placeholders";
import { command, program, runAsProgram } from "./command/command";
import { choice } from "./command/values";
import { writeWithFolders } from "./files";
import { formatJson } from "./format-json";
import { parseRoute } from "./scaffold/route";
import { pageFromTemplate, TEMPLATES, type Template } from "./scaffold/templates";
import { UserError } from "./user-error";

const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[];

/**
 * Writes the JSON of a new page from a template, with placeholders for its texts.
 *
 * @param root the project's folder
 * @returns path of the new file from the root
 * @throws UserError when the route is taken
 */
export async function newPage(root: string, route: string, template: Template): Promise<string> {
  const { pageOfRoute, schemas } = openSite(root);
  const taken = pageOfRoute.get(route);
  const file = fileOfRoute(route);
  if (taken || existsSync(join(root, file)))
    throw new UserError(`The route ${route} already belongs to ${taken?.file ?? file}.`);
  const draft = (type: string) => {
    const example = readFileSync(join(root, `blocks/${type}/example.json`), "utf8");
    return withPlaceholders(schemas, JSON.parse(example) as JsonObject);
  };
  const text = await formatJson(pageFromTemplate(route, template, draft));
  writeWithFolders(join(root, file), text);
  return file;
}

/** The command. */
export const main = program((root) =>
  command(
    "npm run new:page",
    "Writes the JSON of a new page, with placeholders for its texts.",
    "/features/call-queues --template feature",
  )
    .argument("<route>", "where the page appears, such as /features/call-queues", parseRoute)
    .addOption(
      choice("--template <template>", "which blocks it begins with", TEMPLATE_NAMES).default(
        "blank" as const,
      ),
    )
    .action(async (route, { template }) => {
      const file = await newPage(root, route, template);
      console.log(
        `${file} written. See it at ${route} with npm run dev, and write your own text for each in [brackets]: until then, npm run build refuses the page.`,
      );
    }),
);

await runAsProgram(import.meta.filename, main);
