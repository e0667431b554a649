import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { createBenchProject } from "./pages";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it("creates distinct pages that pass the check", () => {
  const folder = createBenchProject(process.cwd(), 20, tmpdir());
  folders.push(folder);
  const { diagnostics, pages } = checkSite(openSite(folder));
  expect(pages.filter(({ route }) => route.startsWith("/bench/"))).toHaveLength(18);
  expect(pages.filter(({ route }) => route.startsWith("/blog/bench-"))).toHaveLength(2);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});
