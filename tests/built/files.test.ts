import { readdirSync } from "node:fs";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { fromMarkdown } from "mdast-util-from-markdown";
import robotsParser from "robots-parser";
import { expect, test } from "vitest";
import { publicFiles } from "../../checks/public-files";
import { filesBelow } from "../../data/files-below";
import { BUILT_FILE } from "../../data/page-address";
import { ROOT } from "../roots";
import { bytes, CLIENT, html, pageRoutes, routes, text } from "./site";

const SITE = "https://www.pingo.example";

test("the build consists of the site and the settings of its hosts", () => {
  expect(readdirSync(join(CLIENT, "..")).sort()).toEqual(["client", "nginx.conf", "vercel.json"]);
});

/** Width and height of a PNG (PNG specification, 11.2.2 IHDR). */
function sizeOf(path: string): [number, number] {
  const png = bytes(path);
  expect(png.subarray(1, 4).toString(), path).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test("sitemap.xml lists every page except the not-found page, with dates in the past", () => {
  const xml = text("/sitemap.xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const entries: { loc: string; lastmod?: string }[] = new XMLParser().parse(xml).urlset.url;
  expect(entries.map(({ loc }) => loc).sort()).toEqual(pageRoutes.map((route) => SITE + route).sort());
  for (const { lastmod } of entries) if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
});

test("robots.txt allows every page and names the sitemap", () => {
  const robots = robotsParser(`${SITE}/robots.txt`, text("/robots.txt"));
  expect(pageRoutes.filter((route) => !robots.isAllowed(SITE + route, "Googlebot"))).toEqual([]);
  expect(robots.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]);
});

test("the feed has every article of the blog, newest first", () => {
  const xml = text("/feed.xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const isArray = (name: string) => name === "entry";
  const { feed } = new XMLParser({ ignoreAttributes: false, isArray }).parse(xml);
  const entries = (feed.entry ?? []) as { id: string; updated: string }[];
  expect(entries.map(({ id }) => id).sort()).toEqual(
    pageRoutes
      .filter((route) => route.startsWith("/blog/"))
      .map((route) => SITE + route)
      .sort(),
  );
  const dates = entries.map(({ updated }) => Date.parse(updated));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

test("the web manifest has the fields for a home screen, and icons of the stated size", () => {
  const manifest = JSON.parse(text("/site.webmanifest"));
  expect(manifest).toMatchObject({ name: "Pingo", short_name: "Pingo", start_url: "/", display: "browser" });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of icons) expect(sizeOf(src).join("x"), src).toBe(sizes);
  expect(sizeOf("/apple-touch-icon.png")).toEqual([180, 180]);
});

test("llms.txt is Markdown in the proposed format, and each of its links is a page", () => {
  const { children } = fromMarkdown(text("/llms.txt"));
  expect(children.slice(0, 2).map(({ type }) => type)).toEqual(["heading", "blockquote"]);
  const levels = children.flatMap((node) => (node.type === "heading" ? [node.depth] : []));
  expect(levels).toEqual([1, ...levels.slice(1).map(() => 2)]);
  const links = children
    .flatMap((node) => (node.type === "list" ? node.children : []))
    .flatMap((item) => item.children)
    .flatMap((paragraph) => (paragraph.type === "paragraph" ? paragraph.children.slice(0, 1) : []))
    .map((node) => (node.type === "link" ? node.url : node.type));
  expect(links.sort()).toEqual(pageRoutes.map((route) => SITE + route).sort());
});

test("every page has its own share image, of the size and weight that networks require", () => {
  const images = new Map<string, string>();
  for (const route of routes) {
    const page = html(route);
    const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain(`name="twitter:image" content="${image}"`);
    expect(images.get(image), `${route} has the picture of another page`).toBeUndefined();
    images.set(image, route);
  }
  for (const [image, route] of images) {
    expect(image.startsWith(`${SITE}/share/`), route).toBe(true);
    const path = image.slice(SITE.length);
    expect(sizeOf(path), path).toEqual([1200, 630]);
    expect(bytes(path).length, path).toBeLessThanOrEqual(300_000);
  }
});

test("every page has structured data that parses, contains no rating and names one publisher", () => {
  for (const route of pageRoutes) {
    const scripts = [...html(route).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const things: Record<string, unknown>[] = scripts.map(([, json = ""]) => JSON.parse(json));
    expect(things.length, route).toBeGreaterThan(0);
    for (const thing of things) expect(thing["@context"], route).toBe("https://schema.org");
    const all = JSON.stringify(things);
    expect(all, "no rating is held").not.toMatch(/aggregateRating|reviewRating/);
    expect(all, route).toContain(`"@id":"${SITE}/#organization"`);
    // Every address of the site in it is one of its pages or files.
    const named = [...all.matchAll(new RegExp(`"${SITE}(/[^"#]*)`, "g"))].map(([, path = ""]) => path);
    const unknown = named.filter((path) => !pageRoutes.includes(path) && !/\.png$/.test(path));
    expect(unknown, route).toEqual([]);
  }
});

/** Settings that a host reads instead of serving them. */
const HOST_FILES = ["/_headers", "/_redirects"];

test("the addresses of all files that the build writes beside the pages are known", () => {
  const { files } = publicFiles(ROOT);
  const addresses = filesBelow(CLIENT, ".")
    .filter((name) => !name.endsWith(".html"))
    .map((name) => `/${name}`)
    .filter((address) => !HOST_FILES.includes(address) && !files.includes(address));
  expect(addresses).toContain("/sitemap.xml");
  expect(addresses.filter((address) => !BUILT_FILE.test(address))).toEqual([]);
});

test("no file contains code of the studio, which exists only in the dev server", () => {
  const files = filesBelow(CLIENT, ".").filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  expect(files.length).toBeGreaterThan(pageRoutes.length);
  expect(files.filter((file) => /studio-token|__studio|x-studio/.test(text(`/${file}`)))).toEqual([]);
});
