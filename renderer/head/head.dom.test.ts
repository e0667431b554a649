import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { site } from "../../tests/render";
import { ROOT } from "../../tests/roots";
import { pageOf, parsedPage } from "./head.fixture";

const SITE = "https://pingo.test";

/** Names that each page's head contains exactly once. */
const NAMES = [
  "description",
  "og:description",
  "og:image",
  "og:image:alt",
  "og:image:height",
  "og:image:width",
  "og:locale",
  "og:site_name",
  "og:title",
  "og:type",
  "og:url",
  "theme-color",
  "twitter:card",
  "twitter:description",
  "twitter:image",
  "twitter:image:alt",
  "twitter:site",
  "twitter:title",
  "viewport",
];

const KINDS = [
  ["home", "/"],
  ["pricing", "/pricing"],
  ["page", "/how-it-works"],
  ["feature", "/features/voice-calling"],
  ["solution", "/solutions/remote-teams"],
  ["collection", "/blog"],
  ["article", "/blog/ai-phone-systems-future"],
  ["about", "/about/team"],
  ["contact", "/contact"],
  ["legal", "/legal/privacy"],
] as const;

const ANGLED = 'Fewer < more & "quoted" </title></script>';

describe.each(KINDS)("a page of kind %s", (kind, route) => {
  it("has each meta name once, and a title, a description and a canonical URL", () => {
    vi.stubEnv("VITE_SITE_URL", `${SITE}/`);
    const { title, meta, canonical } = parsedPage(pageOf({ kind, route }));
    expect(Object.keys(meta).sort()).toEqual(NAMES);
    expect(Object.values(meta).filter((values) => values.length !== 1 || !values[0])).toEqual([]);
    expect(title).toEqual(["A title of its own"]);
    expect(meta.description).toEqual(["What this page is about, in a sentence."]);
    expect(canonical).toEqual([SITE + route]);
    expect(meta["og:url"]).toEqual(canonical);
    expect(meta["og:type"]).toEqual([kind === "article" ? "article" : "website"]);
  });
});

describe("sharing", () => {
  it("uses the page's title, description and image for both networks", () => {
    vi.stubEnv("VITE_SITE_URL", SITE);
    const { meta } = parsedPage(pageOf());
    for (const network of ["og", "twitter"]) {
      expect(meta[`${network}:title`]).toEqual(["A title of its own"]);
      expect(meta[`${network}:description`]).toEqual(["What this page is about, in a sentence."]);
      expect(meta[`${network}:image`]).toEqual([`${SITE}/share/test.png`]);
      expect(meta[`${network}:image:alt`]).toEqual([
        "The mark of Pingo beside the words: A title of its own",
      ]);
    }
    expect(meta["twitter:card"]).toEqual(["summary_large_image"]);
    expect(meta["twitter:site"]).toEqual([site.data.socialHandle]);
    expect(meta["og:image:width"]).toEqual(["1200"]);
    expect(meta["og:image:height"]).toEqual(["630"]);
  });

  it("uses the page's own share image if it has one", () => {
    vi.stubEnv("VITE_SITE_URL", SITE);
    const own = { shareImage: "/share/dlores.png", shareImageAlt: "Dlores on the phone." };
    const { meta } = parsedPage(pageOf(own));
    expect(meta["og:image"]).toEqual([`${SITE}/share/dlores.png`]);
    expect(meta["twitter:image:alt"]).toEqual(["Dlores on the phone."]);
    const undescribed = pageOf({ shareImage: own.shareImage, title: "Meet Dlores" });
    expect(parsedPage(undescribed).meta["og:image:alt"]).toEqual(["Meet Dlores"]);
  });

  it("uses the site's share image for a page without one", () => {
    vi.stubEnv("VITE_SITE_URL", SITE);
    const { meta } = parsedPage(pageOf({ kind: "not-found", route: "/404" }));
    expect(meta["og:image"]).toEqual([SITE + site.data.shareImage]);
    expect(meta["og:image:alt"]).toEqual([site.data.shareImageAlt]);
  });

  it("states the actual size of the site's share image", () => {
    // Width and height of a PNG: two 32-bit numbers from byte 16 on (PNG specification, 11.2.2 IHDR).
    const png = readFileSync(join(ROOT, "public", site.data.shareImage));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

it("escapes special characters in texts", () => {
  const { title, meta, html } = parsedPage(pageOf({ title: ANGLED, description: ANGLED }));
  expect(title).toEqual([ANGLED]);
  expect(meta.description).toEqual([ANGLED]);
  expect(meta["og:title"]).toEqual([ANGLED]);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
});

describe("the not-found page", () => {
  const page = parsedPage(pageOf({ kind: "not-found", route: "/404" }));

  it("is excluded from search results", () => {
    expect(page.meta.robots).toEqual(["noindex"]);
    expect(page.canonical).toEqual(["https://www.pingo.example/404"]);
    expect(page.scripts("application/ld+json")).toEqual([]);
  });

  it("is the only page with a robots rule", () => {
    expect(parsedPage(pageOf()).meta.robots).toBeUndefined();
  });
});

describe("speculation rules", () => {
  it("prerender pages of the site, but not data and assets", () => {
    expect(parsedPage(pageOf()).scripts("speculationrules")).toMatchInlineSnapshot(`
      [
        {
          "prerender": [
            {
              "eagerness": "moderate",
              "where": {
                "and": [
                  {
                    "href_matches": "/*",
                  },
                  {
                    "not": {
                      "href_matches": "/data/*",
                    },
                  },
                  {
                    "not": {
                      "href_matches": "/assets/*",
                    },
                  },
                ],
              },
            },
          ],
        },
      ]
    `);
  });
});
