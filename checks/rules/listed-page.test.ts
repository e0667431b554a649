import { expect, it } from "vitest";
import { check, findingsOf, page, text } from "../../tests/check/project";

it("reports a listed page that is missing, once with all links to it", () => {
  const files = {
    "pages/index.json": page([text("See [plans](/plans).")]),
    "data/routes.json": { routes: ["/", "/plans", "/404"] },
  };
  expect(findingsOf("listed-page", files)).toMatchInlineSnapshot(`
    "
    data/routes.json:4:5 «"/plans"» warning listed-page
    Route 2: "/plans" has no page yet. 1 more place in 1 file needs it: pages/index.json:16.
    Fix: Restore it if it was deleted (git restore "pages/plans.json"), or write it: npm run new:page -- /plans

    data/routes.json:5:5 «"/404"» warning listed-page
    Route 3: "/404" has no page yet.
    Fix: Restore it if it was deleted (git restore "pages/404.json"), or write it: npm run new:page -- /404
    "
  `);
  const faults = check(files).diagnostics.filter(({ severity }) => severity !== "notice");
  expect(faults).toHaveLength(2);
});

it("reports a misspelled route", () => {
  const files = { "pages/index.json": page(), "data/routes.json": { routes: ["/idnex", "/"] } };
  expect(findingsOf("listed-page", files)).toContain("/idnex");
});
