import { describe, expect, it } from "vitest";
import { EMPTY_PAGE, formatTable, medianRun, type Report, shortfalls } from "./report";

function report(scores: Partial<Record<string, number | null>> = {}): Report {
  const category = (id: string, title: string, audits: string[] = []) => ({
    title,
    score: scores[id] === undefined ? 1 : scores[id],
    auditRefs: audits.map((audit) => ({ id: audit, weight: audit === "hint" ? 0 : 10 })),
  });
  return {
    processorBlocking: 3.4,
    categories: {
      performance: category("performance", "Performance", ["largest-contentful-paint", "hint"]),
      accessibility: category("accessibility", "Accessibility", ["button-name", "image-alt"]),
      "best-practices": category("best-practices", "Best Practices"),
      seo: category("seo", "SEO"),
    },
    audits: {
      "first-contentful-paint": { title: "First Contentful Paint", score: 1, numericValue: 904.6 },
      "largest-contentful-paint": {
        title: "Largest Contentful Paint",
        score: 0.7,
        numericValue: 2710,
        displayValue: "2.7 s",
      },
      "total-blocking-time": { title: "Total Blocking Time", score: 1, numericValue: 12.4 },
      "forced-reflow-insight": {
        title: "Forced reflow",
        score: 0,
        details: {
          items: [{ items: [{ reflowTime: 41.3 }] }, { items: [{ reflowTime: 12 }, { reflowTime: 29.3 }] }],
        },
      },
      "cumulative-layout-shift": { title: "Cumulative Layout Shift", score: 1, numericValue: 0 },
      "total-byte-weight": { title: "Bytes", score: 1, numericValue: 84210 },
      "network-requests": {
        title: "Requests",
        score: 1,
        details: {
          items: [{ resourceType: "Document" }, { resourceType: "Font" }, { resourceType: "Font" }],
        },
      },
      "button-name": { title: "Buttons have no accessible name", score: 0 },
      "image-alt": { title: "Images have alt text", score: null },
      hint: { title: "A hint without weight", score: 0 },
    },
  };
}

const withPaint = (numericValue: number): Report => {
  const { audits, ...rest } = report();
  return {
    ...rest,
    audits: { ...audits, "largest-contentful-paint": { title: "LCP", score: 1, numericValue } },
  };
};

describe("table", () => {
  const broken = { categories: {}, audits: {}, runtimeError: { message: "NO_FCP" } };

  it("lists routes below the empty page, with scores, bytes and requests", () => {
    const results = [
      [EMPTY_PAGE, [withPaint(910)]],
      ["/", [report({ performance: 0.984 })]],
      ["/features/voice-calling", [broken]],
    ] as const;
    expect(`\n${formatTable(results)}`).toMatchInlineSnapshot(`
      "
      Route                    Perf  A11y    BP   SEO     FCP  above     LCP  above    TBT   FID  Reflow    CLS   CPU    Bytes  Requests
      (empty page)              100   100   100   100  0.90 s         0.91 s         12 ms  none   41 ms  0.000  3 ms  84.2 kB         3
      /                          98   100   100   100  0.90 s  +0.00  2.71 s  +1.80  12 ms  none   41 ms  0.000  3 ms  84.2 kB         3
      /features/voice-calling  none  none  none  none    none           none          none  none    none   none  none     none      none"
    `);
  });
});

/** The cell of a page's runs in the column with a heading; cells are right-aligned below it. */
function cell(heading: string, runs: Report[]): string | undefined {
  const [headings = "", row = ""] = formatTable([["/", runs]]).split("\n");
  return row
    .slice(0, headings.indexOf(heading) + heading.length)
    .split(/ {2,}/)
    .at(-1);
}

it("shows each figure's median over the runs that have it", () => {
  const runs = [withPaint(3000), withPaint(1000), { categories: {}, audits: {} }, withPaint(2000)];
  expect(cell("LCP", runs)).toBe("2.00 s");
  expect(cell("LCP", [])).toBe("none");
});

it("distinguishes a page without forced layouts from one without the audit", () => {
  const calm = { title: "Forced reflow", score: 1, details: { items: [{ items: [] }] } };
  expect(cell("Reflow", [{ ...report(), audits: { "forced-reflow-insight": calm } }])).toBe("0 ms");
  expect(cell("Reflow", [{ ...report(), audits: {} }])).toBe("none");
});

describe("shortfalls", () => {
  it("are empty at the minimum score", () => {
    expect(shortfalls("/", report({ performance: 0.98 }))).toEqual([]);
  });

  it("list the weighted audits that lose points, and no others", () => {
    const low = report({ performance: 0.97, accessibility: 0.99 });
    expect(shortfalls("/pricing", low).join("\n")).toMatchInlineSnapshot(`
      "/pricing: Performance is 97, expected 98.
        largest-contentful-paint: Largest Contentful Paint (2.7 s)
      /pricing: Accessibility is 99, expected 100.
        button-name: Buttons have no accessible name"
    `);
  });

  it("include categories without a score and pages that could not be measured", () => {
    expect(shortfalls("/", report({ seo: null }))).toEqual(["/: SEO is none, expected 100.\n"]);
    expect(shortfalls("/", { ...report(), runtimeError: { message: "The page did not paint." } })).toEqual([
      "/: Lighthouse could not measure it. The page did not paint.",
    ]);
    expect(shortfalls("/", { categories: {}, audits: {} })).toHaveLength(4);
  });
});

it("returns the middle run, or the slower one of an even number", () => {
  const [slow, middle, fast] = [0.7, 0.9, 1].map((performance) => report({ performance }));
  if (!slow || !middle || !fast) throw new Error("three reports were made");
  expect(medianRun([fast, slow, middle])).toBe(middle);
  expect(medianRun([fast, slow])).toBe(slow);
  expect(medianRun([])).toBeUndefined();
});
