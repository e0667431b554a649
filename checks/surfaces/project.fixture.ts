import { mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openSite, type Site } from "../../data/site";
import { formatDiagnostic, makeProject, page, realSchemas } from "../../tests/check/project";
import { toDiagnostics } from "../rule";
import { literalFigure } from "../rules/literal-figure";

/** Contents of files by path, relative to the project's root. */
export type Texts = Record<string, string>;

/** Runs a test on a project with only these files as code and public files; removes its folder afterwards. */
export function withSite<Result>(texts: Texts, run: (site: Site) => Result): Result {
  const { root, remove } = makeProject({ "pages/index.json": page() });
  try {
    // Links to the real code, which must not be changed.
    for (const folder of ["blocks", "renderer"]) unlinkSync(join(root, folder));
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return run(openSite(root, realSchemas()));
  } finally {
    remove();
  }
}

/** Returns what literal-figure finds in such a project, for an inline snapshot. */
export const figuresIn = (texts: Texts): string =>
  withSite(texts, (site) => {
    const diagnostics = toDiagnostics(literalFigure, literalFigure.checkSite([], site));
    return `\n${diagnostics.map((diagnostic) => formatDiagnostic(texts, diagnostic)).join("\n\n")}\n`;
  });
