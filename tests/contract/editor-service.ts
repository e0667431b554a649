import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type CompletionItem,
  getLanguageService,
  MarkupKind,
  TextDocument,
} from "vscode-json-languageservice";
import { checkPage } from "../../checks/check-site";
import { contentSchema } from "../../scripts/generate/editor/content-schema";
import { CONTENT_SCHEMA } from "../../scripts/generate/editor/json-schema";
import { site } from "../live-site";
import { ROOT } from "../roots";

/** The settings for schemas in `.vscode/settings.json`. */
interface Settings {
  "json.schemas": { fileMatch: string[]; url: string }[];
}

/** The schemas in the settings, each with the files to which it applies. */
export const attached = (JSON.parse(readFileSync(join(ROOT, ".vscode/settings.json"), "utf8")) as Settings)[
  "json.schemas"
];

const uriOf = (file: string): string => pathToFileURL(join(ROOT, file)).href;

/** The schema of the choices from the content. It is not committed, and the one on disk may be of another state. */
export const contentChoices = contentSchema(
  site,
  site.pages.map((ref) => checkPage(site, ref).summary),
);

/** The JSON service of VS Code, set up as VS Code sets it up from the settings of this project. */
const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  schemaRequestService: async (uri) =>
    uri === uriOf(CONTENT_SCHEMA) ? JSON.stringify(contentChoices) : readFileSync(fileURLToPath(uri), "utf8"),
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: [MarkupKind.Markdown] } } },
  },
});
service.configure({
  validate: true,
  allowComments: false,
  schemas: attached.map(({ fileMatch, url }) => ({ uri: uriOf(url), fileMatch })),
});

/** Opens a text as the editor does, under a path of the project. */
function open(file: string, text: string) {
  const document = TextDocument.create(uriOf(file), "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** Returns the messages that the editor shows for a text. */
export async function messages(file: string, text: string): Promise<string[]> {
  const { document, json } = open(file, text);
  const found = await service.doValidation(document, json);
  return found.map(({ message }) => (typeof message === "string" ? message : message.value));
}

/** Returns the schemas that the editor applies to a text, relative to the project's root. */
export function schemasOf(file: string, text: string): string[] {
  const { document, json } = open(file, text);
  const { schemas } = service.getLanguageStatus(document, json);
  return schemas.map((uri) => uri.replace(uriOf("."), "").replace(/^\//, ""));
}

/** Opens a text without its `▮`, which marks the author's cursor. */
function openAtCursor(file: string, marked: string) {
  const opened = open(file, marked.replace("▮", ""));
  return { ...opened, position: opened.document.positionAt(marked.indexOf("▮")) };
}

/** Returns the completions that the editor offers at `▮`. */
export async function completions(file: string, marked: string): Promise<CompletionItem[]> {
  const { document, json, position } = openAtCursor(file, marked);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

/** Returns the editor's hover text at `▮`, without the escapes of Markdown. */
export async function hover(file: string, marked: string): Promise<string> {
  const { document, json, position } = openAtCursor(file, marked);
  const found = await service.doHover(document, position, json);
  const contents = found?.contents ?? [];
  return (Array.isArray(contents) ? contents : [contents]).map(String).join("\n").replaceAll("\\", "");
}

/** Returns the text that a snippet inserts, including its selected placeholders. */
export function insertedText({ textEdit }: CompletionItem): string {
  return (textEdit?.newText ?? "").replace(/\$\{\d:((?:\\.|[^}\\])*)\}/g, "$1").replace(/\\([\\$}])/g, "$1");
}
