import { expect, it } from "vitest";
import { isPlain } from "./markdown";

it.each(["Texts go out at once.", "$12 a month – half off!", "24/7, 10% of 3.5 (or so): #1", "14 days"])(
  "knows that %j is plain",
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
])("does not take %j for plain", (text) => expect(isPlain(text)).toBe(false));
