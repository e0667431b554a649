import { type APIRequestContext, expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { fromMarkdown } from "mdast-util-from-markdown";
import robotsParser from "robots-parser";
import { routes } from "./routes";

// What stands beside the pages has no width: one project is enough.
test.skip(({ isMobile }) => isMobile);

const SITE = "https://www.pingo.example";
const pages = routes.filter((route) => route !== "/404");

async function text(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

test("sitemap.xml lists every page but the not-found page, with dates that lie in the past", async ({
  request,
}) => {
  const xml = await text(request, "/sitemap.xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const entries: { loc: string; lastmod?: string }[] = new XMLParser().parse(xml).urlset.url;
  expect(entries.map(({ loc }) => loc).sort()).toEqual(pages.map((route) => SITE + route).sort());
  for (const { lastmod } of entries) if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
});

test("robots.txt allows every page and names the sitemap", async ({ request }) => {
  const robots = robotsParser(`${SITE}/robots.txt`, await text(request, "/robots.txt"));
  expect(pages.filter((route) => !robots.isAllowed(SITE + route, "Googlebot"))).toEqual([]);
  expect(robots.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]);
});

test("the feed has every article of the blog, newest first", async ({ request }) => {
  const xml = await text(request, "/feed.xml");
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(xml);
  const entries = feed.entry as { id: string; updated: string; title: unknown }[];
  expect(entries.map(({ id }) => id).sort()).toEqual(
    pages
      .filter((route) => route.startsWith("/blog/"))
      .map((route) => SITE + route)
      .sort(),
  );
  const dates = entries.map(({ updated }) => Date.parse(updated));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

test("the web manifest has what a home screen needs, and its icons exist", async ({ request }) => {
  const manifest = JSON.parse(await text(request, "/site.webmanifest"));
  expect(manifest).toMatchObject({ name: "Pingo", start_url: "/", display: "browser" });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    "any",
    "any",
    "maskable",
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect((await request.get("/apple-touch-icon.png")).status()).toBe(200);
});

test("llms.txt is Markdown of the proposed form, and each of its links is a page", async ({ request }) => {
  const { children } = fromMarkdown(await text(request, "/llms.txt"));
  expect(children.slice(0, 2).map(({ type }) => type)).toEqual(["heading", "blockquote"]);
  const links = children
    .flatMap((node) => (node.type === "list" ? node.children : []))
    .flatMap((item) => item.children)
    .flatMap((paragraph) => (paragraph.type === "paragraph" ? paragraph.children.slice(0, 1) : []))
    .map((node) => (node.type === "link" ? node.url : node.type));
  expect(links.sort()).toEqual(pages.map((route) => SITE + route).sort());
});

test("every page has a share image of its own and structured data that parses", async ({ request }) => {
  const seen = new Set<string>();
  for (const route of pages) {
    const html = await text(request, route);
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image.startsWith(`${SITE}/share/`), route).toBe(true);
    expect(seen.has(image), `${route} has the picture of another page`).toBe(false);
    seen.add(image);
    const png = await (await request.get(image.slice(SITE.length))).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks.length, route).toBeGreaterThan(0);
    for (const [, json = ""] of blocks) {
      const value = JSON.parse(json);
      expect(value["@context"], route).toBe("https://schema.org");
      expect(JSON.stringify(value), "no rating is held").not.toMatch(/aggregateRating|reviewRating/);
    }
  }
});
