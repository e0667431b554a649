import { expect, it } from "vitest";
import { syntaxSlip } from ".";
import { applyEdit } from "./guess";

/** Returns a text after all automatic fixes, applied one fault at a time. */
function mended(text: string): string {
  const edit = syntaxSlip(text)?.edit;
  return edit ? mended(applyEdit(text, edit)) : text;
}

it.each([
  ["curly quotes", "{ “a”: “b, “c” and d” }", '{ "a": "b, “c” and d" }'],
  ["a curly quote at the end", '{ "a": "b” }', '{ "a": "b" }'],
  ["single quotes", "{ 'a': 'it\\'s' }", `{ "a": "it's" }`],
  ["quotes within a text", '{ "a": "say "b", twice" }', '{ "a": "say \\"b\\", twice" }'],
  ["no closing quote", '{\n"a": "b,\n"c": 1 }', '{\n"a": "b",\n"c": 1 }'],
  ["a text that runs into the next one", '{ "a": "b, "c": "d" }', '{ "a": "b", "c": "d" }'],
  ["no opening quote", '{ "a": b c", "d": 1 }', '{ "a": "b c", "d": 1 }'],
  ["no quotes", '{ a: b c,\n"d": 1 }', '{ "a": "b c",\n"d": 1 }'],
  ["a token without quotes", '{ "a": {{b.c|d}} }', '{ "a": "{{b.c|d}}" }'],
  ["literals of other languages", "[True,\nNULL,\nFALSE]", "[true,\nnull,\nfalse]"],
  ["a semicolon", '{ "a": 1; "b": 2; }', '{ "a": 1, "b": 2 }'],
  ["an equals sign", '{ "a" = 1, "b" => 2 }', '{ "a" : 1, "b" : 2 }'],
  ["no comma, no colon", '{ "a" 1\n"b": 2 }', '{ "a": 1,\n"b": 2 }'],
  ["superfluous commas", "[, 1,, 2, ]", "[ 1, 2 ]"],
  ["non-breaking and zero-width spaces", '{\u00a0"a":\u200b 1 }', '{ "a": 1 }'],
  ["full-width punctuation", '{"a"：1，\n"b"：2\n｝', '{"a":1,\n"b":2\n}'],
  ["numbers", "[.5,\n+3,\n2.]", "[0.5,\n3,\n2]"],
  ["a tab within a text", '["a\tb"]', '["a b"]'],
])("fixes %s", (_, text, expected) => {
  expect(mended(text)).toBe(expected);
});

it.each([
  ["a bracket", '{ "a": [1 }'],
  ["a comment", '{ "a": 1 /* one */ }'],
  ["a bracket that is typed twice", '{ "a": [{{ "b": 1 }] }'],
  ["a number that begins with 0", "[007]"],
  ["two numbers that may be one", "[18 200]"],
  ["a text broken over two lines", '["a\nb"]'],
  ["a merge conflict", "{\n<<<<<<< HEAD\n}"],
])("leaves %s to a person", (_, text) => {
  expect(syntaxSlip(text)).toBeDefined();
  expect(mended(text)).toBe(text);
});

it.each([
  ["[] /* done", "JSON has no comments."],
  ["[1.]", "A number cannot end with a decimal point."],
  ["[yes]", "yes is neither a text in double quotes nor true, false or null."],
  ["[-]", "A text needs double quotes around it."],
  ["[0x1]", "A text needs double quotes around it."],
])("explains %s", (text, message) => {
  expect(syntaxSlip(text)?.message).toBe(message);
});

it("reports nothing in valid JSON", () => {
  expect(syntaxSlip('{ "a": [1.5e3, "\\u00e9", true, null, {}], "b": [] }\r\n')).toBeUndefined();
});

it("says that the file repeats a slip, and nothing of the kind about a single one", () => {
  const advice = "The file has this mistake more than once";
  expect(syntaxSlip('{ "a": 1; "b": 2 }')?.fix).not.toContain(advice);
  expect(syntaxSlip('{ "a": 1; "b": 2; "c": 3 }')?.fix).toContain(advice);
});
