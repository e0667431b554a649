import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PostSummary } from "../../../schema/shapes.gen";
import { ROOT, site } from "../../../tests/render";
import { blogFeed } from "./feed";
import { drawIcons } from "./icons";
import { lastModified, newest } from "./last-modified";
import { llmsText } from "./llms-text";
import { writeShareImages } from "./share-images";
import { sitemapXml } from "./sitemap";
import { oklchToHex, themeColours } from "./theme-colours";

const SITE = "https://pingo.test";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pingo-outputs-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Width and height of a PNG (https://www.w3.org/TR/png/#11IHDR). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe("colours", () => {
  // Values of CSS Color 4, section 10.
  it.each([
    [1, 0, 0, "#ffffff"],
    [0, 0, 0, "#000000"],
    [0.62796, 0.25768, 29.23, "#ff0000"],
    [0.51975, 0.17686, 142.5, "#008000"],
    [0.45201, 0.31321, 264.05, "#0000ff"],
  ])("oklch(%f %f %f) is %s", (l, c, h, hex) => {
    expect(oklchToHex(l, c, h)).toBe(hex);
  });

  it("are read from the theme, every role that a design names", () => {
    const colours = themeColours(ROOT);
    const design = readFileSync(join(import.meta.dirname, "share-image-design.tsx"), "utf8");
    const roles = [...design.matchAll(/(?:ground|text|label|arcs|dot): "([\w-]+)"/g)].map(
      ([, role = ""]) => role,
    );
    expect(roles.length).toBeGreaterThan(20);
    expect(roles.filter((role) => !/^#[0-9a-f]{6}$/.test(colours[role] ?? ""))).toEqual([]);
  });
});

describe("dates", () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@b.test", ...args], {
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: "2026-03-04T10:00:00Z",
        GIT_AUTHOR_DATE: "2026-01-01T10:00:00Z",
      },
      stdio: "ignore",
    });

  function commit(file: string): void {
    mkdirSync(join(folder, "pages"), { recursive: true });
    writeFileSync(join(folder, file), file);
    git("add", ".");
    git("commit", "-m", "x");
  }

  it("are those of the last commit; a file that has none, or a folder without history, gives none", () => {
    expect(lastModified(folder).size).toBe(0);
    git("init");
    commit("pages/a.json");
    const dates = lastModified(folder);
    expect(dates.get("pages/a.json")?.toISOString()).toBe("2026-03-04T10:00:00.000Z");
    expect(newest(dates, ["pages/a.json"])?.getUTCFullYear()).toBe(2026);
    expect(newest(dates, ["pages/a.json", "pages/new.json"])).toBeUndefined();
  });

  it("are not made up from a shallow clone, which knows one commit only", () => {
    git("init");
    commit("pages/a.json");
    commit("pages/b.json");
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--depth", "1", `file://${folder}`, clone], { stdio: "ignore" });
    expect(lastModified(clone).size).toBe(0);
  });

  it("are the newest of all files that make a page", () => {
    const dates = new Map([
      ["a", new Date("2026-01-01")],
      ["b", new Date("2026-02-02")],
    ]);
    expect(newest(dates, ["a", "b"])).toEqual(new Date("2026-02-02"));
    expect(newest(dates, ["b", "a"])).toEqual(new Date("2026-02-02"));
  });
});

it("the sitemap says where each page is and when it changed, where that is known", async () => {
  const xml = await sitemapXml(
    [{ route: "/" }, { route: "/pricing", lastModified: new Date("2026-03-04T10:00:00Z") }],
    SITE,
  );
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(new XMLParser().parse(xml).urlset.url).toEqual([
    { loc: `${SITE}/` },
    { loc: `${SITE}/pricing`, lastmod: "2026-03-04" },
  ]);
});

it("the feed is valid with texts that XML would stumble over, and with no article at all", () => {
  const post: PostSummary = {
    href: "/blog/one",
    title: "Calls & texts <now>",
    excerpt: "What ]]> and & do.",
    category: "Guides",
    image: "waves",
    authorName: "Ana",
    publishedAt: "2026-03-04",
    publishedOn: "4 March 2026",
    readMinutes: 5,
    featured: false,
  };
  const xml = blogFeed([post], site.data, SITE);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(xml);
  expect(feed.updated).toMatch(/^2026-03-04/);
  expect(feed.entry.id).toBe(`${SITE}/blog/one`);
  expect(XMLValidator.validate(blogFeed([], site.data, SITE))).toBe(true);
});

it("llms.txt has a section for each part of the site that has pages", () => {
  const page = (route: string) => ({ route, title: `Title [of] ${route}`, description: "What it is about." });
  const text = llmsText([page("/"), page("/features/a"), page("/resources/comparisons/b")], site.data, SITE);
  expect(text.match(/^## .*/gm)).toEqual(["## Product", "## Features", "## Comparisons"]);
  expect(text).toContain(`- [Title \\[of\\] /features/a](${SITE}/features/a): What it is about.`);
});

it("icons have the sizes that they are named after", () => {
  const logo = readFileSync(join(ROOT, "public/favicon.svg"), "utf8");
  const icons = drawIcons(logo, themeColours(ROOT));
  expect(icons.map(({ file, png }) => [file, ...sizeOf(png)])).toEqual([
    ["icon-192.png", 192, 192],
    ["icon-512.png", 512, 512],
    ["icon-maskable-512.png", 512, 512],
    ["apple-touch-icon.png", 180, 180],
  ]);
});

describe("share images", () => {
  const pages = [
    { route: "/", kind: "home", title: "A number of your own | Pingo", name: "Home" },
    {
      route: "/blog/long",
      kind: "article",
      title: "A title of sixty characters, as long as any page may have it",
      name: "Long",
    },
  ];
  /** A project that shares the code of this one but keeps its own cache. */
  function project(): { codeRoot: string; clientDir: string; site: string } {
    mkdirSync(join(folder, "node_modules"));
    for (const name of ["node_modules/@fontsource", "renderer"])
      symlinkSync(join(ROOT, name), join(folder, name));
    return { codeRoot: folder, clientDir: join(folder, "client"), site: "Pingo" };
  }

  it("are drawn once: an unchanged page costs nothing, a changed title only its own picture", async () => {
    const options = project();
    expect(await writeShareImages(pages, options)).toBe(2);
    for (const file of ["share/index.png", "share/blog/long.png"])
      expect(sizeOf(readFileSync(join(options.clientDir, file)))).toEqual([1200, 630]);
    expect(await writeShareImages(pages, options)).toBe(0);
    expect(
      await writeShareImages(
        pages.map((page) => (page.route === "/" ? { ...page, title: "Other" } : page)),
        options,
      ),
    ).toBe(1);
  });
});
