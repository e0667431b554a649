import { join } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { fileOfRoute } from "../data/page-refs";
import { readDocument } from "../data/read-document";
import { openSite, type Site } from "../data/site";
import { unpublishedFile } from "../data/unpublished-name";
import { isJsonObject } from "../schema/json-document";
import { declareCommand, defineMain } from "./command/command";
import { choiceOption } from "./command/values";
import { writeWithFolders } from "./files";
import { formatJson } from "./format-json";
import { articleAt, comparisonAt, type Draft } from "./scaffold/items";
import { removeRedirect } from "./scaffold/move-page";
import { pageAt, requireFree } from "./scaffold/page-at";
import { parseRoute, type Route } from "./scaffold/route";
import { type Model, pageFrom, TEMPLATE_NAMES, type Template, templateModel } from "./scaffold/templates";
import { UserError } from "./user-error";

/** Starting point of a page: a template, or the blocks of the page at a route. */
export type StartingPoint = Template | Route;

const isRoute = (beginning: StartingPoint): beginning is Route => beginning.startsWith("/");

/** Returns the page at a route as a model. @throws UserError if there is none, or it is an item of a collection, without blocks */
function modelOfPage(site: Site, route: string): Model {
  const { file, itemFile } = pageAt(site, route);
  const value = itemFile === undefined ? readDocument(site.root, file).value : undefined;
  if (!isJsonObject(value)) throw new UserError(`${route} has no blocks of its own to copy.`);
  const { kind, blocks } = value;
  return {
    // Other kinds are not copied: they have only one page, or would make untrue statements about the new page.
    kind: kind === "feature" || kind === "solution" ? kind : "page",
    blocks: Array.isArray(blocks) ? blocks.filter(isJsonObject) : [],
  };
}

/** Returns the file and the content of a new page or article. */
function draftOf(site: Site, route: string, beginning: StartingPoint): Draft {
  const today = new Date().toISOString().slice(0, 10);
  if (beginning === "article") return articleAt(site, route, today);
  if (beginning === "comparison") return comparisonAt(site, route, today);
  const model = isRoute(beginning) ? modelOfPage(site, beginning) : templateModel(site, beginning);
  return { file: fileOfRoute(route), draft: pageFrom(site, route, model) };
}

/**
 * Writes the JSON of a new page or article, with placeholders for its texts.
 *
 * @param root the project's folder
 * @param isPublic if false, the page is not part of the site until it is published
 * @returns path of the new file from the root
 * @throws UserError when the route is taken, or the model is not a page of blocks
 */
export async function newPage(
  root: string,
  route: string,
  beginning: StartingPoint,
  isPublic = true,
): Promise<string> {
  const site = openSite(root);
  requireFree(site, route);
  const { file: published, draft } = draftOf(site, route, beginning);
  const file = isPublic ? published : unpublishedFile(published);
  if (isPublic) await removeRedirect(site, route);
  writeWithFolders(join(root, file), await formatJson(draft));
  return file;
}

export const main = await defineMain(import.meta.filename, ({ content: root }) =>
  declareCommand(
    "npm run new:page",
    "Creates the JSON of a new page or article, with placeholders for its texts.",
    "/features/call-queues --template feature",
  )
    .argument("<route>", "address of the page, such as /features/call-queues", parseRoute)
    .addOption(
      choiceOption(
        "--template <template>",
        "blocks that the page starts with, or an article or a comparison",
        TEMPLATE_NAMES,
      ).default("blank" as const),
    )
    .addOption(
      new Option("--like <route>", "page whose blocks it starts with, instead of a template")
        .argParser(parseRoute)
        .conflicts("template"),
    )
    .action(async (route, { template, like }) => {
      const file = await newPage(root, route, like ?? template);
      console.log(
        `${file} written. See it at ${route} with npm run dev, and replace each text in [brackets] with your own: until then, npm run build rejects the page.`,
      );
    }),
);
