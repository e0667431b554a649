import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { readDocument, runWithDraft } from "./read-document";

let root: string;
beforeEach(() => {
  root = emptyFolder();
});

function read(content?: string | Buffer) {
  if (content !== undefined) writeFileSync(join(root, "a.json"), content);
  return readDocument(root, "a.json");
}

const fault = (content?: string | Buffer) => {
  const { value, tree, diagnostics } = read(content);
  expect({ value, tree }).toEqual({ value: null, tree: undefined });
  expect(diagnostics).toMatchObject([
    { file: "a.json", line: 1, column: 1, severity: "error", rule: "json-syntax" },
  ]);
  return diagnostics[0]?.message;
};

it("reads a file, with a byte order mark and either line ending", () => {
  expect(read('\ufeff{\r\n  "a": 1\r\n}')).toMatchObject({
    file: "a.json",
    value: { a: 1 },
    diagnostics: [],
  });
});

it("reports a file that cannot be read, without throwing", () => {
  expect(fault()).toBe("This file is missing, and the site needs it.");
  expect(fault(Buffer.from([0xc3, 0x28]))).toBe("The file is not UTF-8 text.");
  expect(fault(" ".repeat(2 * 1024 * 1024 + 1))).toBe(
    "The file has 2097153 bytes; at most 2097152 are read.",
  );
});

it("reports a folder", () => {
  mkdirSync(join(root, "a.json"));
  expect(fault()).toBe("This is a folder; a file is expected.");
});

it("reports a path below a file", () => {
  writeFileSync(join(root, "b.json"), "{}");
  expect(readDocument(root, "b.json/c.json").diagnostics).toMatchObject([
    { message: "The file cannot be read (ENOTDIR)." },
  ]);
});

it("reads a draft instead of its file only during the callback", () => {
  const read = () => [readDocument(root, "a.json").value, readDocument(root, "b.json").value];
  for (const name of ["a.json", "b.json"]) writeFileSync(join(root, name), '"saved"');
  const draft = { file: "a.json", text: '"draft"' };
  expect(runWithDraft(draft, read)).toEqual(["draft", "saved"]);
  expect(read()).toEqual(["saved", "saved"]);
  expect(() =>
    runWithDraft(draft, () => {
      throw new Error("A rule is broken.");
    }),
  ).toThrow("A rule is broken.");
  expect(read()).toEqual(["saved", "saved"]);
});
