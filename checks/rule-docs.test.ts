import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadConstants } from "../data/constants";
import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { check, type Files, page } from "../tests/check/project";
import { FROZEN_SITE, ROOT } from "../tests/roots";
import { checkHtml, htmlRules } from "./html/check-html";
import { docsOf, ruleDocs } from "./rule-docs";
import { pageRules, siteRules } from "./rules";

const rules = ruleDocs();
const names = rules.map(({ name }) => name);
const readme = readFileSync(join(ROOT, "checks/README.md"), "utf8");
const pageOf = (file: string, fields: object) => ({
  ...page([], { description: `On ${file}. ${page().description}` }),
  ...fields,
});

/** Applies a change to a JSON value; `null` removes (JSON Merge Patch, RFC 7396). */
function patched(value: JsonValue | undefined, change: JsonValue): JsonValue {
  if (!isJsonObject(change)) return change;
  const result: JsonObject = isJsonObject(value) ? { ...value } : {};
  for (const [key, child] of Object.entries(change)) {
    if (child === null) delete result[key];
    else result[key] = patched(result[key], child);
  }
  return result;
}

/** The project files for an example of the documentation. */
function filesOf(example: string): Files {
  const value = JSON.parse(example) as JsonValue;
  if (Array.isArray(value)) return { "pages/index.json": page(value as object[]) };
  if (!isJsonObject(value)) throw new Error(`Not an example: ${example}`);
  if ("type" in value || "use" in value) return { "pages/index.json": page([value]) };
  if (!Object.keys(value).every((key) => key.includes("/")))
    return { "pages/index.json": { ...page(), ...value } };
  const files: Files = { "pages/index.json": page() };
  for (const [file, content] of Object.entries(value)) {
    // These folders are links to the real ones.
    if (/^(?:blocks|schema|renderer)\//.test(file)) throw new Error(`An example cannot write ${file}.`);
    if (file === "data/constants.json" || file.startsWith("data/comparisons/")) {
      const real = JSON.parse(readFileSync(join(FROZEN_SITE, file), "utf8")) as JsonValue;
      files[file] = patched(real, content);
    } else if (content === null) delete files[file];
    else files[file] = /^pages\/[^_]/.test(file) && isJsonObject(content) ? pageOf(file, content) : content;
  }
  return files;
}

/** Number of findings of a rule in an example. */
function findings(rule: string, documented: string): number {
  const example = documented.replace(/^```\w+\n|\n```$/g, "");
  if (example.startsWith("<h1>")) {
    const constants = loadConstants(FROZEN_SITE);
    const html = `<main>${example}</main>`;
    const source = { file: "pages/index.json", route: "/", output: "index.html", constants };
    return checkHtml(html, source).filter((found) => found.rule === rule).length;
  }
  return check(filesOf(example)).diagnostics.filter((found) => found.rule === rule).length;
}

/** Rules whose examples a project in memory cannot show; each has its own tests. */
const SHOWN_ELSEWHERE = [
  // Faults of code and schemas, which a project in memory shares with the real one.
  ...["schema-shape", "generated-files", "bundle", "render-failure"],
  // It requires files that `npm run accept` writes.
  "unread-sentence",
  // Its example shows a part of an index.
  "collection-index",
];

describe.each(rules)("$name", ({ name, summary, why, wrong, right }) => {
  it("is documented", () => {
    expect(why).toMatch(/^[A-Z“`].*[.]$/);
    expect(summary).toMatch(/^["A-Z].*\.$/);
  });

  it.skipIf(SHOWN_ELSEWHERE.includes(name))("finds its wrong example, and not its right one", () => {
    // The real constants have contradictions of their own.
    const before = name === "contradiction" ? findings(name, "[]") : 0;
    expect(findings(name, wrong), "faults in the example below “Wrong:”").toBeGreaterThan(before);
    expect(findings(name, right), "faults in the example below “Right:”").toBe(before);
  });
});

it("each rule is documented once, with its severity, in the order in which the rules run", () => {
  expect(new Set(names).size).toBe(names.length);
  const run = new Set([...pageRules, ...siteRules, ...htmlRules]);
  const severities = new Map([...run].map(({ name, severity = "error" }) => [name, severity]));
  const documented = rules.map(({ name, severity }) => [name, severity]);
  expect(documented.slice(-severities.size)).toEqual([...severities]);
  expect(readme.match(/^### .+/gm)).toEqual(names.map((name) => `### ${name}`));
});

it("each rule that a diagnostic can name is documented", () => {
  const files = ["checks", "data", "schema", "scripts"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => join(ROOT, folder, name)),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\brule: "([a-z0-9-]+)"/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !names.includes(name))).toEqual([]);
});

it("the documentation has the anchors that reports link to", () => {
  for (const name of names) {
    expect(docsOf(name)).toBe(`checks/README.md#${name}`);
    expect(readme.split("\n")).toContain(`### ${name}`);
  }
});
