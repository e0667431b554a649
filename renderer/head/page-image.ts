import { shareImageOf } from "../../data/share-image";
import type { PageData } from "../page-source";

/**
 * The picture that a page is shared with, by its path, and what it shows: the page's own where its file names one, else
 * the one that the build draws, else the site's.
 */
export function pageImage({ site, page }: PageData): { path: string; alt: string } {
  const drawn = page.shareImage ? undefined : shareImageOf(page.route);
  const alt = drawn
    ? `The mark of ${site.data.name} beside the words: ${page.title}`
    : site.data.shareImageAlt;
  return { path: page.shareImage ?? drawn ?? site.data.shareImage, alt: page.shareImageAlt ?? alt };
}
