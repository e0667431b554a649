import { expect, it } from "vitest";
import { site } from "../tests/render";
import { exampleFaults } from "./load-example";
import { readDocument, runWithDraft } from "./read-document";

/** The faults of all examples, with a slip in one of them. */
const faultsWith = (file: string, found: string, replacement: string) => {
  const { text } = readDocument(site.root, file);
  const draft = { file, text: text.replace(found, replacement) };
  expect(draft.text).not.toBe(text);
  const faults = runWithDraft(draft, () => exampleFaults(site));
  return faults.map((fault) => `${fault.file}:${fault.line}:${fault.column}: ${fault.message}`);
};

it("reports a fault of a block's content, and of its entry", () => {
  const file = "blocks/faq/example.json";
  expect(faultsWith(file, '"heading"', '"headng"')).toEqual([`${file}:4:5: "headng" is not known here.`]);
  expect(faultsWith(file, '"props"', '"porps"')).toEqual([`${file}:3:3: "porps" is not known here.`]);
  expect(faultsWith(file, "{", "{,")).toHaveLength(1);
});

it("reports a fault of a visual", () => {
  const file = "renderer/ui/visuals/call-log/example.json";
  expect(faultsWith(file, "08:04", "8:04")).toEqual([`${file}:7:15: "time" cannot be "8:04".`]);
});
