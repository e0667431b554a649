import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "../checks/check-site";
import { openSite } from "../data/site";
import { hasErrors } from "../schema/diagnostic";
import { bundle } from "./build/assets";
import { publish } from "./build/publish";
import { renderPages } from "./build/render-pages";
import { generate } from "./generate";
import { progress } from "./progress";
import { printReport } from "./report/print";

/** What to build, and where to put it. */
export interface BuildOptions {
  /** Folder with the code, where Vite runs. */
  codeRoot: string;
  /** Folder with `pages/` and `data/`; the same folder, except in the bench and in tests. */
  contentRoot: string;
  /** Folder that the finished build replaces; the site itself is in its `client/`. */
  dist: string;
}

/**
 * Builds the site: check the sources, bundle, render every page, check its HTML, and only then replace `dist`.
 *
 * @returns true when the site was built; false when faults were printed, and the earlier `dist` still stands
 */
export async function build({ codeRoot, contentRoot, dist }: BuildOptions): Promise<boolean> {
  const stale = await generate(codeRoot, true);
  if (stale.length > 0)
    throw new Error(`Not what the schemas give: ${stale.join(", ")}. Run \`npm run generate\`.`);
  const site = openSite(contentRoot);
  const checked = checkSite(site);
  if (hasErrors(checked.diagnostics)) {
    printReport(contentRoot, checked);
    console.error("Nothing was built.");
    return false;
  }
  const workDir = `${dist}.building`;
  rmSync(workDir, { recursive: true, force: true });
  process.env.PINGO_ROOT = contentRoot;
  try {
    const bundled = progress("Bundling", 1);
    await bundle(codeRoot, workDir);
    bundled();
    const faults = await renderPages({ contentRoot, outDir: workDir, pages: site.pages });
    if (hasErrors(faults)) {
      printReport(contentRoot, { ...checked, diagnostics: faults });
      console.error("The rendered pages have faults. Nothing was published.");
      return false;
    }
    rmSync(join(workDir, "client/.vite"), { recursive: true, force: true });
    publish(workDir, dist);
    return true;
  } finally {
    if (existsSync(workDir)) rmSync(workDir, { recursive: true, force: true });
  }
}

if (import.meta.filename === process.argv[1]) {
  const root = process.cwd();
  const started = performance.now();
  const isBuilt = await build({
    codeRoot: root,
    contentRoot: process.env.PINGO_ROOT ?? root,
    dist: join(root, "dist"),
  });
  if (isBuilt)
    console.log(
      `Built in ${((performance.now() - started) / 1000).toFixed(1)} s. The site is in dist/client.`,
    );
  // Vite keeps handles open after a build that is driven by its API.
  process.exit(isBuilt ? 0 : 1);
}
