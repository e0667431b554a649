import { describe, expect, it } from "vitest";
import type { PageSummary } from "../../checks/page-summary";
import { contradictionList } from "./contradictions";
import { pageOf, result } from "./report.fixture";

describe("contradictionList", () => {
  const listed = (stating: readonly string[], pages: readonly PageSummary[] = []) => {
    const contradictions = result.summary.contradictions.map((fact) => ({ ...fact, pages: stating }));
    return contradictionList({ ...result, pages, summary: { ...result.summary, contradictions } });
  };

  it("lists the pages of each reading, and template pages by template", () => {
    const posts = ["/blog/one", "/blog/two"];
    const pages = posts.map((route) => pageOf(route, "pages/blog/[postId].json"));
    expect(`\n${listed(["/pricing", ...posts], pages).join("\n")}\n`).toMatchInlineSnapshot(`
      "
      plans.lite.price
        $4       on 2 pages: /pricing, /blog/[postId]
        from $8  on 2 pages: /a, /b
      "
    `);
  });

  it("reports a reading without pages", () => {
    expect(listed([])[1]).toBe("  $4       on no page");
  });
});
