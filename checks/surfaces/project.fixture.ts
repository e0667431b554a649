import { mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openSite, type Site } from "../../data/site";
import { formatDiagnostic, page, projectOf, realSchemas } from "../../tests/check/project";
import { toDiagnostics } from "../rule";
import { literalFigure } from "../rules/literal-figure";

/** Contents of files by path, relative to the project's root. */
export type Texts = Record<string, string>;

/** Opens a project with only these files as code and public files. */
export function siteWith(texts: Texts): Site {
  const root = projectOf({ "pages/index.json": page() });
  // Links to the real code, which must not be changed.
  for (const folder of ["blocks", "renderer"]) unlinkSync(join(root, folder));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return openSite(root, realSchemas());
}

/** Returns what literal-figure finds in such a project, for an inline snapshot. */
export function figuresIn(texts: Texts): string {
  const diagnostics = toDiagnostics(literalFigure, literalFigure.checkSite([], siteWith(texts)));
  return `\n${diagnostics.map((diagnostic) => formatDiagnostic(texts, diagnostic)).join("\n\n")}\n`;
}
