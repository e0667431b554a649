import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { fileOfRoute } from "../data/page-refs";
import { readDocument } from "../data/read-document";
import { openSite, type Site } from "../data/site";
import { isJsonObject, type JsonObject } from "../schema/json-document";
import { withPlaceholders } from "../studio/placeholders";
import { command, program, runAsProgram } from "./command/command";
import { choice } from "./command/values";
import { writeWithFolders } from "./files";
import { formatJson } from "./format-json";
import { articleAt } from "./scaffold/article";
import { endRedirect } from "./scaffold/move-page";
import { parseRoute, type Route } from "./scaffold/route";
import { pageFromTemplate, pageLike, TEMPLATE_NAMES, type Template } from "./scaffold/templates";
import { UserError } from "./user-error";

/** What a page begins with: a template, or the blocks of the page at a route. */
export type Beginning = Template | Route;

const isRoute = (beginning: Beginning): beginning is Route => beginning.startsWith("/");

/** The definition of a page that another one can be like: of an article or another item there is no list of blocks. */
function modelAt({ root, pageOfRoute }: Site, route: string): JsonObject {
  const ref = pageOfRoute.get(route);
  const value = ref && ref.itemFile === undefined ? readDocument(root, ref.file).value : undefined;
  if (!isJsonObject(value)) throw new UserError(`No page of blocks has the address ${route}.`);
  return value;
}

/**
 * Writes the JSON of a new page or article, with placeholders for its texts.
 *
 * @param root the project's folder
 * @returns path of the new file from the root
 * @throws UserError when the route is taken, or what it is to be like is no page
 */
export async function newPage(root: string, route: string, beginning: Beginning): Promise<string> {
  const site = openSite(root);
  const { pageOfRoute, schemas } = site;
  const taken = pageOfRoute.get(route);
  const file = fileOfRoute(route);
  if (taken || existsSync(join(root, file)))
    throw new UserError(`The route ${route} already belongs to ${taken?.file ?? file}.`);
  const write = async (path: string, content: JsonObject): Promise<string> => {
    writeWithFolders(join(root, path), await formatJson(content));
    if (site.redirects.some(({ from }) => from === route)) await endRedirect(root, route);
    return path;
  };
  if (isRoute(beginning)) {
    const model = modelAt(site, beginning);
    return write(
      file,
      pageLike(route, model, (entry) => withPlaceholders(schemas, entry)),
    );
  }
  if (beginning === "article") {
    const made = articleAt(site, route, new Date().toISOString().slice(0, 10));
    return write(made.file, made.article);
  }
  const draft = (type: string) => {
    const example = readFileSync(join(root, `blocks/${type}/example.json`), "utf8");
    return withPlaceholders(schemas, JSON.parse(example) as JsonObject);
  };
  return write(file, pageFromTemplate(route, beginning, draft));
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
    .addOption(
      new Option("--like <route>", "a page whose blocks it begins with, in place of a template")
        .argParser(parseRoute)
        .conflicts("template"),
    )
    .action(async (route, { template, like }) => {
      const file = await newPage(root, route, like ?? template);
      console.log(
        `${file} written. See it at ${route} with npm run dev, and write your own text for each in [brackets]: until then, npm run build refuses the page.`,
      );
    }),
);

await runAsProgram(import.meta.filename, main);
