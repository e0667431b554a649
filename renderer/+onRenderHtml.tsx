import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { hasErrors } from "../schema/diagnostic";
import { FaultsDocument } from "./faults-document";
import { pageDocument } from "./page-document";
import type { PageData } from "./page-source";
import { withShortShapes } from "./short-shapes";
import "./styles/site.css";

/** A complete HTML document; its texts have been escaped by React. */
const document = (element: ReactElement) =>
  dangerouslySkipEscape(`<!doctype html>${withShortShapes(renderToStaticMarkup(element))}`);

/** Vike's hook: renders the page that `+data` has loaded. */
export function onRenderHtml(pageContext: PageContextServer) {
  const data = pageContext.data as PageData | undefined;
  if (!data)
    throw new Error(`There is no page for ${pageContext.urlPathname}, and no pages/404.json to say so.`);
  if (import.meta.env.DEV && hasErrors(data.page.diagnostics)) {
    return document(<FaultsDocument diagnostics={data.page.diagnostics} />);
  }
  return document(pageDocument(data));
}
