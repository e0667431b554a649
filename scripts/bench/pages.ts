import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "../../schema/json-document";

/** Blocks of a generated page: the mix that the peers were measured with, 6 to 9 kB of JSON. */
const BLOCKS = [
  "hero",
  "problem-cards",
  "persona-stories",
  "feature-grid",
  "pricing-box",
  "faq",
  "call-to-action",
];

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as JsonObject;

/** A page that differs from all others in title, description and heading. */
function benchPage(root: string, number: number): JsonObject {
  const blocks = BLOCKS.map((type) => readJson(join(root, "blocks", type, "example.json")));
  const [hero] = blocks;
  if (hero)
    hero.props = {
      ...(hero.props as JsonObject),
      heading: `Bench page ${String.fromCharCode(65 + (number % 26))}`,
    };
  return {
    title: `Bench page number ${number} of the generated site`,
    description: `Page ${number} of a generated site with the blocks that a feature page has, to measure checking and rendering.`,
    name: `Page ${number}`,
    kind: "feature",
    blocks,
  };
}

/**
 * Makes a project of generated pages in a temporary folder; code and schemas are links to the real ones. The folder
 * lies inside the project, since Vike builds only below its root.
 *
 * @returns the folder; the caller removes it
 */
export function benchProject(root: string, count: number): string {
  mkdirSync(join(root, ".build"), { recursive: true });
  const folder = mkdtempSync(join(root, ".build/bench-"));
  for (const name of ["schema", "blocks", "renderer", "public"])
    symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, "data"), join(folder, "data"), { recursive: true });
  mkdirSync(join(folder, "pages/bench"), { recursive: true });
  cpSync(join(root, "pages/404.json"), join(folder, "pages/404.json"));
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(folder, `pages/bench/page-${number}.json`), JSON.stringify(benchPage(root, number)));
  }
  return folder;
}
