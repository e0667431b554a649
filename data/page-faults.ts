import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { type Diagnostic, errorAt } from "../schema/diagnostic";
import { isJsonObject, type JsonDocument, locate } from "../schema/json-document";
import { replaced } from "../schema/replaced";
import type { PageRef } from "./page-refs";

/** What editors offer and check in a page. */
const EDITOR_SCHEMA = "schema/page.editor.gen.json";

/** What only a template can be, in a page that is none. */
export function faultsOfKind(document: JsonDocument, { itemFile }: PageRef): Diagnostic[] {
  if (itemFile !== undefined || !isJsonObject(document.value)) return [];
  const { collection, kind } = document.value;
  const template = "a template, whose file name is in [ ]";
  const faults: Diagnostic[] = [];
  if (collection !== undefined) {
    const message = `Only ${template}, has a collection.`;
    const place = locate(document, ["collection"], "key");
    faults.push(errorAt(document.file, place, { rule: "page-shape", message, fix: "Remove it." }));
  }
  if (kind === "article") {
    const message = `Only ${template}, is an article.`;
    const place = locate(document, ["kind"]);
    faults.push(errorAt(document.file, place, { rule: "page-shape", message, fix: 'Write "page".' }));
  }
  return faults;
}

/** The editor's schema, by the name that pages give it, where there is no such file. */
export function faultOfSchema(root: string, document: JsonDocument): Diagnostic[] {
  const { file, value } = document;
  const named = isJsonObject(value) ? value.$schema : undefined;
  if (typeof named !== "string" || !named.startsWith(".") || existsSync(join(root, dirname(file), named)))
    return [];
  const meant = posix.relative(posix.dirname(file), EDITOR_SCHEMA);
  const message = `There is no schema "${named}".`;
  const said = { rule: "page-shape", message, fix: `Write "${meant}".` };
  const edit = replaced(document, ["$schema"], meant);
  return [errorAt(file, locate(document, ["$schema"]), { ...said, ...edit })];
}
