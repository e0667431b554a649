import { expect, it } from "vitest";
import { loadPage } from "../../../data/load-page";
import { readDocument, runWithDraft } from "../../../data/read-document";
import { preventsShowing } from "../../../schema/diagnostic";
import type { LocatedSchema } from "../../../schema/field-title";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import { site } from "../../../tests/render";
import { withPlaceholderTexts } from "../../placeholders";
import { offersOf } from "../../server/offers";
import { completeGroup, createBlank } from "./blank";
import { type Field, fieldAt, type Schemas, schemasFor } from "./field";

const { schemas: documents, choices } = offersOf(site.root, site, []);
const schemas: Schemas = { schema: (path) => documents[path] ?? {}, choices };

/** Returns the schema of a block's content. */
function contentOf(type: unknown): LocatedSchema[] {
  const file = `blocks/${type}/schema.json`;
  return [{ schema: schemas.schema(file), file }];
}

const hero = contentOf("hero");
const action = [{ schema: schemas.schema("schema/action.schema.json"), file: "schema/action.schema.json" }];

const NAVIGATION = "schema/navigation.schema.json";

/** Returns the field of a property. */
function fieldOf(at: LocatedSchema[], name: string, value?: JsonValue): Field {
  const field = fieldAt(schemas, at, {});
  const own = field.kind === "group" ? field.fields.find((one) => one.name === name) : undefined;
  if (!own) throw new Error(`There is no ${name}.`);
  return fieldAt(schemas, own.at, value);
}

it("derives a field from its schema", () => {
  expect(fieldOf(hero, "intro")).toEqual({
    kind: "text",
    title: "Introduction",
    description: "One to three sentences below the heading.",
    maxLength: 320,
    isGrouping: false,
    isProse: true,
    isMarkdown: false,
    isLong: false,
  });
  expect(fieldOf(hero, "rotatingWords")).toMatchObject({ kind: "list", min: 2, max: 5 });
});

it("offers no field for what follows from the file", () => {
  const file = "schema/country.schema.json";
  const country = fieldAt(schemas, [{ schema: site.schemas.schema(file), file }], {});
  const names = country.kind === "group" ? country.fields.map(({ name }) => name) : [];
  expect(names.slice(0, 3)).toEqual(["name", "shortName", "flag"]);
});

it("requires the address of a menu link, but not of a menu", () => {
  const menus: LocatedSchema[] = [{ schema: site.schemas.schema(NAVIGATION), file: NAVIGATION }];
  const header = fieldOf(menus, "header", []);
  const entry = header.kind === "list" ? header.item : [];
  const isAsked = (value: JsonValue) => {
    const field = fieldAt(schemas, entry, value);
    return field.kind === "group" && field.fields.find(({ name }) => name === "href")?.isRequired;
  };
  expect(isAsked({ label: "Pricing" })).toBe(true);
  expect(isAsked({ label: "Solutions", items: [] })).toBe(false);
});

it("offers the plans by name and the pages by address", () => {
  expect(fieldOf(contentOf("pricing-box"), "plan")).toMatchObject({
    kind: "choice",
    choices: [
      { value: "lite", label: "Lite" },
      { value: "standard", label: "Standard" },
      { value: "enterprise", label: "Enterprise" },
    ],
  });
  expect(fieldOf(schemasFor(schemas, action, { kind: "link" }), "to")).toMatchObject({
    kind: "address",
    choices: expect.arrayContaining([{ value: "/pricing", label: "Pricing" }]),
  });
});

it("describes each kind of button, and has no field for values that the site fills in", () => {
  expect(fieldOf(action, "kind")).toMatchObject({
    kind: "choice",
    choices: expect.arrayContaining([{ value: "link", label: "Goes to a page or address." }]),
  });
  const { fields } = fieldAt(schemas, contentOf("pricing-box"), {}) as Field & { kind: "group" };
  expect(fields.map(({ name }) => name)).not.toContain("price");
});

it("changes the kind of an action by keeping matching values and adding required ones", () => {
  expect(completeGroup(schemas, action, { kind: "login", to: "/pricing" })).toEqual({ kind: "login" });
  expect(completeGroup(schemas, action, { kind: "link", plan: "lite" })).toEqual({ kind: "link", to: "" });
});

