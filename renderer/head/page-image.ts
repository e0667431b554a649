import { shareImageOf } from "../../data/page-refs";
import type { PageData } from "../page-source";

/**
 * Returns the path and the alternative text of a page's share image: the one in the page's file, else the generated one, else
 * that of the site.
 */
export function pageImage({ site, page }: PageData): { path: string; alt: string } {
  if (page.shareImage) return { path: page.shareImage, alt: page.shareImageAlt ?? page.title };
  const drawn = shareImageOf(page.route);
  if (!drawn) return { path: site.data.shareImage, alt: site.data.shareImageAlt };
  return { path: drawn, alt: `The mark of ${site.data.name} beside the words: ${page.title}` };
}
