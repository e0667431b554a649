import { Head } from "./head/head";
import type { PageData } from "./page-source";
import { PageView } from "./page-view";

/** The whole document of a page as one React tree, with the stylesheets of its blocks. */
export function pageDocument(data: PageData, stylesheets: readonly string[] = []) {
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
