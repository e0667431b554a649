import { expect, it } from "vitest";
import { isPlain } from "./markdown";

it.each(["Texts go out at once.", "$12 a month – half off!", "24/7, 10% of 3.5 (or so): #1", "14 days"])(
  "recognizes %j as plain text",
  (text) => expect(isPlain(text)).toBe(true),
);

it.each([
  "",
  " ",
  "- a",
  "1. a",
  "2) a",
  "# a",
  "> a",
  "a *b*",
  "a\nb",
  "[a](/b)",
  "a ",
  "a & b",
  "~~~",
  "---",
])("does not recognize %j as plain text", (text) => expect(isPlain(text)).toBe(false));
