import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { isFilledIn } from "../../data/fact-shape";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import { tokenSnippets } from "../../scripts/generate/content-files";
import { CONTENT_SCHEMA } from "../../scripts/generate/editor/json-schema";
import { site } from "../live-site";
import { ROOT } from "../roots";
import {
  attached,
  completions,
  contentChoices,
  hover,
  insertedText,
  messages,
  schemasOf,
} from "./editor-service";

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");
const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".json"))
    .sort();

const PAGE = "pages/try.json";
/** A page with content in its list of blocks. */
const pageWith = (blocks: string) =>
  `{ "title": "A title", "description": "A description", "name": "Name", "blocks": [${blocks}] }`;
const heroWith = (props: string) =>
  pageWith(`{ "type": "hero", "props": { "heading": "H", "intro": "I", ${props} } }`);
const linkTo = (to: string) =>
  heroWith(`"buttons": [{ "label": "Go", "action": { "kind": "link", "to": ${to} } }]`);

const labels = async (marked: string) => (await completions(PAGE, marked)).map(({ label }) => label);

describe("the files that authors write", () => {
  const files = ["pages", "data", "blocks", "renderer/ui/visuals"]
    .flatMap(filesBelow)
    .filter((file) => !file.endsWith("/schema.json"));

  it.each(files)("%s has one schema and is valid", async (file) => {
    const text = textOf(file);
    const [schema, ...more] = schemasOf(file, text.replace('"$schema"', '"schema"'));
    expect(schema ?? "none; assign one in .vscode/settings.json").toMatch(/^schema\/.*\.editor\.gen\.json$/);
    expect(more).toEqual([]);
    // Editors that do not read the settings of VS Code use the schema that the file names.
    expect(schemasOf(file, text)).toEqual([schema]);
    expect(await messages(file, text)).toEqual([]);
  });

  it("has a file for each attached schema", () => {
    const used = new Set(files.flatMap((file) => schemasOf(file, textOf(file))));
    const unused = attached.filter(({ url }) => !used.has(url.replace("./", "")));
    expect(unused).toEqual([]);
  });
});

describe("blocks", () => {
  it("explains each background", async () => {
    const tones = await completions(PAGE, pageWith('{ "type": "hero", "tone": "▮" }'));
    expect(tones.find(({ label }) => label === '"ink"')?.documentation).toBe("Dark");
  });

  it("are offered with their valid examples, and shared blocks by name", async () => {
    const offered = await completions(PAGE, pageWith("▮"));
    const bodies = offered.map((item) => JSON.parse(insertedText(item)) as JsonObject);
    expect(bodies.flatMap(({ type }) => type ?? [])).toEqual([...site.schemas.blockTypes]);
    expect(bodies.flatMap(({ use }) => use ?? [])).toEqual([...site.shared.keys()]);
    for (const item of offered) {
      expect(item.documentation, item.label).toBeTruthy();
      expect(await messages(PAGE, pageWith(insertedText(item))), item.label).toEqual([]);
    }
  });

  it("are offered with their example", async () => {
    const offered = await completions(PAGE, pageWith("▮"));
    const steps = offered.find(({ label }) => label === "Steps");
    expect(steps?.textEdit?.newText).toMatch(/"heading": "[^"]+",/);
  });

  it("show their descriptions in completion and hover", async () => {
    const types = await completions(PAGE, pageWith('{ "type": "▮" }'));
    const words = new Map(types.map(({ label, documentation }) => [JSON.parse(label), documentation]));
    for (const type of site.schemas.blockTypes) {
      const { description } = site.schemas.schema(`blocks/${type}/schema.json`);
      expect(words.get(type)).toBe(description);
      expect(await hover(PAGE, pageWith(`{ "type": "▮${type}", "props": {} }`))).toContain(description);
    }
  });

  it("are validated by their own schema", async () => {
    expect(await messages(PAGE, pageWith('{ "type": "heros", "props": {} }'))).toEqual([
      expect.stringContaining('"hero"'),
    ]);
    expect(await messages(PAGE, pageWith('{ "type": "hero", "props": { "heading": "H" } }'))).toEqual([
      'Missing property "intro".',
    ]);
    expect(await messages(PAGE, heroWith('"colour": "red"'))).toEqual(["Property colour is not allowed."]);
  });

  it("describe length limits in words, since a token is longer than its text", async () => {
    expect(await hover(PAGE, heroWith('"ey▮ebrow": "E"'))).toContain("At most 60 characters.");
    expect(await messages(PAGE, heroWith(`"eyebrow": "${"long ".repeat(20)}"`))).toEqual([]);
  });

  it("start with a type or with the name of a shared block", async () => {
    expect(await labels(pageWith("{ ▮ }"))).toEqual(expect.arrayContaining(["type", "use", "props"]));
    expect(await labels(pageWith('{ "type": "hero", ▮ }'))).not.toContain("use");
    const type = (await completions(PAGE, pageWith("{ ▮ }"))).find(({ label }) => label === "type");
    expect(type?.textEdit?.newText).toBe('"type": $1');
  });
});

