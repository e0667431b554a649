import { expect, it } from "vitest";
import type { Diagnostic } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";
import { realSchemas } from "../tests/check/project";
import { placeFields } from "./misplaced-fields";

/** Returns the entry with its fields moved, and the reported faults. */
function placed(entry: object) {
  const document = parseJson("pages/_shared/a.json", JSON.stringify(entry));
  const diagnostics: Diagnostic[] = [];
  const moved = placeFields({ site: { schemas: realSchemas() }, diagnostics }, document, [], document.value);
  return [moved, diagnostics[0]?.message, diagnostics[0]?.edit?.text];
}

const body = "Call us.";
const right = { type: "rich-text", props: { body } };

it("moves content into props, and all other fields out of them", () => {
  expect(placed({ type: "rich-text", body })).toEqual([
    right,
    '"body" belongs in "props", not beside "type".',
    undefined,
  ]);
  expect(placed({ type: "rich-text", body, props: { contents: true } })[0]).toEqual({
    ...right,
    props: { contents: true, body },
  });
  expect(placed({ type: "rich-text", props: { body, tone: "ink" } })).toEqual([
    { ...right, tone: "ink" },
    '"tone" belongs beside "type", not in "props".',
    undefined,
  ]);
  expect(placed({ type: "rich-text", props: { props: { body } } }).slice(0, 2)).toEqual([
    right,
    '"props" is inside "props".',
  ]);
});

it("reads the name of a shared block from a misspelled field", () => {
  expect(placed({ uses: "plans" })).toEqual([{ use: "plans" }, '"uses" is not known here.', '"use"']);
});

it.each([right, { use: "plans" }, { type: "nothing", body }, { type: "rich-text", zebra: 1, props: {} }])(
  "returns %j unchanged",
  (entry) => {
    expect(placed(entry)).toEqual([entry, undefined, undefined]);
  },
);
