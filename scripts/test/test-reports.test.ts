import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/folder";
import { failedTests, slowestFiles } from "./test-reports";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});

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

it("lists what failed, also a file that could not be loaded, without colors and without the end of a long message", () => {
  const name = join(process.cwd(), "data/a.test.ts");
  const unit = report("unit.json", {
    testResults: [
      {
        name,
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          {
            status: "failed",
            fullName: "takes away",
            failureMessages: ["\u001b[31mexpected 1\u001b[39m\nto be 2\nat a"],
          },
        ],
      },
      { name, status: "failed", message: "Cannot find module", assertionResults: [] },
      { name, status: "passed", message: "", assertionResults: [] },
    ],
  });
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: "home.browser.test.ts",
    tests: [{ results: [{ error: { message: `${title} timed out` } }, {}] }],
  });
  const browser = report("browser.json", {
    config: { rootDir: join(process.cwd(), "tests/browser") },
    suites: [
      { specs: [spec("opens", false)], suites: [{ specs: [spec("closes", false), spec("again", true)] }] },
    ],
  });
  const file = "data/a.test.ts";
  const home = "tests/browser/home.browser.test.ts";
  expect(failedTests([unit, browser], 2)).toEqual([
    { file, name: "takes away", message: "expected 1\nto be 2" },
    { file, name: "", message: "Cannot find module" },
    { file: home, name: "opens", message: "opens timed out" },
    { file: home, name: "closes", message: "closes timed out" },
  ]);
});
