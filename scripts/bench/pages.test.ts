import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { emptyFolder } from "../../tests/empty-folder";
import { site } from "../../tests/render";
import { createBenchProject } from "./pages";

it("creates distinct pages that pass the check", () => {
  const folder = createBenchProject(site.root, 20, emptyFolder());
  const { diagnostics, pages } = checkSite(openSite(folder));
  expect(pages.filter(({ route }) => route.startsWith("/bench/"))).toHaveLength(18);
  expect(pages.filter(({ route }) => route.startsWith("/blog/bench-"))).toHaveLength(2);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});
