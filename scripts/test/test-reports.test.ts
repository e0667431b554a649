import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { slowestFiles } from "./slowest-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pingo-times-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

it("lists the files of vitest and Playwright together, the slowest first", () => {
  const unit = report("unit.json", {
    testResults: [
      { name: join(process.cwd(), "data/a.test.ts"), startTime: 1000, endTime: 3500 },
      { name: join(process.cwd(), "data/b.test.ts"), startTime: 1000, endTime: 1010 },
    ],
  });
  const suite = (duration: number) => ({
    file: "home.browser.test.ts",
    specs: [{ tests: [{ results: [{ duration }] }] }],
    suites: [{ file: "home.browser.test.ts", specs: [{ tests: [{ results: [{ duration: 500 }] }] }] }],
  });
  const browser = report("browser.json", {
    config: { rootDir: join(process.cwd(), "tests/browser") },
    suites: [suite(1000), suite(2000)],
  });
  expect(slowestFiles([unit, browser], 2)).toEqual([
    { file: "tests/browser/home.browser.test.ts", seconds: 4 },
    { file: "data/a.test.ts", seconds: 2.5 },
  ]);
});
