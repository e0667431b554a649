import { expect, it } from "vitest";
import { type Files, page, siteOf } from "../tests/check/project";
import { itemOfFile } from "./collections";

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
