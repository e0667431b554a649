import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { fileOfRoute } from "../data/page-refs";
import { openSite } from "../data/site";
import type { JsonObject } from "../schema/json-document";
import { nearest } from "../schema/nearest";
import { formatJson } from "./format-json";
import { withPlaceholders } from "./scaffold/placeholders";
import { parseRoute, USAGE } from "./scaffold/route";
import { pageFromTemplate, TEMPLATES, type Template } from "./scaffold/templates";
import { runCommand, UserError } from "./user-error";

/** Reads the command line; a misspelt option is the person's to mend. */
function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { template: { type: "string", default: "blank" } },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function parseTemplate(text: string): Template {
  if (Object.hasOwn(TEMPLATES, text)) return text as Template;
  const names = Object.keys(TEMPLATES);
  const meant = nearest(text, names);
  throw new UserError(
    `There is no template "${text}". ${meant ? `Did you mean "${meant}"? ` : ""}Templates: ${names.join(", ")}.`,
  );
}

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
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return file;
}

/** The command. */
export async function main(root: string, args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const route = parseRoute(positionals[0]);
  const file = await newPage(root, route, parseTemplate(values.template));
  console.log(
    `${file} written. See it at ${route} with npm run dev, and write your own text for each in [brackets]: until then, npm run build refuses the page.`,
  );
}

if (import.meta.filename === process.argv[1])
  await runCommand(() => main(process.cwd(), process.argv.slice(2)));