describe("visuals", () => {
  it("are offered with their valid examples", async () => {
    const offered = await completions(PAGE, heroWith('"visual": ▮'));
    expect(offered.map((item) => JSON.parse(insertedText(item)).kind)).toEqual([...site.schemas.visualKinds]);
    for (const item of offered)
      expect(await messages(PAGE, heroWith(`"visual": ${insertedText(item)}`)), item.label).toEqual([]);
  });

  it("show their descriptions, and their purpose in the block", async () => {
    const { description } = site.schemas.schema("renderer/ui/visuals/call-log/schema.json");
    expect(await hover(PAGE, heroWith('"visual": { "kind": "▮call-log" }'))).toContain(description);
    expect(await hover(PAGE, heroWith('"▮visual": { "kind": "call-log" }'))).toContain("beside the text");
  });
});

describe("completion of content", () => {
  it("offers every page and its anchors", async () => {
    const offered = await labels(linkTo('"▮"'));
    expect(offered).toEqual(
      expect.arrayContaining(["/pricing", "/blog/keeping-your-number", "/pricing#plans"]),
    );
    expect(offered).not.toContain("/404");
  });

  it.each(["/pricing", "/pricing?utm_source=a#plans", "#here", "https://www.example.com", "/{{item.id}}"])(
    "a link may be %s",
    async (to) => {
      expect(await messages(PAGE, linkTo(JSON.stringify(to)))).toEqual([]);
    },
  );

  it.each(["/prices", "/pricing#nowhere", "//pricing", "http://www.example.com"])(
    "a link to %s is marked, in words",
    async (to) => {
      expect(await messages(PAGE, linkTo(JSON.stringify(to)))).toEqual([
        expect.stringContaining("No page of this site has this address"),
      ]);
    },
  );

  it("offers links in the header and the footer too", async () => {
    const navigation = '{ "header": [{ "label": "L", "items": [{ "label": "P", "href": ▮ }] }] }';
    const offered = await completions("data/navigation.json", navigation);
    expect(offered.map(({ label }) => label)).toContain("/pricing");
  });

  it("offers the shared blocks and marks other names", async () => {
    expect(await labels(pageWith('{ "use": "▮" }'))).toEqual(
      [...site.shared.keys()].map((name) => JSON.stringify(name)),
    );
    expect(await messages(PAGE, pageWith('{ "use": "planes" }'))).toEqual([
      expect.stringContaining('Valid values: "plans"'),
    ]);
  });

  it("offers the entities of the constants, with their labels", async () => {
    const offered = await completions(
      PAGE,
      pageWith('{ "type": "add-ons", "props": { "items": [{ "addOn": "▮" }] } }'),
    );
    expect(offered.find(({ label }) => label === '"extraUser"')?.documentation).toBe(
      site.constants.get("addOns.extraUser")?.label,
    );
  });

  it.each([
    "{{plans.standard.price}}",
    "{{ claims.trial | adjective }}",
    "{{plans.standard.price|here|amount}}",
    "{{item.title}}",
    "{ {}",
  ])("a text may contain %s", async (words) => {
    expect(await messages(PAGE, heroWith(`"eyebrow": "Say ${words} now"`))).toEqual([]);
  });

  it.each([
    "{{plans.standard.prize}}",
    "{{plans.standard.price|lower}}",
    "{{}}",
    "{{plans.standard.price",
    "{{plans}}",
  ])("a text with %s is marked, in words", async (words) => {
    expect(await messages(PAGE, heroWith(`"eyebrow": "Say ${words} now"`))).toEqual([
      expect.stringContaining("A token here is not closed, names nothing"),
    ]);
  });

  it("has a snippet for each constant, with its current text", () => {
    const snippets = tokenSnippets(site.constants) as Record<string, JsonObject>;
    for (const key of site.constants.keys())
      expect(snippets[`{{${key}}}`]).toMatchObject({ prefix: `{{${key}}}`, body: `{{${key}}}` });
    expect(snippets["{{claims.trial|adjective}}"]).toMatchObject({ description: "14-day" });
  });
});

