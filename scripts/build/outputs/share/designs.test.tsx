import { describe, expect, it } from "vitest";
import pageSchema from "../../../../schema/page.schema.json";
import { ROOT } from "../../../../tests/render";
import { themeColours } from "../theme-colours";
import { designOf } from "./designs";
import { artwork } from "./draw";
import { HEIGHT, headlineSize } from "./layout";
import { paint } from "./paint";

const colours = themeColours(ROOT);
const kinds = pageSchema.properties.kind.enum;

describe("designs", () => {
  it.each(kinds)("a page of kind %s has colours of the theme and no class left", (kind) => {
    const design = designOf({ route: "/some/page", kind });
    for (const role of [design.ground, design.text, design.accent, design.mark])
      expect(colours[role], role).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/);
    expect(artwork(design, colours)).not.toMatch(/class=|undefined|NaN/);
  });

  it("differ by kind, and by page within a kind", () => {
    const art = (route: string, kind: string) => artwork(designOf({ route, kind }), colours);
    const kindsDrawn = [
      "home",
      "feature",
      "solution",
      "pricing",
      "collection",
      "about",
      "contact",
      "legal",
      "page",
    ];
    expect(new Set(kindsDrawn.map((kind) => art("/a", kind))).size).toBe(kindsDrawn.length);
    expect(art("/features/a", "feature")).not.toBe(art("/features/b", "feature"));
  });

  it("keep violet for Dlores, and give an article its own cover", () => {
    expect(designOf({ route: "/dlores", kind: "page" }).ground).toBe("dlores");
    const article = artwork(designOf({ route: "/blog/a", kind: "article", cover: "after-hours" }), colours);
    expect(article).toContain(colours.sun);
    expect(article).not.toBe(
      artwork(designOf({ route: "/blog/a", kind: "article", cover: "waves" }), colours),
    );
  });
});

describe("painting", () => {
  it("turns the theme's classes into attributes and drops those that only place", () => {
    expect(paint('<g class="fill-ink stroke-signal/40 size-8">', { ink: "#111", signal: "#222" })).toBe(
      '<g fill="#111" stroke="#222" stroke-opacity="0.4">',
    );
  });

  it("says which colour the theme does not have", () => {
    expect(() => paint('<g class="fill-inc">', { ink: "#111" })).toThrowErrorMatchingInlineSnapshot(
      `[Error: A drawing has the class fill-inc, and the theme no such colour; known are ink.]`,
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

  it("stay between the logo and the lower edge, however long a title may be", () => {
    const title = "Sixty characters of title is the most that any page may have";
    for (const kind of kinds) {
      const { width, top } = designOf({ route: "/a", kind });
      expect(headlineSize(title, width, HEIGHT - 60 - top - 60), kind).toBeGreaterThanOrEqual(56);
    }
  });
});
