import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { NOT_FOUND_ROUTE } from "../data/page-refs";
import { preventsShowing } from "../schema/diagnostic";
import type { PageData } from "./page-source";
import { pageDocument } from "./page-view";
import { blockStylesheets } from "./styles/block-styles";
import "./styles/site.css";

/** Renders a complete HTML document. React has escaped its texts. */
const document = (element: ReactElement) =>
  dangerouslySkipEscape(`<!doctype html>${renderToStaticMarkup(element)}`);

/** Returns the block types whose styles a page needs; the not-found page may show a comparison (client/fallback). */
function styledTypes({ site, page }: PageData): string[] {
  const types = page.blocks.map(({ type }) => type);
  if (page.route !== NOT_FOUND_ROUTE) return types;
  const ofComparison = site.schemas.blockTypes.filter((type) => type.startsWith("comparison-"));
  return [...types, "call-to-action", ...ofComparison];
}

/** Limits font preloads to the first-letters subsets (scripts/fonts); other fonts load when a page has one of their characters. */
function preloadFirstLetters(assets: { src: string; assetType: string | null; inject: unknown }[]): void {
  for (const asset of assets)
    if (asset.assetType === "font" && !asset.src.includes("first-letters")) asset.inject = false;
}

/** Vike hook: renders the page that `+data` has loaded. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const data = pageContext.data as PageData | undefined;
  if (!data)
    throw new Error(`There is no page for ${pageContext.urlPathname}, and no pages/404.json to say so.`);
  // Rendering a page with faults could fail in ways that hide the cause. The dev server shows the faults over the page.
  if (import.meta.env.DEV && data.page.diagnostics.some(preventsShowing)) return document(<html lang="en" />);
  const documentHtml = document(await pageDocument(data, await blockStylesheets(styledTypes(data))));
  return { documentHtml, injectFilter: preloadFirstLetters };
}
