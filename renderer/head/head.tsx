import { NOT_FOUND_ROUTE } from "../../data/page-refs";
import type { PageData } from "../page-source";
import { EARLY_SCRIPT, SPECULATION_RULES } from "./inline-scripts";
import { pageImage } from "./page-image";
import { articleOf, structuredData, urlOf } from "./structured-data";

/** An inline script; without a type, the browser runs it. */
function Script({ type, text }: { type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, and JSON with its < escaped
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Serializes JSON for a script element; `<` is escaped, so that no text can close the element. */
const jsonText = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The head elements that depend on the page: title, description, canonical URL, share metadata and structured data. */
export function Head(data: PageData) {
  const { site, page } = data;
  const url = urlOf(page.route);
  const isNotFound = page.route === NOT_FOUND_ROUTE;
  const { path, alt } = pageImage(data);
  const image = urlOf(path);
  const article = articleOf(data);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url} />
      {isNotFound && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={site.data.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content={page.kind === "article" ? "article" : "website"} />
      {article && <meta property="article:published_time" content={article.summary.publishedAt} />}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:site" content={site.data.socialHandle} />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
      <meta name="theme-color" content="#fcf9f3" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={`${site.data.name} blog`} href="/feed.xml" />
      {structuredData(data).map((value) => (
        <Script key={String(value["@type"])} type="application/ld+json" text={jsonText(value)} />
      ))}
      <Script type="speculationrules" text={SPECULATION_RULES} />
      {/* Omitted in development, where React warns about the attributes that the script adds. */}
      {!import.meta.env.DEV && <Script text={EARLY_SCRIPT} />}
    </>
  );
}
