import type { ReactElement } from "react";
import { Head } from "./head/head";
import { loadComponents } from "./page-components";
import type { PageData } from "./page-source";
import { PageView } from "./page-view";

/** The whole document of a page as one React tree, with the stylesheets of its blocks, whose components have been loaded. */
export function documentOf(data: PageData, stylesheets: readonly string[] = []) {
  return (
    <html lang="en">
      <head>
        <Head {...data} />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body data-page={data.page.name}>
        <PageView {...data} />
      </body>
    </html>
  );
}

/** Loads the components of a page, and returns its document as `documentOf` does. */
export async function pageDocument(data: PageData, stylesheets?: readonly string[]): Promise<ReactElement> {
  await loadComponents(data.page.blocks);
  return documentOf(data, stylesheets);
}
