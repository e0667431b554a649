import { renderToStaticMarkup } from "react-dom/server";
import { loadPage } from "../../data/load-page";
import { documentOf as renderDocument } from "../../renderer/page-view";
import "../components";
import { parseHtml } from "../parsed-html";
import { site } from "../render";

/** Renders a page of the frozen site, and parses its document. @throws if there is no such page */
export function documentOf(route: string): Document {
  const ref = site.pageOfRoute.get(route);
  if (!ref) throw new Error(`The frozen site has no page ${route}.`);
  return parseHtml(renderToStaticMarkup(renderDocument({ site, page: loadPage(site, ref) })));
}
