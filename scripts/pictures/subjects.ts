import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JsonObject } from "../../schema/json-document";
import { VISUALS_FOLDER } from "../../schema/schema-parts";
import type { SchemaSet } from "../../schema/schema-set";
import { suggestion } from "../command/values";
import { WrongCall } from "../user-error";

const USAGE = "Usage: npm run pictures, or npm run pictures -- hero call-screen for some of them.";

/** What a picture is taken of: the example in a folder. */
export interface Subject {
  /** Type of the block, or kind of the visual. */
  name: string;
  folder: string;
  isVisual: boolean;
}

/** Name of the picture beside each example. */
export const PICTURE = "example.webp";

/** What the picture shows of the page that has the example: a block's section, or the dialog of one that shows nothing else. */
export const selectorOf = ({ name, isVisual }: Subject): string =>
  isVisual
    ? "main [role=img], main figure"
    : `[data-block="${name}"]:visible, [data-block="${name}"] dialog:visible`;

/** Every block and visual. */
export const subjectsOf = ({ blockTypes, visualKinds }: SchemaSet): Subject[] => [
  ...blockTypes.map((name) => ({ name, folder: `blocks/${name}`, isVisual: false })),
  ...visualKinds.map((name) => ({ name, folder: `${VISUALS_FOLDER}/${name}`, isVisual: true })),
];

/**
 * The blocks and visuals that are named; all of them where none is.
 *
 * @throws WrongCall when there is no block or visual of a name
 */
export function chosenSubjects(subjects: readonly Subject[], names: readonly string[]): readonly Subject[] {
  const known = subjects.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new WrongCall(`There is no block or visual "${unknown}".${suggestion(unknown, known)} ${USAGE}`);
  return names.length === 0 ? subjects : subjects.filter(({ name }) => names.includes(name));
}

/** A page with nothing but the example. */
function pageOf(root: string, { name, folder, isVisual }: Subject): JsonObject {
  const entry = JSON.parse(readFileSync(join(root, folder, "example.json"), "utf8")) as JsonObject;
  const hero = { type: "hero", props: { heading: name, intro: name, visual: entry } };
  return { title: name, description: name, name: "Picture", blocks: [isVisual ? hero : entry] };
}

/** Route of a subject's page. */
export const routeOf = ({ name }: Subject): string => `/${name}`;

/**
 * Makes a project with one page for each subject, and all else as it is in the real one.
 *
 * @returns the project's folder, and a function that removes it
 */
export function pictureProject(
  root: string,
  subjects: readonly Subject[],
): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "pingo-pictures-"));
  for (const part of ["blocks", "data", "public", "renderer", "schema"])
    symlinkSync(join(root, part), join(folder, part));
  mkdirSync(join(folder, "pages"));
  for (const subject of subjects)
    writeFileSync(join(folder, `pages${routeOf(subject)}.json`), JSON.stringify(pageOf(root, subject)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
