import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Files, page, siteOf } from "../tests/check/project";
import { itemOfFile } from "./collections";
import { runWithDraft } from "./read-document";
import { openSite } from "./site";

const open = (files: Files) => siteOf({ "pages/index.json": page([]), ...files });

it("reads each folder of data/ as a collection without its index, with tokens resolved", () => {
  const { collections, diagnostics } = open({
    "data/notes/b.json": { text: "{{plans.standard.price}} at {{site.name}}" },
    "data/notes/a.json": {},
    "data/notes/index.json": { about: "all of them" },
  });
  expect(diagnostics).toEqual([]);
  expect(collections.get("notes")?.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(itemOfFile(collections, "data/notes/b.json")).toMatchObject({
    value: { text: "$12 a month at Pingo" },
    canBeShown: true,
  });
  expect(itemOfFile(collections, "data/notes/c.json")).toBeUndefined();
});

it("reads a folder of any name", () => {
  const { collections, diagnostics } = open({ "data/constructor/a.json": {} });
  expect(diagnostics).toEqual([]);
  expect([...collections.keys()]).toEqual(["constructor"]);
});

it("reports faults of an item at their place, and marks the item as not to be shown", () => {
  const { collections, diagnostics } = open({
    "data/notes/bad.json": '{ "text": "x", }',
    "data/notes/odd.json": { text: "{{plans.standart.price}}" },
    "data/posts/short.json": { title: "Too short" },
  });
  expect(diagnostics.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([
    expect.stringContaining("data/notes/bad.json:1 json-syntax"),
    expect.stringContaining(
      'data/notes/odd.json:2 unknown-token There is no constant "plans.standart.price"',
    ),
    expect.stringMatching(
      /^data\/posts\/short\.json:1 data-shape "excerpt", .* and "sources" are missing\.$/,
    ),
    'data/posts/short.json:2 data-shape "title" has 9 characters, at least 25 are needed.',
  ]);
  expect([...collections.values()].flat().map(({ canBeShown }) => canBeShown)).toEqual([false, false, false]);
});

it("reads an item of a large collection again when it is needed, but not a draft", () => {
  const notes = (count: number, text: string): Files =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`data/notes/${index}.json`, { text }]));
  const valuesAfterSave = (count: number) => {
    const { root } = open(notes(count, "{{site.name}}"));
    const draft = { file: "data/notes/1.json", text: '{ "text": "draft" }' };
    const { collections } = runWithDraft(draft, () => openSite(root));
    for (const name of ["0", "1"])
      writeFileSync(join(root, `data/notes/${name}.json`), '{ "text": "saved" }');
    const items = collections.get("notes") ?? [];
    return ["0", "1", "2"].map((id) => items.find((item) => item.id === id)?.value.text);
  };
  expect(valuesAfterSave(200)).toEqual(["Pingo", "draft", "Pingo"]);
  expect(valuesAfterSave(201)).toEqual(["saved", "draft", "Pingo"]);
});

it("keeps the faults of the items of a large collection", () => {
  const files = Array.from({ length: 201 }, (_, index) => [`data/notes/${index}.json`, {}]);
  const { collections, diagnostics } = open({ ...Object.fromEntries(files), "data/notes/bad.json": "{," });
  expect(diagnostics).toMatchObject([{ file: "data/notes/bad.json", rule: "json-syntax" }]);
  expect(collections.get("notes")?.filter(({ canBeShown }) => !canBeShown)).toMatchObject([
    { id: "bad", file: "data/notes/bad.json", diagnostics, value: {} },
  ]);
});
