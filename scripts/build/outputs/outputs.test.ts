import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkSite } from "../../../checks/check-site";
import type { Constant } from "../../../data/constants";
import type { Site } from "../../../data/site";
import type { PostSummary } from "../../../schema/shapes.gen";
import { emptyFolder } from "../../../tests/empty-folder";
import { site } from "../../../tests/render";
import { ROOT } from "../../../tests/roots";
import { UserError } from "../../user-error";
import { blogFeed } from "./feed";
import { drawIcon, ICONS } from "./icons";
import { lastModified, newestDate } from "./last-modified";
import { llmsText } from "./llms-text";
import { writeOutputs } from "./outputs";
import { sitemapXml } from "./sitemap";
import { themeColors } from "./theme-colors";

const SITE = "https://pingo.test";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});
/** Returns the width and height of a PNG (https://www.w3.org/TR/png/#11IHDR). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const logo = readFileSync(join(ROOT, "public/favicon.svg"), "utf8");
const head = readFileSync(join(ROOT, "renderer/head/head.tsx"), "utf8");

describe("colors", () => {
  it("come from the theme, including those of the pages", () => {
    const { paper, ink, signal } = themeColors(ROOT);
    expect({ paper, ink, signal }).toMatchInlineSnapshot(`
      {
        "ink": "#151e31",
        "paper": "#fcf9f3",
        "signal": "#0b773f",
      }
    `);
    // These files have no stylesheet.
    expect(head).toContain(`name="theme-color" content="${paper}"`);
    expect(logo).toContain(`fill="${signal}"`);
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

  it("are those of the last commit; uncommitted files and folders without history have none", () => {
    expect(lastModified(folder).size).toBe(0);
    git("init");
    commit("pages/a.json");
    const dates = lastModified(folder);
    expect(dates.get("pages/a.json")?.toISOString()).toBe("2026-03-04T10:00:00.000Z");
    expect(newestDate(dates, ["pages/a.json"])?.getUTCFullYear()).toBe(2026);
    expect(newestDate(dates, ["pages/a.json", "pages/new.json"])).toBeUndefined();
    writeFileSync(join(folder, "pages/a.json"), "changed since");
    expect(lastModified(folder).size).toBe(0);
  });

  it("are unknown in a shallow clone, which has only one commit", () => {
    git("init");
    commit("pages/a.json");
    commit("pages/b.json");
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--depth", "1", `file://${folder}`, clone], { stdio: "ignore" });
    expect(lastModified(clone).size).toBe(0);
  });

  it("are the newest of all files of a page", () => {
    const dates = new Map([
      ["a", new Date("2026-01-01")],
      ["b", new Date("2026-02-02")],
    ]);
    expect(newestDate(dates, ["a", "b"])).toEqual(new Date("2026-02-02"));
    expect(newestDate(dates, ["b", "a"])).toEqual(new Date("2026-02-02"));
  });
});

it("the sitemap lists the address of each page and its date if known", async () => {
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

it("the feed is valid with special XML characters and without articles", () => {
  const post: PostSummary = {
    href: "/blog/one",
    title: "Calls & texts <now>",
    excerpt: "What ]]> and & do.",
    category: "Guides",
    image: "waves",
    authorName: "Ana",
    publishedAt: "2026-03-04",
    publishedOn: "March 4, 2026",
    readMinutes: 5,
    featured: false,
  };
  const xml = blogFeed([post], site.data, SITE);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(xml);
  expect(feed.updated).toMatch(/^2026-03-04/);
  expect(feed.entry.id).toBe(`${SITE}/blog/one`);
  expect(feed.entry.category).toEqual({ "@_term": "Guides" });
  expect(feed.entry.title["#text"]).toBe("Calls &amp; texts &lt;now&gt;");
  expect(XMLValidator.validate(blogFeed([], site.data, SITE))).toBe(true);
});

describe("llms.txt", () => {
  const page = (route: string) => ({ route, title: `Title [of] ${route}`, description: "What it is about." });

  it("has a section for each part of the site that has pages", () => {
    const text = llmsText([page("/"), page("/features/a"), page("/resources/comparisons/b")], site, SITE);
    expect(text.match(/^## .*/gm)).toEqual(["## Product", "## Features", "## Comparisons"]);
    expect(text).toContain(`- [Title \\[of\\] /features/a](${SITE}/features/a): What it is about.`);
  });

  const textWith = (constants: Site["constants"]) => llmsText([], { ...site, constants }, SITE);

  it("states the prices and the trial", () => {
    expect(textWith(site.constants)).toContain(
      "Prices: Lite $4 a month, Standard $12 a month (about $10 a month, billed annually), " +
        "Enterprise custom. The first 14 days are free, without a credit card.",
    );
  });

  it("follows the constants: another price, another name, a plan and a promise that are gone", () => {
    const constants = new Map(site.constants);
    const set = (key: string, more: Partial<Constant>) => {
      const constant = constants.get(key);
      if (constant) constants.set(key, { ...constant, ...more });
    };
    set("plans.enterprise.price", { value: 99, unit: "usd", per: "month" });
    set("plans.lite.name", { value: "Basic" });
    constants.delete("plans.standard.price");
    constants.delete("claims.card");
    expect(textWith(constants)).toMatch(/^Prices: Basic \$4 a month, Enterprise \$99 a month\.$/m);
  });
});

it("icons have the sizes in their names", () => {
  const colors = themeColors(ROOT);
  expect(ICONS.map((icon) => [icon.file, ...sizeOf(drawIcon(icon, logo, colors))])).toEqual([
    ["icon-192.png", 192, 192],
    ["icon-512.png", 512, 512],
    ["icon-maskable-512.png", 512, 512],
    ["apple-touch-icon.png", 180, 180],
  ]);
});

describe("written files", () => {
  const { pages } = checkSite(site);

  it("do not replace a file of public/", async () => {
    writeFileSync(join(folder, "robots.txt"), "by hand");
    await writeOutputs(site, pages, ROOT, folder, false);
    expect(readFileSync(join(folder, "robots.txt"), "utf8")).toBe("by hand");
    expect(existsSync(join(folder, "sitemap.xml"))).toBe(true);
    expect(existsSync(join(folder, "share"))).toBe(false);
  });

  it("are not written with an invalid site address", async () => {
    vi.stubEnv("VITE_SITE_URL", "pingo.test");
    const writing = writeOutputs(site, pages, ROOT, folder, false);
    await expect(writing).rejects.toThrow(UserError);
    await expect(writing).rejects.toThrow('VITE_SITE_URL is "pingo.test"');
  });
});
