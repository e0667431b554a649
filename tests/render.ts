import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { openSite } from "../data/site";
import { linksOf } from "../renderer/site-links";
import { SiteContext } from "../renderer/ui/site-context";
import { realSchemas } from "./check/project";
import { copyProject } from "./project-copy";

/** The frozen site, opened once for all tests of a file. */
export const site = openSite(copyProject().root, realSchemas());

/** Renders an element to HTML as the site's pages do. */
export function renderInSite(element: ReactElement): string {
  return renderToStaticMarkup(createElement(SiteContext.Provider, { value: linksOf(site) }, element));
}
