import { describe, expect, it } from "vitest";
import { locate, parseJson, placeInString, withValue } from "./json-document";
import { offsetOfPlace, placeOfOffset } from "./place";

const slice = (text: string, { line, column, length }: { line: number; column: number; length: number }) =>
  text.split("\n")[line - 1]?.slice(column - 1, column - 1 + length);

describe("parseJson", () => {
  it("returns the value with a plain prototype", () => {
    const { value, diagnostics } = parseJson("a.json", '{ "a": [1, true, null, "x"], "b": { "c": -1.5e3 } }');
    expect(value).toEqual({ a: [1, true, null, "x"], b: { c: -1500 } });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(diagnostics).toEqual([]);
  });

  it("reports only the first syntax error, at its place", () => {
    const text = '{\n  "a": 1,\n  "b" 2,,\n}';
    const { value, diagnostics } = parseJson("a.json", text);
    expect(value).toBeNull();
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "column": 3,
          "edit": {
            "length": 0,
            "offset": 17,
            "text": ":",
          },
          "file": "a.json",
          "fix": "Add a colon.",
          "length": 3,
          "line": 3,
          "message": "A colon is missing between "b" and its value.",
          "rule": "json-syntax",
          "severity": "error",
          "where": "",
        },
      ]
    `);
  });

  it("reports the second of two equal keys, and treats __proto__ as a plain key", () => {
    const text = '{ "a": 1, "__proto__": { "b": 2, "b": 3 } }';
    const { diagnostics } = parseJson("a.json", text);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"b" is here twice; the first is on line 1. Only one of the two can count.',
    ]);
    expect(diagnostics[0]?.column).toBe(text.lastIndexOf('"b"') + 1);
  });

  it.each([
    ['{ "a": "he said \\"b\\": c", "d" : 1, "d": 2 }', 1],
    ['[{ "a":1,"a"\n:2 }, "{\\"a\\":1}"]', 1],
    ['{ "a": "he said \\"a\\": b", "b": [{ "a": 1 }, { "a": 1 }] }', 0],
  ])("reports a duplicate key, but not within a string: %s", (text, faults) => {
    const { diagnostics } = parseJson("a.json", text);
    expect(diagnostics).toHaveLength(faults);
  });

  it("limits nesting, but not brackets in strings", () => {
    const nested = (levels: number) =>
      parseJson("a.json", "[".repeat(levels) + "]".repeat(levels)).diagnostics;
    expect(nested(100)).toEqual([]);
    expect(nested(101)).toMatchObject([{ column: 101, rule: "json-syntax" }]);
    expect(parseJson("a.json", JSON.stringify(['"\\'.repeat(50) + "[".repeat(500)])).diagnostics).toEqual([]);
  });

  it.each(["", " \n ", "\ufeff"])("reports %j as empty", (text) => {
    expect(parseJson("a.json", text).diagnostics).toMatchObject([
      { line: 1, column: 1, message: "The file is empty." },
    ]);
  });

  it("removes a byte order mark, so that columns match the editor", () => {
    expect(parseJson("a.json", '\ufeff{"a" 1}').diagnostics).toMatchObject([{ line: 1, column: 2 }]);
  });
});

describe("placeOfOffset", () => {
  it("counts lines and columns from 1, with either line ending", () => {
    expect(placeOfOffset("ab\ncd", 0)).toEqual({ line: 1, column: 1, length: 1 });
    expect(placeOfOffset("ab\ncd", 3, 2)).toEqual({ line: 2, column: 1, length: 2 });
    expect(placeOfOffset("ab\r\ncd", 4)).toMatchObject({ line: 2, column: 1 });
    expect(placeOfOffset("ab\n", 3)).toEqual({ line: 2, column: 1, length: 1 });
  });

  it("covers one line only", () => {
    expect(placeOfOffset("ab\ncd", 1, 4)).toEqual({ line: 1, column: 2, length: 1 });
    expect(placeOfOffset("ab\ncd", 4, 9)).toEqual({ line: 2, column: 2, length: 1 });
  });

  it("distinguishes texts of the same length", () => {
    expect(placeOfOffset("a\nb\nc", 4).line).toBe(3);
    expect(placeOfOffset("a b c", 4).line).toBe(1);
    expect(placeOfOffset("a\nb\nc", 4).line).toBe(3);
  });
});

describe("offsetOfPlace", () => {
  it("is the inverse of placeOfOffset, and returns the end of the text for a place beyond it", () => {
    const text = "ab\r\ncd\n";
    for (let offset = 0; offset <= text.length; offset += 1)
      expect(offsetOfPlace(text, placeOfOffset(text, offset))).toBe(offset);
    expect(offsetOfPlace(text, { line: 9, column: 1 })).toBe(text.length);
    expect(offsetOfPlace(text, { line: 3, column: 9 })).toBe(text.length);
  });
});

describe("locate", () => {
  const text = '{\n  "list": [ { "name": "x" } ],\n  "flag": true\n}';
  const document = parseJson("a.json", text);

  it("finds values and keys", () => {
    expect(slice(text, locate(document, ["list", 0, "name"]))).toBe('"x"');
    expect(slice(text, locate(document, ["list", 0, "name"], "key"))).toBe('"name"');
    expect(slice(text, locate(document, ["flag"]))).toBe("true");
  });

  it("marks the opening bracket of a list or object", () => {
    expect(slice(text, locate(document, ["list"]))).toBe("[");
    expect(slice(text, locate(document, []))).toBe("{");
  });

  it("returns the nearest ancestor of a missing value", () => {
    expect(locate(document, ["list", 0, "missing", 3])).toEqual(locate(document, ["list", 0]));
    expect(locate(document, ["list", 7], "key")).toEqual(locate(document, ["list"]));
    expect(locate(parseJson("a.json", ""), ["a"])).toEqual({ line: 1, column: 1, length: 1 });
  });
});

describe("placeInString", () => {
  it.each([
    'a \\"quote\\" HERE',
    "tab \\t and \\n HERE",
    "\\u00e9\\u2028 HERE",
    "slash \\/ \\\\ HERE",
    "☎ 📞 HERE",
  ])("finds a part after %s", (literal) => {
    const text = `{ "a": "${literal} end" }`;
    const document = parseJson("a.json", text);
    const { a } = document.value as { a: string };
    expect(slice(text, placeInString(document, ["a"], a.indexOf("HERE"), 4))).toBe("HERE");
  });

  it("returns the place of a value that is not a string", () => {
    const document = parseJson("a.json", '{ "a": 1 }');
    expect(placeInString(document, ["a"], 3, 2)).toEqual(locate(document, ["a"]));
  });
});

it("copies a document with another value, and locates values as in the original", () => {
  const document = parseJson("pages/a.json", '{\n  "title": "A"\n}');
  const copy = withValue(document, { title: "B" }, []);
  expect(copy).toMatchObject({ file: "pages/a.json", value: { title: "B" }, diagnostics: [] });
  expect(locate(copy, ["title"])).toEqual(locate(document, ["title"]));
});