/** Yields every field in a value, with its path and value. */
function* places(
  at: readonly LocatedSchema[],
  value: JsonValue,
  path: JsonPath = [],
): Generator<[JsonPath, Field, JsonValue]> {
  const field = fieldAt(schemas, at, value);
  yield [path, field, value];
  if (field.kind === "list" && Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* places(field.item, entry, [...path, index]);
  if (field.kind === "group" && isJsonObject(value))
    for (const { name, at: own } of field.fields)
      if (value[name] !== undefined) yield* places(own, value[name], [...path, name]);
}

/** The blocks of the site's pages, except shared ones. */
const entries = site.pages.flatMap((ref) => {
  const { value } = readDocument(site.root, ref.file);
  const blocks = isJsonObject(value) && Array.isArray(value.blocks) ? value.blocks.filter(isJsonObject) : [];
  return blocks.flatMap((entry, index) =>
    isJsonObject(entry.props) ? [{ ref, index, page: value as JsonObject, entry, props: entry.props }] : [],
  );
});

it("has a field for every value in the blocks of our pages", () => {
  expect(entries.length).toBeGreaterThan(100);
  const strange = entries.flatMap(({ ref, entry, props }) =>
    [...places(contentOf(entry.type), props)].flatMap(([path, field, value]) => {
      const isContainer = typeof value === "object" && value !== null;
      const named = field.kind === "group" ? field.fields.map((one) => one.name) : [];
      const isStrange = (key: string) => field.kind === "group" && !named.includes(key);
      const lost = isJsonObject(value) ? Object.keys(value).filter(isStrange) : [];
      const isWrong = isContainer !== ["list", "group", "map"].includes(field.kind);
      return [...lost, ...(isWrong ? [field.kind] : [])].map(
        (what) => `${ref.file} ${path.join("/")}: ${what}`,
      );
    }),
  );
  expect(strange).toEqual([]);
});

it.each([{ "x-entity": "plans" }, { "x-choice": "competitor" }])(
  "preselects nothing of the content: %o",
  (keyword) => {
    const choice = [{ schema: { type: "string", ...keyword }, file: "blocks/hero/schema.json" }];
    expect(fieldAt(schemas, choice, undefined)).toMatchObject({ kind: "choice" });
    expect(createBlank(schemas, choice)).toBe("");
    // Other enums default to the first choice.
    const size = [{ schema: { enum: ["small", "large"] }, file: "blocks/hero/schema.json" }];
    expect(createBlank(schemas, size)).toBe("small");
  },
);

/** Returns the faults that prevent a page from being rendered after an entry is added to one of its lists. */
function faultsWithAnother(
  { ref, index, page }: (typeof entries)[number],
  path: JsonPath,
  item: LocatedSchema[],
) {
  const longer = structuredClone(page);
  const list = valueAt(longer, ["blocks", index, "props", ...path]) as JsonValue[];
  const last = list.at(-1);
  const added =
    last === undefined
      ? createBlank(schemas, item)
      : withPlaceholderTexts(schemas, item, last, list.length + 1);
  list.push(added);
  const text = JSON.stringify(longer);
  const { diagnostics } = runWithDraft({ file: ref.file, text }, () => loadPage(site, ref));
  return diagnostics.filter(preventsShowing).map(({ where, message }) => `${ref.file} ${where}: ${message}`);
}

it("adds list entries that can be rendered immediately", () => {
  const faults = entries.flatMap((one) =>
    [...places(contentOf(one.entry.type), one.props)].flatMap(([path, field, value]) => {
      const isFull = field.kind !== "list" || !Array.isArray(value) || value.length >= field.max;
      return isFull ? [] : faultsWithAnother(one, path, field.item);
    }),
  );
  expect(faults).toEqual([]);
});

it("says nothing of the syntax of Markdown, since a field has buttons for it", () => {
  const described = (description: string) =>
    fieldAt(
      schemas,
      [{ schema: { type: "string", format: "markdown", description }, file: "block.json" }],
      "",
    ).description;
  expect(described("One step. Markdown: **strong** for what to do, and [links](/pricing).")).toBe(
    "One step.",
  );
  expect(described("Small print, in Markdown, such as a [link](/legal/privacy).")).toBe(
    "Small print, such as a link.",
  );
  expect(described("The text in Markdown. A ## heading stands in the margin.")).toBe(
    "The text. A heading stands in the margin.",
  );
  const everywhere = Object.entries(documents).flatMap(([file, document]) =>
    [...JSON.stringify(document).matchAll(/"description":("(?:[^"\\]|\\.)*Markdown(?:[^"\\]|\\.)*")/g)].map(
      ([, words]) => ({ file, words: described(JSON.parse(String(words))) }),
    ),
  );
  expect(everywhere.length).toBeGreaterThan(10);
  for (const { file, words } of everywhere) expect(words, file).not.toMatch(/Markdown|\*\*|\]\(|##|\.\.|:$/);
});
