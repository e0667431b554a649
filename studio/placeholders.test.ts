import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPlaceholder, UNKNOWN_WEBSITE } from "../checks/placeholder";
import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { loadEntry } from "../tests/block-entry";
import { site } from "../tests/render";
import { ROOT } from "../tests/roots";
import { withPlaceholders, withPlaceholderTexts } from "./placeholders";

const exampleOf = (type: string) =>
  JSON.parse(readFileSync(join(ROOT, `blocks/${type}/example.json`), "utf8")) as JsonObject;

const textsIn = (value: JsonValue | undefined): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether a text has at least three words, unlike an icon, an address, a token or a choice. */
const isSentence = (text: string) => /\p{L}{2,} \S+ \p{L}{2,}/u.test(text) && !text.includes("{{");

describe.each([...site.schemas.blockTypes])("a draft of %s", (type) => {
  const draft = withPlaceholders(site.schemas, exampleOf(type));

  it("is valid", () => {
    expect(loadEntry(site, draft).diagnostics).toEqual([]);
  });

  it("has no sentence of the example", () => {
    const kept = textsIn(draft.props).filter((text) => isSentence(text) && !isPlaceholder(text));
    expect(kept).toEqual([]);
  });
});

it("describes in each text what to write there", () => {
  expect(withPlaceholders(site.schemas, exampleOf("problem-cards"))).toMatchInlineSnapshot(`
    {
      "illustrative": true,
      "props": {
        "heading": "[Title of the section]",
        "intro": "[One or two sentences below the heading]",
        "items": [
          {
            "cost": "[What is lost by it: money, time or a customer]",
            "day": "[The day of the moment]",
            "text": "[One to three short sentences in the present tense]",
            "time": "[Time]",
            "title": "[The moment in a few words]",
          },
          {
            "cost": "[What is lost by it: money, time or a customer]",
            "day": "[The day of the moment]",
            "text": "[One to three short sentences in the present tense]",
            "time": "[Time]",
            "title": "[The moment in a few words]",
          },
        ],
      },
      "type": "problem-cards",
    }
  `);
});

it.each(["capabilities", "feature-blocks", "steps"])(
  "does not mark %s, whose texts are about the product, as made up",
  (type) => expect(withPlaceholders(site.schemas, exampleOf(type)).illustrative).toBeUndefined(),
);

it("lets an inert call to action open sign-up, and leaves other inert buttons", () => {
  const button = (more: object) => ({ label: "Start now", action: { kind: "none", ...more } });
  const example = {
    type: "call-to-action",
    props: { heading: "Try it", text: "Now.", buttons: [button({ callToAction: true }), button({})] },
  };
  const { props } = withPlaceholders(site.schemas, example) as { props: { buttons: object[] } };
  expect(props.buttons[0]).toMatchObject({ action: { kind: "signup" } });
});

it("leaves it to the author what an added entry refers to", () => {
  const file = "schema/comparison-index.schema.json";
  const competitor = [{ schema: { type: "string", "x-choice": "competitor" }, file }];
  expect(withPlaceholderTexts(site.schemas, competitor, "quo", 2)).toBe("");
  expect(withPlaceholderTexts(site.schemas, competitor, "quo")).toBe("quo");
});

it("leaves the prices of an added plan to the author", () => {
  const file = "schema/carrier.schema.json";
  const { items } = (site.schemas.schema(file) as { properties: { plans: { items: JsonObject } } }).properties
    .plans;
  const plan = { name: "5G", price: 74.8, local: { price: 105, currency: "CAD" }, confidence: "low" };
  expect(withPlaceholderTexts(site.schemas, [{ schema: items, file }], plan, 2)).toEqual({
    name: "[Name of the plan]",
    price: "",
    local: { price: "", currency: "CAD" },
    confidence: "low",
  });
});

it("leaves it to the author where an added document can be read", () => {
  const file = "schema/post.schema.json";
  const { sources } = (site.schemas.schema(file) as { properties: { sources: { items: JsonObject } } })
    .properties;
  const document = { title: "Ofcom, 2026", url: "https://www.ofcom.org.uk" };
  expect(withPlaceholderTexts(site.schemas, [{ schema: sources.items, file }], document, 2)).toEqual({
    title: "[Publisher and name of the document, with its year]",
    url: UNKNOWN_WEBSITE,
  });
});

it("dates an added source to this month", () => {
  const file = "schema/carrier.schema.json";
  const { items } = (site.schemas.schema(file) as { properties: { sources: { items: JsonObject } } })
    .properties.sources;
  const source = { source: "Estimate", asOf: "2025" };
  expect(withPlaceholderTexts(site.schemas, [{ schema: items, file }], source, 2)).toEqual({
    source: "[Document, address or how it is known]",
    asOf: new Date().toISOString().slice(0, 7),
  });
});

it("adds an entry to the group of the one that it is modeled on", () => {
  const file = "schema/navigation.schema.json";
  const { $defs } = site.schemas.schema(file) as { $defs: { item: JsonObject } };
  const link = { label: "Call queues", href: "/features/call-queues", group: "Phone features" };
  expect(withPlaceholderTexts(site.schemas, [{ schema: $defs.item, file }], link, 2)).toEqual({
    label: "[Words of the link]",
    href: "",
    group: "Phone features",
  });
});
