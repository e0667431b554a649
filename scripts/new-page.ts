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
import { articleAt } from "./scaffold/article";
import { parseRoute } from "./scaffold/route";
import { pageFromTemplate, TEMPLATE_NAMES, type Template } from "./scaffold/templates";
import { UserError } from "./user-error";

/**
 * Writes the JSON of a new page or article, with placeholders for its texts.
 *
 * @param root the project's folder
 * @returns path of the new file from the root
 * @throws UserError when the route is taken
 */
export async function newPage(root: string, route: string, template: Template): Promise<string> {
  const site = openSite(root);
  const { pageOfRoute, schemas } = site;
  const taken = pageOfRoute.get(route);
  const file = fileOfRoute(route);
  if (taken || existsSync(join(root, file)))
    throw new UserError(`The route ${route} already belongs to ${taken?.file ?? file}.`);
  const write = async (path: string, content: JsonObject): Promise<string> => {
    writeWithFolders(join(root, path), await formatJson(content));
    return path;
  };
  if (template === "article") {
    const made = articleAt(site, route, new Date().toISOString().slice(0, 10));
    return write(made.file, made.article);
  }
  const draft = (type: string) => {
    const example = readFileSync(join(root, `blocks/${type}/example.json`), "utf8");
    return withPlaceholders(schemas, JSON.parse(example) as JsonObject);
  };
  return write(file, pageFromTemplate(route, template, draft));
}

/** The command. */
export const main = program((root) =>
  command(
    "npm run new:page",
    "Writes the JSON of a new page or article, with placeholders for its texts.",
    "/features/call-queues --template feature",
  )
    .argument("<route>", "where the page appears, such as /features/call-queues", parseRoute)
    .addOption(
      choice(
        "--template <template>",
        "which blocks it begins with, or that it is an article",
        TEMPLATE_NAMES,
      ).default("blank" as const),
    )
    .action(async (route, { template }) => {
      const file = await newPage(root, route, template);
      console.log(
        `${file} written. See it at ${route} with npm run dev, and write your own text for each in [brackets]: until then, npm run build refuses the page.`,
      );
    }),
);

await runAsProgram(import.meta.filename, main);
