import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../roots";

/**
 * Rows of the specification, and failures that the site must handle, by the group of browser tests that has a test
 * titled like each row.
 */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  "spec 4: states": [
    "Mobile menu",
    "Demo modal",
    "Hero word",
    "Pricing countdown",
    "Pricing section view",
    "FAQ, pricing FAQ and troubleshooting items",
    "Carrier pricing",
    "Comparison detail",
    "Comparisons index",
    "Plan changes (claim)",
  ],
  "spec 7: calls": [
    "GET /data/carriers/index.json",
    "GET /data/carriers/{file}",
    "GET /data/comparisons/index.json",
    "GET /data/comparisons/{competitorId}.json",
    "GET /data/comparisons.json",
    "Outbound carrier links",
    "Newsletter subscribe and the contact form make no call",
  ],
  "spec 8: error catalogue": [
    "Unknown route",
    "Comparison detail fails to load or has no data",
    "Comparisons index fails to load",
    "Unknown blog post id",
    "Country has no carriers",
    "Carrier index or country file fails to load",
    "Invalid outbound link address",
    "Loading messages",
    "Analytics",
    "Emergency calls",
  ],
  "carrier pricing under failure": [
    "index 404, country 500 and invalid JSON",
    "a 20 s delay",
    "offline in mid-session",
    "Back during loading",
    "two quick clicks",
    "JavaScript off",
    "storage denied",
  ],
  "comparisons under failure": [
    "index 404, detail 500 and invalid JSON",
    "a 20 s delay",
    "offline in mid-session",
    "Back during loading",
    "two quick clicks",
    "JavaScript off",
    "storage denied",
  ],
  "countdown under failure": ["clock moved over New Year", "JavaScript off", "storage denied"],
};

/** A test or a group of tests; skipped tests and tests marked with fixme do not match. */
const TEST = /^( *)test(\.describe)?\("((?:[^"\\]|\\.)+)"/;

/**
 * Names of the tests and groups directly inside the groups of a name. Every file is formatted, so that a line's
 * indentation says what it is inside of.
 *
 * @param group name of a group at the top level of a file
 * @param text source of a test file
 */
function namesIn(group: string, text: string): string[] {
  let current = "";
  return text.split("\n").flatMap((line) => {
    const [, indent, isGroup, name = ""] = TEST.exec(line) ?? [];
    if (indent === "") current = isGroup ? name : "";
    return indent?.length === 2 && current === group ? [name] : [];
  });
}

const FOLDER = join(ROOT, "tests/browser");
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".browser.test.ts"))
  .map((file) => readFileSync(join(FOLDER, file), "utf8"));

describe.each(Object.keys(ROWS))("%s", (group) => {
  const names = files.flatMap((text) => namesIn(group, text));

  it.each(ROWS[group] ?? [])("%s has a browser test with its title", (row) => {
    expect(names).toContain(row);
  });
});

describe("namesIn", () => {
  const source = [
    'test("at the top", () => {});',
    'test.describe("group", () => {',
    '  test("one", () => {',
    '    test("too deep", () => {});',
    "  });",
    '  test.describe("two", () => {});',
    '  test.skip("skipped", () => {});',
    "});",
    'test.describe("another", () => {',
    '  test("three", () => {});',
    "});",
  ].join("\n");

  it("finds the tests directly in the group, except skipped ones", () => {
    expect(namesIn("group", source)).toEqual(["one", "two"]);
    expect(namesIn("another", source)).toEqual(["three"]);
    expect(namesIn("nowhere", source)).toEqual([]);
  });
});
