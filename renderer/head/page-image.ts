import { shareImageOf } from "../../data/share-image";
import type { PageData } from "../page-source";

/**
 * Returns the path and the alternative text of a page's share image: the one in the page's file, else the generated one, else
 * that of the site.
 */
export function pageImage({ site, page }: PageData): { path: string; alt: string } {
  const drawn = page.shareImage ? undefined : shareImageOf(page.route);
  const alt = drawn
    ? `The mark of ${site.data.name} beside the words: ${page.title}`
    : site.data.shareImageAlt;
  return { path: page.shareImage ?? drawn ?? site.data.shareImage, alt: page.shareImageAlt ?? alt };
}
