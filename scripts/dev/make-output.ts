import type { PageSummary } from "../../checks/page-summary";
import type { Site } from "../../data/site";
import { outputFiles, shareImageFiles } from "../build/outputs/outputs";
import { ShareImages } from "../build/outputs/share/share-images";

/**
 * Makes what the build would write beside the pages at an address.
 *
 * @param code folder of the code, with the theme and the packages
 * @param pages what the check has seen of the pages
 * @returns undefined where the build writes nothing
 */
export async function makeOutput(
  code: string,
  site: Site,
  pages: readonly PageSummary[],
  path: string,
): Promise<string | Buffer | undefined> {
  const images = shareImageFiles(site, pages, new ShareImages(code, site.data.name));
  return [...outputFiles(site, pages, code), ...images].find((file) => file.path === path)?.make();
}
