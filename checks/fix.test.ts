import { linkSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { replaceFile } from "../data/replace-file";
import type { Diagnostic } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";
import { emptyFolder } from "../tests/empty-folder";
import { type Fix, planFixes } from "./fix";

let root = "";
beforeEach(() => {
  root = emptyFolder();
});

const fault = (text: string, found: string, put?: string): Diagnostic => {
  const offset = text.indexOf(found);
  const place = { file: "page.json", line: 1, column: offset + 1, length: found.length, where: "" };
  const edit = put === undefined ? {} : { edit: { offset, length: found.length, text: put } };
  return { ...place, severity: "error", rule: "literal-figure", message: "Typed by hand.", ...edit };
};

/** Applies the fixes and returns them. */
function applyFixes(folder: string, faults: readonly Diagnostic[]): readonly Fix[] {
  const plan = planFixes(folder, faults);
  for (const [file, text] of plan.texts) replaceFile(join(folder, file), text);
  return plan.fixes;
}

it("changes nothing before the plan is applied", () => {
  const text = '{ "a": "$12" }';
  writeFileSync(join(root, "page.json"), text);
  planFixes(root, [fault(text, "$12", "{{price}}")]);
  expect(readFileSync(join(root, "page.json"), "utf8")).toBe(text);
});

it("fixes a file that is not JSON error by error, up to the first one without an automatic fix", () => {
  const text = "{\n  'a': True,\n  “b”: [1;\n  2],\n  \"c\": yes\n}\n";
  writeFileSync(join(root, "page.json"), text);
  const fixes = applyFixes(root, parseJson("page.json", text).diagnostics);
  expect(fixes.map(({ line, before, after }) => `${line} ${before} → ${after}`)).toEqual([
    `2 'a' → "a"`,
    "2 True → true",
    '3 “b” → "b"',
    "3 ; → ,",
  ]);
  expect(readFileSync(join(root, "page.json"), "utf8")).toBe(
    '{\n  "a": true,\n  "b": [1,\n  2],\n  "c": yes\n}\n',
  );
});

it("applies every replacement, returns the changes, and leaves other text unchanged", () => {
  const text = '{ "a": "$12 for 14 days, or €9" }';
  writeFileSync(join(root, "page.json"), text);
  const faults = [fault(text, "$12", "{{price}}"), fault(text, "14", "{{trial}}"), fault(text, "€9")];
  expect(applyFixes(root, faults)).toEqual([
    { file: "page.json", line: 1, column: 9, before: "$12", after: "{{price}}" },
    { file: "page.json", line: 1, column: 17, before: "14", after: "{{trial}}" },
  ]);
  expect(readFileSync(join(root, "page.json"), "utf8")).toBe(
    '{ "a": "{{price}} for {{trial}} days, or €9" }',
  );
});

it("keeps the byte order mark and the line endings", () => {
  const text = '{\r\n"a": "$12"\r\n}';
  writeFileSync(join(root, "page.json"), `\ufeff${text}`);
  applyFixes(root, [fault(text, "$12", "{{price}}")]);
  expect(readFileSync(join(root, "page.json"), "utf8")).toBe('\ufeff{\r\n"a": "{{price}}"\r\n}');
});

it("replaces a file instead of writing to it, so that a full disk leaves it whole", () => {
  const text = '{ "a": "$12" }';
  writeFileSync(join(root, "page.json"), text);
  linkSync(join(root, "page.json"), join(root, "same.json"));
  applyFixes(root, [fault(text, "$12", "{{price}}")]);
  expect(readFileSync(join(root, "page.json"), "utf8")).toBe('{ "a": "{{price}}" }');
  expect(readFileSync(join(root, "same.json"), "utf8")).toBe(text);
});

it("applies only one of two replacements at the same place", () => {
  const text = '{ "a": "$12" }';
  writeFileSync(join(root, "page.json"), text);
  const applied = applyFixes(root, [fault(text, "$12", "{{one}}"), fault(text, "$12", "{{two}}")]);
  expect(applied).toHaveLength(1);
  expect(readFileSync(join(root, "page.json"), "utf8")).toMatch(/^\{ "a": "\{\{(one|two)\}\}" \}$/);
});

it("changes no file without a replacement", () => {
  expect(applyFixes(root, [fault("$12", "$12")])).toEqual([]);
});
