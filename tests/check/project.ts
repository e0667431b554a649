import { cpSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type CheckResult, checkSite } from "../../checks/check-site";
import { openSite, type Site } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { loadSchemas, type SchemaSet } from "../../schema/schema-set";
import { emptyFolder, sharedFolder } from "../empty-folder";
import { FROZEN_SITE, ROOT } from "../roots";

const CONTRACT = ["schema", "blocks", "renderer"];

/** Content by path: text and bytes are written unchanged, `null` creates a folder, anything else is written as JSON. */
export type Files = Record<string, unknown>;

/** Files that every project needs, without a fault. */
const MINIMUM: Files = {
  "data/authors.json": { authors: [{ name: "Rosalind Tan", role: "Customer support", bio: "Writes." }] },
  "data/navigation.json": { header: [], mobileExtra: [], footer: [] },
  "data/routes.json": { routes: [] },
  "data/redirects.json": { redirects: [] },
  "data/exceptions.json": { exceptions: [] },
  "public/share/default.png": "",
};

let contract: string | undefined;

/** Returns a folder with the real schemas but without the code, which every check would read; created once. */
function contractFolder(): string {
  if (contract) return contract;
  const folder = sharedFolder();
  // Whether the choices for editors exist depends on what was run before.
  const isWanted = (path: string) =>
    statSync(path).isDirectory() || (path.endsWith(".json") && !path.endsWith("content.editor.gen.json"));
  for (const name of CONTRACT)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isWanted });
  contract = folder;
  return folder;
}

function write(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  if (content === null) mkdirSync(path);
  else if (typeof content === "string" || Buffer.isBuffer(content)) writeFileSync(path, content);
  else writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Creates a project: the real schemas, the constants and site data of the frozen site, the given files and no code.
 *
 * @param root its folder, which is empty; by default one that is removed at the end of the test file
 * @returns the folder
 */
export function projectOf(files: Files, root = emptyFolder()): string {
  for (const folder of CONTRACT) symlinkSync(join(contractFolder(), folder), join(root, folder));
  mkdirSync(join(root, "data"));
  const real = ["data/constants.json", "data/house-style.json", "data/site.json"].filter(
    (file) => !(file in files),
  );
  for (const file of real) cpSync(join(FROZEN_SITE, file), join(root, file));
  for (const [path, content] of Object.entries({ ...MINIMUM, ...files })) write(join(root, path), content);
  return root;
}

let schemas: SchemaSet | undefined;

/** The real schemas, compiled once for a test file. */
export function realSchemas(): SchemaSet {
  schemas ??= loadSchemas(ROOT);
  return schemas;
}

/** Creates and opens such a project. */
export const siteOf = (files: Files): Site => openSite(projectOf(files), realSchemas());

/** Checks a project made of these files. */
export const check = (files: Files): CheckResult => checkSite(siteOf(files));

function textOf(content: unknown): string {
  if (Buffer.isBuffer(content)) return content.toString("utf8").replace(/^\ufeff/, "");
  return typeof content === "string" ? content : JSON.stringify(content, null, 2);
}

/** Formats a diagnostic for snapshots: its place, the words that it marks in « », and its message. */
export function formatDiagnostic(files: Files, diagnostic: Diagnostic): string {
  const { file, line, column, length, severity, rule, where, message, fix } = diagnostic;
  const source = file in files ? textOf(files[file]).split(/\r?\n/)[line - 1] : undefined;
  const slice = source?.slice(column - 1, column - 1 + length) ?? "";
  const head = `${file}:${line}:${column} «${slice}» ${severity} ${rule}`;
  return [head, `${where ? `${where}: ` : ""}${message}`, ...(fix ? [`Fix: ${fix}`] : [])].join("\n");
}

/** Returns the findings of one rule in a project, for an inline snapshot. */
export function findingsOf(rule: string, files: Files): string {
  const { diagnostics } = check(files);
  const own = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
  return `\n${own.map((diagnostic) => formatDiagnostic(files, diagnostic)).join("\n\n")}\n`;
}

/** Creates a block entry of a page. */
export function block(type: string, props: object, entry: object = {}) {
  return { type, ...entry, props };
}

/** Creates a page without a fault, apart from the given content. */
export function page(blocks: readonly object[] = [], meta: object = {}) {
  return {
    title: "A business number that is answered",
    description:
      "A business number for calls and texts, with someone who answers when you are busy elsewhere.",
    name: "Home",
    ...meta,
    blocks: [block("hero", { heading: "Always answered", intro: "Someone picks up." }), ...blocks],
  };
}

/** Creates a block of running text. */
export function text(body: string, entry: object = {}) {
  return block("rich-text", { body }, entry);
}
