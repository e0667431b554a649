import { Head } from "./head/head";
import type { PageData } from "./page-source";
import { PageView } from "./page-view";

/** The whole document of a page as one React tree. */
export function pageDocument(data: PageData) {
  return (
    <html lang="en">
      <head>
        <Head {...data} />
      </head>
      <body>
        <PageView {...data} />
      </body>
    </html>
  );
}
