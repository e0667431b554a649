import { expect, it } from "vitest";
import { resolveSchemaPlace } from "../../../schema/field-title";
import type { JsonPath } from "../../../schema/json-document";
import { site } from "../../../tests/render";
import { compareWords, wordsOf } from "./change-words";

const SCHEMAS = { schema: site.schemas.schema, choices: {} };

const HERO = {
  type: "hero",
  tone: "ink",
  props: {
    buttons: [{ label: "Start", action: { kind: "signup" } }],
    visual: { kind: "shared-inbox" },
  },
};

it.each([
  [["blocks", 0, "tone"], "ink", "Dark"],
  [["blocks", 0, "props", "buttons", 0, "action", "kind"], "signup", "Goes to the app's sign-up page."],
  [["blocks", 0, "props", "visual", "kind"], "shared-inbox", "Shared inbox"],
  [["blocks", 0, "props", "heading"], "Calls", "Calls"],
  [["blocks", 0, "illustrative"], true, "On"],
  [["no-such-field", 0], "ink", "ink"],
] as [JsonPath, string | boolean, string][])("says what the form says at %j for %j", (path, value, words) =>
  expect(wordsOf(SCHEMAS, resolveSchemaPlace({ blocks: [HERO] }, path), value)).toBe(words),
);

it("says of a boolean with words of its own what the form says", () => {
  const content = { features: { sms: { available: false } } };
  const place = resolveSchemaPlace(
    content,
    ["features", "sms", "available"],
    "schema/competitor.schema.json",
  );
  const choices = { "feature-row": [{ value: "sms", label: "SMS" }] };
  expect(wordsOf({ ...SCHEMAS, choices }, place, false)).toBe("No");
});

it("marks only the words that differ", () => {
  expect(compareWords("Calls reach you today.", "Calls and texts reach you today.")).toEqual([
    ["Calls ", "", "reach you today."],
    ["Calls ", "and texts ", "reach you today."],
  ]);
  expect(compareWords("You pay.", "You pay. We call.")).toEqual([
    ["You pay.", "", ""],
    ["You pay.", " We call.", ""],
  ]);
  expect(compareWords("You pay.", "You pay, or not.")).toEqual([
    ["You pay", "", "."],
    ["You pay", ", or not", "."],
  ]);
  expect(compareWords("go go", "go go go")).toEqual([
    ["go go", "", ""],
    ["go go", " go", ""],
  ]);
  expect(compareWords("", "New words")).toEqual([
    ["", "", ""],
    ["", "New words", ""],
  ]);
  expect(compareWords("$12 a month", "$12 a month")[1]).toEqual(["", "$12 a month", ""]);
});
