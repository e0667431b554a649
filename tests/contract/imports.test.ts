import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../roots";

/** The import table of the README: what each folder may import besides itself. */
const ALLOWED: Record<string, readonly string[]> = {
  schema: [],
  data: ["schema"],
  "renderer/ui": ["schema"],
  blocks: ["renderer/ui", "schema"],
  renderer: ["renderer/ui", "blocks", "data", "schema"],
  checks: ["data", "schema"],
  studio: ["schema", "data", "checks"],
  scripts: ["schema", "data", "renderer", "renderer/ui", "blocks", "checks", "studio"],
};

const FOLDERS = ["schema", "data", "blocks", "renderer", "checks", "studio", "scripts"];

/** Rules that are narrower than a whole folder. */
const NARROWER: { from: RegExp; to: RegExp; reason: string }[] = [
  {
    from: /^renderer\//,
    to: /^blocks\/(?!\*)/,
    reason: "the renderer finds blocks by a glob",
  },
  {
    from: /^blocks\//,
    to: /^schema\/(?!shapes\.gen$)/,
    reason: "blocks take types from the schema, nothing else",
  },
  {
    from: /^renderer\/ui\//,
    to: /^schema\/(?!(?:shapes\.gen|markdown|icon-drawing)$)/,
    reason: "the parts of pages take types from the schema, and what others read as well: Markdown and icons",
  },
];

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.slice(ROOT.length + 1).replaceAll("\\", "/"), entry.name));
}

/** Paths, from the root, of the project's own files that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return specifiersIn(text).map((specifier) => posix.join(posix.dirname(file), specifier));
}

/** Relative import specifiers in a text, including each pattern of a glob list. */
function specifiersIn(text: string): string[] {
  const single = [...text.matchAll(/(?:from|import|import\.meta\.glob(?:<[^>]*>)?)\s*\(?\s*"(\.[^"]+)"/g)];
  const lists = [...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*\[([^\]]*)\]/g)];
  const listed = lists.flatMap(([, list = ""]) => [...list.matchAll(/"(\.[^"]+)"/g)]);
  return [...single, ...listed].map((match) => match[1] ?? "");
}

/** Import cycles, as `a → b → a`, each reported once. */
function cycles(files: readonly string[]): string[] {
  const known = new Set(files);
  const fileOf = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => known.has(name));
  const edges = new Map(files.map((file) => [file, importsOf(file).flatMap((path) => fileOf(path) ?? [])]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}

const folderOf = (path: string) =>
  Object.keys(ALLOWED)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

const folderOfBlock = (path: string) => path.split("/").slice(0, 2).join("/");

/** Why an import violates the table; undefined if it is allowed. */
function breach(file: string, imported: string): string | undefined {
  const from = folderOf(file);
  const to = folderOf(imported);
  if (!from || !to) return undefined;
  if (
    from === to &&
    from === "blocks" &&
    folderOfBlock(file) !== folderOfBlock(imported) &&
    !file.endsWith(".gen.ts")
  ) {
    return `${file} imports ${imported}: blocks never import each other`;
  }
  if (from !== to && !ALLOWED[from]?.includes(to))
    return `${file} imports ${imported}: ${from} may not import ${to}`;
  const narrower = NARROWER.find((rule) => rule.from.test(file) && rule.to.test(imported) && from !== to);
  return narrower && `${file} imports ${imported}: ${narrower.reason}`;
}

it("imports flow one way, as in the README's table", () => {
  const files = FOLDERS.flatMap(sourceFiles);
  expect(files.length).toBeGreaterThan(50);
  const breaches = files.flatMap((file) =>
    importsOf(file).flatMap((imported) => breach(file, imported) ?? []),
  );
  expect(breaches).toEqual([]);
});

it("no files import each other in a cycle", () => {
  const files = FOLDERS.flatMap(sourceFiles);
  expect(cycles(files)).toEqual([]);
});

it("finds the patterns of a glob list", () => {
  expect(specifiersIn('import.meta.glob<string>(["./a/*.ts", "../b.ts"], { eager: true })')).toEqual([
    "./a/*.ts",
    "../b.ts",
  ]);
});

it("finds a forbidden import", () => {
  expect(breach("schema/validate.ts", "data/site")).toBe(
    "schema/validate.ts imports data/site: schema may not import data",
  );
  expect(breach("blocks/hero/block.tsx", "blocks/faq/block")).toContain("blocks never import each other");
  expect(breach("checks/rule.ts", "renderer/page-view")).toContain("checks may not import renderer");
  expect(breach("renderer/page-view.tsx", "blocks/hero/block")).toContain("by a glob");
});
