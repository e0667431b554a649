import { expect, it } from "vitest";
import { slowestFiles } from "./slowest-files";

const VITEST = ` \u001b[32m✓\u001b[39m \u001b[30m\u001b[42m unit \u001b[49m\u001b[39m checks/rules/free.test.ts \u001b[2m(18 tests)\u001b[22m\u001b[33m 1855\u001b[2mms\u001b[22m\u001b[39m
   \u001b[33m✓\u001b[39m a test of that file \u001b[33m 1185\u001b[2mms\u001b[22m\u001b[39m
 ❯ |unit| data/site.test.ts (2 tests | 1 failed) 120ms
   × opens a site 110ms`;
const PLAYWRIGHT = `
  ✓    2 [desktop] › tests/browser/faq.browser.test.ts:18:3 › Tab leads on @every-width (1.4s)
  ✓    3 [phone] › tests/browser/faq.browser.test.ts:18:3 › Tab leads on @every-width (700ms)
  -    4 [phone] › tests/browser/menus.browser.test.ts:18:3 › is left out
  2 passed (1.2m)`;

it("adds up the times of Vitest files and Playwright tests, slowest first", () => {
  expect(slowestFiles([VITEST, PLAYWRIGHT]).map(({ file, seconds }) => [file, seconds.toFixed(2)])).toEqual([
    ["tests/browser/faq.browser.test.ts", "2.10"],
    ["checks/rules/free.test.ts", "1.85"],
    ["data/site.test.ts", "0.12"],
  ]);
});

it("returns at most ten files, and ignores other programs", () => {
  const lines = Array.from({ length: 12 }, (_, number) => ` ✓ unit a${number}.test.ts (1 test) ${number}ms`);
  expect(slowestFiles([lines.join("\n"), "Checked 3 files in 12ms."])).toHaveLength(10);
});
