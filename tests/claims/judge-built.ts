import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer, type ViteDevServer } from "vite";
import { checkSite } from "../../checks/check-site";
import { checkHtml } from "../../checks/html/check-html";
import { loadPage } from "../../data/load-page";
import { openSite } from "../../data/site";
import type * as documentModule from "../../renderer/page-view";
import { makeWorkspace } from "../workspace";
import { applyEdit, fileOf, type ListedCase } from "./cases";
import type { Verdict } from "./judge-cases";

/** A case whose fault only the rendered page of a route shows. */
export interface BuiltCase extends ListedCase {
  route: string;
}

/** Creates a function that renders pages with the current components of a project and checks their HTML. */
async function renderer(root: string) {
  const site = openSite(root);
  const { pages } = checkSite(site);
  const vite: ViteDevServer = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: "custom",
  });
  const faultsOn = async (route: string) => {
    const index = site.pages.findIndex((ref) => ref.route === route);
    const ref = site.pages[index];
    if (!ref) throw new Error(`There is no page ${route}.`);
    const { pageDocument } = (await vite.ssrLoadModule("/renderer/page-view.tsx")) as typeof documentModule;
    const page = loadPage(site, ref);
    const html = renderToStaticMarkup(await pageDocument({ site, page }));
    const { statedKeys } = pages[index] ?? {};
    return checkHtml(html, {
      file: ref.file,
      constants: site.constants,
      route,
      statedKeys,
      output: route,
    });
  };
  const forget = (file: string) => vite.environments.ssr.moduleGraph.onFileChange(join(root, file));
  return { faultsOn, forget, close: () => vite.close() };
}

/** Judges cases by the HTML of a page rendered after the edit. */
export async function judgeBuilt(cases: readonly BuiltCase[], onProgress?: () => void): Promise<Verdict[]> {
  const workspace = makeWorkspace();
  const { faultsOn, forget, close } = await renderer(workspace.root);
  const verdicts: Verdict[] = [];
  try {
    for (const entry of cases) {
      const file = fileOf(entry);
      const before = workspace.read(file);
      workspace.write(file, applyEdit(entry, before));
      forget(file);
      const claims = await faultsOn(entry.route);
      workspace.write(file, before);
      forget(file);
      verdicts.push({
        entry,
        claims,
        others: [],
        outcome: claims.length > 0 ? "refused" : "silent",
      });
      onProgress?.();
    }
  } finally {
    await close();
    workspace.remove();
  }
  return verdicts;
}
