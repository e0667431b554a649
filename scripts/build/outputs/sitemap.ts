import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";

/** Returns `sitemap.xml` (https://www.sitemaps.org): the canonical URL of every page, with the day of its last change. */
export async function sitemapXml(
  pages: readonly { route: string; lastModified?: Date | undefined }[],
  siteUrl: string,
): Promise<string> {
  const entries = pages.map(({ route, lastModified }) => ({
    url: siteUrl + route,
    ...(lastModified ? { lastmod: lastModified.toISOString() } : {}),
  }));
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return xml.toString();
}

/** Returns `robots.txt` (RFC 9309): it allows every crawler everything, and names the sitemap. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
