import { rmSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { type CheckResult, checkSite } from "../../checks/check-site";
import { placeholder } from "../../checks/rules/placeholder";
import { type BuiltSite, checkOutputs } from "../../checks/surfaces/check-outputs";
import { describePlaces } from "../../data/describe-places";
import { openSite, type Site } from "../../data/site";
import { type Diagnostic, hasErrors } from "../../schema/diagnostic";
import { hashOf, openCache } from "../cache/disk-cache";
import { FinishedPageCache } from "../cache/finished-page-cache";
import { VerdictCache } from "../cache/verdict-cache";
import type { Roots } from "../command/command";
import { type Environment, readEnvironment } from "../environment";
import { requireUsableFolder } from "../files";
import { requireSchemas } from "../generate/schema-faults";
import { connectionsOf, inlineHash } from "../hosting/headers";
import { writeHosting } from "../hosting/hosts";
import { progress } from "../progress";
import { printReport } from "../report/print";
import { UserError } from "../user-error";
import { checkPages } from "../workers/check-pages";
import { renderPages } from "../workers/render-pages";
import type { PageTask } from "../workers/render-worker";
import { HEAP_GROWTH_FLAG } from "../workers/run-in-workers";
import { bundle } from "./bundle";
import { compressTexts } from "./compress";
import { finishPages } from "./finish-pages";
import { writeLicenses } from "./licenses";
import { writeOutputs } from "./outputs/outputs";
import { prepareWorkFolders, publish, type WorkFolders } from "./publish";
import { endStage } from "./stages";
import { styleGroup } from "./styles/page-styles";

/** Input and output folders of a build. */
export interface BuildOptions extends Roots {
  /** Output folder that the finished build replaces; the site is in its `client/` folder. */
  dist: string;
  /** Whether to draw share images (default: true); false for the thousands of pages of the bench. */
  shareImages?: boolean;
}

/** Prints the faults in the format of every command, and the verdict below them. Returns the result of a failed build. */
function fail(root: string, checked: CheckResult, diagnostics: Diagnostic[], verdict: string): false {
  printReport(root, { ...checked, diagnostics });
  console.error(verdict);
  return false;
}

/** Returns a render task for each page, with the data that the check of its HTML needs. */
const tasksOf = ({ pages }: CheckResult, cache: VerdictCache): PageTask[] =>
  pages.map((page) => {
    const { route, file, statedKeys } = page;
    return { route, file, statedKeys, group: styleGroup(page), key: cache.htmlKeyOf(page) };
  });

/** Checks the sources. Placeholder texts, which are allowed while a page is being written, are errors in a build. */
async function checkSources(cache: VerdictCache, bundling: Promise<unknown>): Promise<CheckResult> {
  const verdictOf = await checkPages(cache, Promise.allSettled([bundling]));
  const checked = checkSite(cache.site, verdictOf);
  cache.close();
  const diagnostics = checked.diagnostics.map(
    (fault): Diagnostic => (fault.rule === placeholder.name ? { ...fault, severity: "error" } : fault),
  );
  return { ...checked, diagnostics };
}

/** Writes all files of the site except its pages, and returns the faults in them. */
async function writeOtherFiles(
  { code, shareImages }: BuildOptions,
  site: Site,
  { pages }: CheckResult,
  clientDir: string,
): Promise<Diagnostic[]> {
  await writeOutputs(site, pages, code, clientDir, shareImages);
  const cache = openCache("outputs", site.root);
  const cachedHasFigures: BuiltSite["cachedHasFigures"] = (file, find) =>
    cache.getOrCompute(hashOf(file), find);
  const faults = checkOutputs(site, { clientDir, pages, cachedHasFigures });
  cache.save();
  writeLicenses(code, clientDir);
  rmSync(join(clientDir, ".vite"), { recursive: true, force: true });
  return faults;
}

/**
 * Checks the sources while the bundler works on another core, renders every page, checks its HTML, and publishes.
 *
 * @returns the result of `build`
 */
async function buildIn(
  folders: WorkFolders,
  options: BuildOptions,
  environment: Environment,
  bundling: ReturnType<typeof bundle>,
): Promise<boolean> {
  const { code, content, dist } = options;
  const cache = new VerdictCache(openSite(content));
  const { site } = cache;
  const checked = await checkSources(cache, bundling);
  const nothing = "Nothing was built.";
  if (hasErrors(checked.diagnostics)) return fail(content, checked, checked.diagnostics, nothing);
  endStage("check");
  const bundled = await bundling.finally(progress("Bundling", 1));
  if (bundled.faults.length > 0) return fail(code, checked, bundled.faults, nothing);
  endStage("bundle");
  const pageCache = bundled.key === undefined ? undefined : new FinishedPageCache(bundled.key);
  const pages = tasksOf(checked, cache);
  const { faults, needs, reused } = await renderPages(content, folders.site, pages, pageCache);
  if (reused.size < pages.length && !cache.isCurrent)
    throw new UserError(
      "A file was saved while the site was built, so pages may be unchecked. Nothing was published. Build again.",
    );
  if (hasErrors(faults)) {
    const placed = describePlaces(site, faults);
    return fail(content, checked, placed, "The rendered pages have faults. Nothing was published.");
  }
  endStage("render");
  const clientDir = join(folders.site, "client");
  const otherFaults = describePlaces(site, await writeOtherFiles(options, site, checked, clientDir));
  if (hasErrors(otherFaults))
    return fail(content, checked, otherFaults, "The built files have faults. Nothing was published.");
  const styles = needs.makeStyles(folders.site, environment.siteUrl);
  writeHosting(site, folders.site, {
    connections: connectionsOf(environment),
    styles: [...styles.values()].map(inlineHash).sort(),
    loaders: needs.loaders.map(inlineHash),
  });
  endStage("write");
  await finishPages(clientDir, pages, styles, reused, pageCache);
  pageCache?.save();
  await compressTexts(clientDir);
  // Only the renderer needs these two; they contain the paths of this machine.
  for (const name of ["server", "assets.json"]) rmSync(join(folders.site, name), { recursive: true });
  endStage("compress");
  publish(folders, dist);
  endStage("publish");
  return true;
}

/**
 * Builds the site and replaces `dist` only if the site has no errors.
 *
 * @returns whether the site was built; if not, its faults were printed and `dist` is unchanged
 * @throws UserError when the folder or an address in the environment cannot be used, or a file was saved meanwhile
 */
export async function build(options: BuildOptions): Promise<boolean> {
  const { code, content, dist } = options;
  setFlagsFromString(HEAP_GROWTH_FLAG);
  requireUsableFolder(code);
  const environment = readEnvironment(code);
  requireSchemas(content);
  const folders = prepareWorkFolders(dist);
  const bundling = bundle(code, folders.site);
  // If Vike is stopped while it bundles, it leaves a temporary file beside its settings.
  const bundlerIsDone = Promise.allSettled([bundling]);
  try {
    return await buildIn(folders, options, environment, bundling);
  } finally {
    await bundlerIsDone;
    rmSync(folders.site, { recursive: true, force: true });
  }
}
