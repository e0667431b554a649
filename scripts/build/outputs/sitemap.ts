import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";

/** `sitemap.xml` (https://www.sitemaps.org): every page by its canonical address, with the day of its last change. */
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

/** `robots.txt` (RFC 9309): all may read all, and the sitemap says what there is. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
