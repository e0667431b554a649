import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import type { PageSummary } from "../../../checks/summary";
import { postSummaries } from "../../../data/posts";
import type { Site } from "../../../data/site";
import { siteUrl } from "../../../renderer/environment";
import { blogFeed } from "./feed";
import { drawIcons, webManifest } from "./icons";
import { lastModified, newest } from "./last-modified";
import { llmsText } from "./llms-text";
import { writeShareImages } from "./share-images";
import { robotsText, sitemapXml } from "./sitemap";
import { themeColours } from "./theme-colours";

/** Where outputs come from and go to. */
export interface OutputOptions {
  /** Folder with the code. */
  codeRoot: string;
  /** Folder of the built site. */
  clientDir: string;
  /** False leaves out the share images, which take longer than all else where thousands are new. */
  shareImages?: boolean | undefined;
}

/** Route of the not-found page, which nobody is to find. */
const NOT_FOUND = "/404";

/**
 * Writes what stands beside the pages of a built site: for search engines (sitemap, robots), for readers (feed), for
 * machines (llms.txt), for home screens (manifest, icons) and for shared links (a picture a page).
 */
export async function writeOutputs(
  site: Site,
  pages: readonly PageSummary[],
  { codeRoot, clientDir, shareImages = true }: OutputOptions,
): Promise<void> {
  // What Vite gives the site's own code in a build; an empty value stands for the placeholder.
  const url = siteUrl(loadEnv("production", codeRoot, "VITE_").VITE_SITE_URL ?? "");
  const write = (file: string, content: string | Buffer) => writeFileSync(join(clientDir, file), content);
  const listed = pages.filter(({ route }) => route !== NOT_FOUND);
  const described = listed.map(({ route, title, description, kind, name }) => ({
    route,
    kind,
    name,
    title: title?.text ?? name,
    description: description?.text ?? "",
  }));
  const dates = lastModified(site.root);
  const dated = listed.map(({ route, file, sharedFiles }) => {
    const item = site.pageOfRoute.get(route)?.itemFile;
    return { route, lastModified: newest(dates, [file, ...sharedFiles, ...(item ? [item] : [])]) };
  });
  write("sitemap.xml", await sitemapXml(dated, url));
  write("robots.txt", robotsText(url));
  write("feed.xml", blogFeed(postSummaries(site.collections), site.data, url));
  write("llms.txt", llmsText(described, site.data, url));
  const colours = themeColours(codeRoot);
  const logo = readFileSync(join(codeRoot, "public/favicon.svg"), "utf8");
  for (const { file, png } of drawIcons(logo, colours)) write(file, png);
  write("site.webmanifest", webManifest(site.data, colours));
  if (shareImages) await writeShareImages(described, { codeRoot, clientDir, site: site.data.name });
}
