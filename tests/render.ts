import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { openSite } from "../data/site";
import { linksOf } from "../renderer/site-links";
import { SiteContext } from "../renderer/ui/site-context";

/** The project under test: this repository. */
export const ROOT = process.cwd();

/** The repository's own site, opened once for all tests of a file. */
export const site = openSite(ROOT);

/** Renders an element to HTML as the site's pages do. */
export function renderInSite(element: ReactElement): string {
  return renderToStaticMarkup(createElement(SiteContext.Provider, { value: linksOf(site) }, element));
}
