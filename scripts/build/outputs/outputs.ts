import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPage } from "../../../checks/page-summary";
import { NOT_FOUND_ROUTE, shareImageOf } from "../../../data/page-refs";
import { postSummaries } from "../../../data/posts";
import type { Site } from "../../../data/site";
import { readEnvironment } from "../../environment";
import { writeWithFolders } from "../../files";
import { progress } from "../../progress";
import { forEachConcurrently } from "../for-each-concurrently";
import { staticData } from "../static-data";
import { blogFeed } from "./feed";
import { drawIcon, ICONS, webManifest } from "./icons";
import { lastModified, newestDate } from "./last-modified";
import { llmsText } from "./llms-text";
import { securityText } from "./security-text";
import { shareImages } from "./share/share-images";
import { robotsText, sitemapXml } from "./sitemap";
import { themeColors } from "./theme-colors";

/** A file that the site has besides its pages, created on demand. */
interface OutputFile {
  /** URL path: `/sitemap.xml`. */
  path: string;
  make: () => string | Buffer | Promise<string | Buffer>;
}

/** Returns every page but the 404 page. */
const listedPages = (pages: readonly PublishedPage[]) =>
  pages.filter(({ route }) => route !== NOT_FOUND_ROUTE);

/** Returns each page with the newest date of the files that it is made of, if known. */
function datedPages(site: Site, pages: readonly PublishedPage[]) {
  const dates = lastModified(site.root);
  return listedPages(pages).map(({ route, file, sharedFiles }) => {
    const item = site.pageOfRoute.get(route)?.itemFile;
    return { route, lastModified: newestDate(dates, [file, ...sharedFiles, ...(item ? [item] : [])]) };
  });
}

/** Returns the web app manifest and its icons, for home screens. */
function homeScreenFiles(site: Site, codeRoot: string): OutputFile[] {
  const colors = themeColors(codeRoot);
  const logo = readFileSync(join(codeRoot, "public/favicon.svg"), "utf8");
  const icons = ICONS.map((icon) => ({ path: `/${icon.file}`, make: () => drawIcon(icon, logo, colors) }));
  return [{ path: "/site.webmanifest", make: () => webManifest(site.data, colors) }, ...icons];
}

/** Returns the share image of each page that has one. */
function shareImageFiles(site: Site, pages: readonly PublishedPage[], codeRoot: string): OutputFile[] {
  const draw = shareImages(codeRoot, site.data.name);
  const covers = new Map(postSummaries(site.collections).map(({ href, image }) => [href, image]));
  return listedPages(pages).flatMap((page) => {
    const path = shareImageOf(page.route);
    return path ? [{ path, make: () => draw({ ...page, cover: covers.get(page.route) }) }] : [];
  });
}

/**
 * Returns the files besides the pages and the share images: for search engines (sitemap, robots), feed readers (feed),
 * language models (llms.txt), reports of security issues (security.txt), home screens (manifest, icons) and the browser's
 * code (data).
 */
function outputFiles(site: Site, pages: readonly PublishedPage[], codeRoot: string): OutputFile[] {
  const { siteUrl: url } = readEnvironment(codeRoot);
  return [
    { path: "/sitemap.xml", make: () => sitemapXml(datedPages(site, pages), url) },
    { path: "/robots.txt", make: () => robotsText(url) },
    { path: "/feed.xml", make: () => blogFeed(postSummaries(site.collections), site.data, url) },
    { path: "/.well-known/security.txt", make: () => securityText(site.data, url, new Date()) },
    { path: "/llms.txt", make: () => llmsText(listedPages(pages), site, url) },
    ...homeScreenFiles(site, codeRoot),
    ...staticData(site).map(({ path, value }) => ({ path, make: () => JSON.stringify(value) })),
  ];
}

/** Returns the content of the output file at a URL path; undefined if the build writes no file there. */
export async function makeOutput(
  site: Site,
  pages: readonly PublishedPage[],
  codeRoot: string,
  path: string,
): Promise<string | Buffer | undefined> {
  const files = [...outputFiles(site, pages, codeRoot), ...shareImageFiles(site, pages, codeRoot)];
  return files.find((file) => file.path === path)?.make();
}

/**
 * Writes the output files and the share images below the built site's folder. A file of public/ at the same path stays.
 *
 * @param hasShareImages whether to draw share images, which take the most time when thousands of pages are new
 */
export async function writeOutputs(
  site: Site,
  pages: readonly PublishedPage[],
  codeRoot: string,
  clientDir: string,
  hasShareImages = true,
): Promise<void> {
  const write = async ({ path, make }: OutputFile) => {
    const file = join(clientDir, path);
    if (!existsSync(file)) writeWithFolders(file, await make());
  };
  for (const file of outputFiles(site, pages, codeRoot)) await write(file);
  if (!hasShareImages) return;
  const images = shareImageFiles(site, pages, codeRoot);
  const tick = progress("Drawing share images", images.length);
  await forEachConcurrently(images, async (file) => {
    await write(file);
    tick();
  });
}
