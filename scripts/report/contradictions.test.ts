import { describe, expect, it } from "vitest";
import type { PageSummary } from "../../checks/page-summary";
import { contradictionList } from "./contradictions";
import { pageOf, result } from "./report.fixture";

describe("contradictionList", () => {
  const listed = (stating: readonly string[], pages: readonly PageSummary[] = []) => {
    const contradictions = result.summary.contradictions.map((fact) => ({ ...fact, pages: stating }));
    return contradictionList({ ...result, pages, summary: { ...result.summary, contradictions } });
  };

  it("names the pages of each reading in lines of 80 columns, those of a template by the template", () => {
    const routes = Array.from({ length: 12 }, (_, index) => `/features/number-${index}`);
    const posts = ["/blog/one", "/blog/two"];
    const pages = posts.map((route) => pageOf(route, "pages/blog/[postId].json"));
    const list = listed([...routes, ...posts], pages);
    expect(list.every((line) => line.length <= 78)).toBe(true);
    expect(`\n${list.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      plans.lite.price
        $4       on 13 pages: /features/number-0, /features/number-1,
                 /features/number-2, /features/number-3, /features/number-4,
                 /features/number-5, /features/number-6, /features/number-7,
                 /features/number-8, /features/number-9, /features/number-10,
                 /features/number-11, /blog/[postId]
        from $8  on 2 pages: /a, /b
      "
    `);
  });

  it("says so where no page states a reading", () => {
    expect(listed([])[1]).toBe("  $4       on no page");
  });
});
