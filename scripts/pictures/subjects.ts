import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JsonObject } from "../../schema/json-document";
import { VISUALS_FOLDER } from "../../schema/schema-parts";
import type { SchemaSet } from "../../schema/schema-set";
import { suggestion } from "../command/values";
import { UsageError } from "../user-error";

/** Subject of a picture: the example in a folder. */
export type Subject = ReturnType<typeof subjectsOf>[number];

/** File name of the picture beside each example. */
export const PICTURE = "example.webp";

/** Returns the selector of the part to capture: the visual, the block's section, or its dialog if it shows only that. */
export const selectorOf = ({ name, isVisual }: Subject): string =>
  isVisual
    ? "main [role=img], main figure"
    : `[data-block="${name}"]:visible, [data-block="${name}"] dialog:visible`;

/** Returns every block and visual, named by its type or kind. */
export const subjectsOf = ({ blockTypes, visualKinds }: SchemaSet) => [
  ...blockTypes.map((name) => ({ name, folder: `blocks/${name}`, isVisual: false })),
  ...visualKinds.map((name) => ({ name, folder: `${VISUALS_FOLDER}/${name}`, isVisual: true })),
];

/**
 * Returns the named blocks and visuals; all of them if there are no names.
 *
 * @throws UsageError if there is no block or visual with a name
 */
export function chosenSubjects(subjects: readonly Subject[], names: readonly string[]): readonly Subject[] {
  const known = subjects.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no block or visual "${unknown}".${suggestion(unknown, known)}`);
  return names.length === 0 ? subjects : subjects.filter(({ name }) => names.includes(name));
}

/** Creates a page that contains only the example. */
function pageOf(root: string, { name, folder, isVisual }: Subject): JsonObject {
  const entry = JSON.parse(readFileSync(join(root, folder, "example.json"), "utf8")) as JsonObject;
  const hero = { type: "hero", props: { heading: name, intro: name, visual: entry } };
  const title = `The example of ${name}, for its picture`;
  const description = "Nobody visits this page: it shows one example, of which a picture is taken.";
  return { title, description, name: "Picture", blocks: [isVisual ? hero : entry] };
}

/** Returns the route of a subject's page. */
export const routeOf = ({ name }: Subject): string => `/${name}`;

/**
 * Creates a project with one page for each subject; everything else is linked to the real project.
 *
 * @returns the project's folder, and a function that removes it
 */
export function pictureProject(root: string, subjects: readonly Subject[]) {
  const folder = mkdtempSync(join(tmpdir(), "pingo-pictures-"));
  for (const part of ["blocks", "data", "public", "renderer", "schema"])
    symlinkSync(join(root, part), join(folder, part));
  mkdirSync(join(folder, "pages"));
  for (const subject of subjects)
    writeFileSync(join(folder, `pages${routeOf(subject)}.json`), JSON.stringify(pageOf(root, subject)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
