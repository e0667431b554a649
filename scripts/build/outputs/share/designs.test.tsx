import { describe, expect, it } from "vitest";
import pageSchema from "../../../../schema/page.schema.json";
import { ROOT } from "../../../../tests/roots";
import { themeColors } from "../theme-colors";
import { designOf } from "./designs";
import { drawArtwork, headlineSize, maxHeadlineHeight, paint } from "./draw";
import { seededRandom } from "./drawings";
import type { SharedPage } from "./page-words";

const colors = themeColors(ROOT);
const kinds = pageSchema.properties.kind.enum;

/** Returns the artwork of a page. */
const art = (page: Pick<SharedPage, "route" | "kind" | "cover">) =>
  drawArtwork(designOf(page), page.route, colors);

describe("designs", () => {
  it.each(kinds)("a page of kind %s has theme colors and no class left", (kind) => {
    const page = { route: "/some/page", kind };
    const { ground, text, accent, mark } = designOf(page);
    for (const role of [ground, text, accent, mark])
      expect(colors[role], role).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/);
    expect(art(page)).not.toMatch(/class=|undefined|NaN/);
  });

  it("differ by kind, and by page within a kind", () => {
    const drawn = kinds.filter((kind) => !["article", "not-found"].includes(kind));
    expect(new Set(drawn.map((kind) => art({ route: "/a", kind }))).size).toBe(drawn.length);
    for (const kind of ["feature", "solution", "collection", "page"])
      expect(art({ route: "/features/a", kind })).not.toBe(art({ route: "/features/b", kind }));
    const comparison = { route: "/resources/comparisons/a", kind: "page" };
    expect(art(comparison)).not.toBe(art({ ...comparison, route: "/a" }));
  });

  it("reserve violet for Dlores, and give an article its own cover", () => {
    expect(designOf({ route: "/dlores", kind: "page" }).ground).toBe("dlores");
    const article = { route: "/blog/a", kind: "article" };
    expect(art({ ...article, cover: "after-hours" })).toContain(colors.sun);
    expect(art({ ...article, cover: "after-hours" })).not.toBe(art({ ...article, cover: "waves" }));
  });

  it("have the same numbers in every build", () => {
    const numbers = [0, 1, 2, 3].map(seededRandom("/features/a"));
    expect([0, 1, 2, 3].map(seededRandom("/features/a"))).toEqual(numbers);
    for (const number of numbers) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
    }
  });
});

describe("painting", () => {
  it("turns the theme's classes into attributes and drops layout classes", () => {
    expect(paint('<g class="fill-ink stroke-signal/40 size-8">', { ink: "#111", signal: "#222" })).toBe(
      '<g fill="#111" stroke="#222" stroke-opacity="0.4">',
    );
  });

  it("reports an unknown theme color", () => {
    expect(() => paint('<g class="fill-inc">', { ink: "#111" })).toThrowErrorMatchingInlineSnapshot(
      `[Error: A drawing has the class fill-inc, and the theme has no such color; it has ink.]`,
    );
  });
});

describe("headlines", () => {
  it("are as large as their width and height allow", () => {
    expect(headlineSize("Short", 560, 400)).toBe(96);
    expect(headlineSize("A headline of sixty characters that takes four lines or so", 560, 360)).toBeLessThan(
      90,
    );
    expect(headlineSize("Troubleshooting", 300, 400)).toBe(50);
  });

  it("are readable even for the longest title", () => {
    const headline = "Sixty characters of title is the most that any page may have";
    for (const kind of kinds) {
      const design = designOf({ route: "/a", kind });
      const height = maxHeadlineHeight(design, { label: "Label", headline });
      expect(headlineSize(headline, design.width, height), kind).toBeGreaterThan(50);
    }
  });
});
