import type { ReactElement } from "react";
import type { Block } from "../data/load-page";
import { blockComponent, loadBlockComponents } from "./block-components";
import { BlockFrame } from "./frame/block-frame";
import { Breadcrumbs } from "./frame/breadcrumbs";
import { Footer } from "./frame/footer";
import { Header } from "./frame/header";
import { RouteContext } from "./frame/navigation-link";
import { Head } from "./head/head";
import type { PageData } from "./page-source";
import { linksOf } from "./site-links";
import { SiteContext } from "./ui/site-context";

/** A block's component. The block type was validated when the page was loaded. */
function BlockView({ block }: { block: Block }) {
  const Component = blockComponent(block.type);
  if (!Component)
    throw new Error(`${block.document.file}: blocks/${block.type}/block.tsx has no default export.`);
  return <Component {...block.props} />;
}

/** A whole page: skip link, header, breadcrumbs, blocks, footer. */
export function PageView({ site, page }: PageData) {
  // The note is shown once, at the first story (spec section 1: stories are illustrative); the demo's dialog has its own.
  const firstIllustrative = page.blocks.find(
    ({ illustrative, type }) => illustrative && type !== "demo-modal",
  );
  return (
    <SiteContext value={linksOf(site)}>
      <RouteContext value={page.route}>
        <a
          href="#main"
          className="skip-link -translate-y-[200%] fixed top-2 left-2 z-60 rounded-inner bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
        >
          Skip to content
        </a>
        <Header site={site} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Breadcrumbs site={site} page={page} />
          {page.blocks.map((block, index) => (
            <BlockFrame key={block.where} block={block} isFirst={index === 0}>
              <BlockView block={block} />
              {block === firstIllustrative && (
                <p className="tone-muted mt-8 text-sm">
                  The people, businesses and results in these stories are made up.
                </p>
              )}
            </BlockFrame>
          ))}
        </main>
        <Footer site={site} />
      </RouteContext>
    </SiteContext>
  );
}

/** Returns the document of a page as a React tree, with the stylesheets of its blocks, whose components must have been loaded. */
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

/** Loads the components of a page, and returns its document (see `documentOf`). */
export async function pageDocument(data: PageData, stylesheets?: readonly string[]): Promise<ReactElement> {
  await loadBlockComponents(data.page.blocks.map(({ type }) => type));
  return documentOf(data, stylesheets);
}
