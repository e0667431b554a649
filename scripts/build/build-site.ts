import { rmSync } from "node:fs";
import { join } from "node:path";
import { type CheckResult, checkSite } from "../../checks/check-site";
import { placeholder } from "../../checks/rules/placeholder";
import { checkOutputs } from "../../checks/surfaces/output-figure";
import { openSite } from "../../data/site";
import { whereInWords } from "../../data/where";
import { type Diagnostic, hasErrors } from "../../schema/diagnostic";
import { readEnvironment } from "../environment";
import { requireFresh } from "../generate/generate";
import { connectionsOf } from "../hosting/connections";
import { writeHosting } from "../hosting/write-hosting";
import { KeptPages } from "../kept/kept-pages";
import { progress } from "../progress";
import { requireUsableFolder } from "../project-folder";
import { printReport } from "../report/print";
import { checkPages } from "../workers/check-pages";
import { renderPages } from "../workers/render-pages";
import type { PageTask } from "../workers/render-worker";
import { bundle } from "./assets";
import { bundleFaults } from "./bundle-faults";
import { writeComparisonTemplate } from "./comparison-template";
import { compressTexts } from "./compress";
import { writeLicenses } from "./licenses";
import { shareImageWords } from "./outputs/output-files";
import { writeOutputs } from "./outputs/outputs";
import { placePrintedFaults } from "./printed-faults";
import { publish } from "./publish";
import { writeStaticData } from "./static-data";
import { inlineStyles } from "./styles/inline-styles";
import { prepareWorkFolders } from "./work-folders";

/** What to build, and where to put it. */
export interface BuildOptions {
  /** Folder with the code, where Vite runs. */
  codeRoot: string;
  /** Folder with `pages/` and `data/`; the same folder, except in the bench and in tests. */
  contentRoot: string;
  /** Folder that the finished build replaces; the site itself is in its `client/`. */
  dist: string;
  /** False leaves out the share images, for the bench's thousands of pages. */
  shareImages?: boolean;
}

/** Prints the faults as every command does; nothing has been published then. */
function refuse(root: string, checked: CheckResult, diagnostics: Diagnostic[], verdict: string): false {
  printReport(root, { ...checked, diagnostics });
  console.error(verdict);
  return false;
}

/** What may stand while a page is being written may not be published: texts that nobody has written yet. */
function forPublication(checked: CheckResult): CheckResult {
  const diagnostics = checked.diagnostics.map(
    (fault): Diagnostic => (fault.rule === placeholder.name ? { ...fault, severity: "error" } : fault),
  );
  return { ...checked, diagnostics };
}

/** Bundles; the faults of the code, such as a syntax error in a block, are returned. */
async function bundleSite(codeRoot: string, outDir: string): Promise<Diagnostic[]> {
  const bundled = progress("Bundling", 1);
  try {
    await bundle(codeRoot, outDir);
    bundled();
    return [];
  } catch (error) {
    bundled.stop();
    const faults = await bundleFaults(codeRoot, error);
    if (faults.length === 0) throw error;
    return faults;
  }
}

/** The pages to render, with what the check of their HTML needs to know. */
const tasksOf = ({ pages }: CheckResult): PageTask[] =>
  pages.map(({ route, file, said }) => ({ route, file, said }));

/**
 * Builds the site: check the sources, bundle, render every page, check its HTML, and only then replace `dist`.
 *
 * @returns true when the site was built; false when faults were printed, and the earlier `dist` still stands
 * @throws UserError when the folder or an address in the environment cannot be used, or generated files are stale
 */
export async function build({ codeRoot, contentRoot, dist, shareImages }: BuildOptions): Promise<boolean> {
  requireUsableFolder(codeRoot);
  const environment = readEnvironment(codeRoot);
  await requireFresh(codeRoot, "built");
  const site = openSite(contentRoot);
  const kept = new KeptPages(site);
  const checked = forPublication(checkSite(site, { verdictOf: await checkPages(kept) }));
  kept.save();
  if (hasErrors(checked.diagnostics))
    return refuse(contentRoot, checked, checked.diagnostics, "Nothing was built.");
  const folders = prepareWorkFolders(dist);
  process.env.PINGO_ROOT = contentRoot;
  try {
    const codeFaults = await bundleSite(codeRoot, folders.site);
    if (codeFaults.length > 0) return refuse(codeRoot, checked, codeFaults, "Nothing was built.");
    const faults = await renderPages({ contentRoot, outDir: folders.site, pages: tasksOf(checked) });
    if (hasErrors(faults))
      return refuse(
        contentRoot,
        checked,
        whereInWords(site, placePrintedFaults(codeRoot, faults)),
        "The rendered pages have faults. Nothing was published.",
      );
    const clientDir = join(folders.site, "client");
    writeStaticData(site, clientDir);
    writeComparisonTemplate(site, clientDir);
    await writeOutputs(site, checked.pages, { codeRoot, clientDir, shareImages });
    const drawn = shareImages === false ? [] : shareImageWords(site, checked.pages);
    const outputFaults = checkOutputs(site, { clientDir, pages: checked.pages, drawn });
    if (hasErrors(outputFaults))
      return refuse(
        contentRoot,
        checked,
        whereInWords(site, outputFaults),
        "The built files have faults. Nothing was published.",
      );
    writeLicenses(codeRoot, clientDir);
    rmSync(join(folders.site, "client/.vite"), { recursive: true, force: true });
    const styles = inlineStyles(clientDir, checked.pages);
    writeHosting(site, folders.site, { connections: connectionsOf(environment), styles });
    await compressTexts(clientDir);
    publish(folders, dist);
    return true;
  } finally {
    rmSync(folders.site, { recursive: true, force: true });
  }
}