/** Every schema below a value, with its path. */
function schemasIn(value: JsonValue, place = ""): { schema: JsonObject; place: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => schemasIn(entry, `${place}/${index}`));
  if (!isJsonObject(value)) return [];
  return [
    { schema: value, place },
    ...Object.entries(value).flatMap(([key, child]) => schemasIn(child, `${place}/${key}`)),
  ];
}

describe("messages and descriptions", () => {
  const files = readdirSync(join(ROOT, "schema")).filter(
    (name) => name.endsWith(".editor.gen.json") && name !== basename(CONTENT_SCHEMA),
  );
  const schemas = new Map(files.map((file) => [file, JSON.parse(textOf(`schema/${file}`)) as JsonValue]));
  schemas.set(basename(CONTENT_SCHEMA), contentChoices);

  it.each([...schemas])("%s describes in words what each pattern requires", (_, schema) => {
    const silent = schemasIn(schema)
      .filter(({ schema }) => typeof schema.pattern === "string")
      .filter(
        ({ schema }) => !/^[A-Z][^\\^$]*\.$/.test(String(schema.patternErrorMessage).replaceAll("$12", "")),
      )
      .map(({ place, schema }) => `${place}: ${String(schema.patternErrorMessage)}`);
    expect(silent).toEqual([]);
  });

  it("no schema exceeds the size that an editor reads", () => {
    for (const file of files) expect(textOf(`schema/${file}`).length, file).toBeLessThan(1_000_000);
  });

  it("a wrong format is reported with the description of the field", async () => {
    const text = textOf("data/posts/keeping-your-number.json").replace(
      /"publishedAt": "[^"]*"/,
      '"publishedAt": "May"',
    );
    expect(await messages("data/posts/keeping-your-number.json", text)).toEqual([
      expect.stringMatching(/^This does not have the right form\. Expected: /),
    ]);
  });

  const UNSPOKEN = ["if", "then", "else", "allOf", "anyOf", "oneOf", "not"];
  /**
   * Paths of properties and entries without a title or description; what a branch adds to a property has the
   * property's own.
   */
  const wordless = (schema: JsonValue, place = ""): string[] => {
    if (Array.isArray(schema) || !isJsonObject(schema)) return [];
    const named = Object.entries(isJsonObject(schema.properties) ? schema.properties : {});
    const values: [string, JsonValue | undefined][] = [...named, ["items", schema.items]];
    const bad = values.filter(
      ([, value]) =>
        isJsonObject(value) && !value.$ref && !isFilledIn(value) && !(value.title && value.description),
    );
    const deeper = Object.entries(schema).filter(([key]) => !UNSPOKEN.includes(key));
    return [
      ...bad.map(([name]) => `${place}/${name}`),
      ...deeper.flatMap(([key, value]) =>
        ["properties", "$defs"].includes(key) && isJsonObject(value)
          ? Object.entries(value).flatMap(([name, child]) => wordless(child, `${place}/${name}`))
          : wordless(value, `${place}/${key}`),
      ),
    ];
  };
  const sources = [
    ...site.schemas.paths.filter((path) => path.startsWith("schema/")),
    ...site.schemas.blockTypes.map((type) => `blocks/${type}/schema.json`),
    ...site.schemas.visualKinds.map((kind) => `renderer/ui/visuals/${kind}/schema.json`),
  ];

  it.each(sources)("%s has a title and a description for itself and everything in it", (path) => {
    const schema = site.schemas.schema(path);
    expect(schema).toMatchObject({ title: expect.any(String), description: expect.stringMatching(/[.!?]$/) });
    expect(wordless(schema)).toEqual([]);
  });

  it.each(sources)("%s has no keywords that only VS Code reads", (path) => {
    const words = JSON.stringify(site.schemas.schema(path));
    expect(words).not.toMatch(
      /"(?:defaultSnippets|(?:markdown)?[eE]numDescriptions|patternErrorMessage|doNotSuggest)"/,
    );
  });
});
