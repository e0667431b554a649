import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../schema/json-document";
import { ROOT, site } from "../render";

const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as JsonObject;

const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
  readJson("schema/page.editor.gen.json"),
);

/** A page with one block. */
const pageWith = (block: JsonObject) => ({
  title: "A title",
  description: "A description",
  name: "Name",
  blocks: [block],
});

describe("the schema for editors", () => {
  it.each(site.pages.map((ref) => ref.file))("accepts %s as it is written, tokens and all", (file) => {
    validate(readJson(file));
    expect(validate.errors ?? []).toEqual([]);
  });

  it("lists the block types for an unknown one", () => {
    expect(validate(pageWith({ type: "heros", props: {} }))).toBe(false);
    const choice = validate.errors?.find((error) => error.keyword === "enum");
    expect(choice?.params.allowedValues).toEqual([...site.schemas.blockTypes]);
  });

  it("knows the fields of a block and the branches of an action", () => {
    expect(
      validate(
        pageWith({
          type: "hero",
          props: { heading: "H", intro: "I", buttons: [{ label: "Go", action: { kind: "link" } }] },
        }),
      ),
    ).toBe(false);
    expect(validate.errors?.map((error) => `${error.instancePath} ${error.message}`)).toContain(
      "/blocks/0/props/buttons/0/action must have required property 'to'",
    );
  });

  it("says limits on length in words, since a token is longer than what it stands for", () => {
    const definitions = readJson("schema/page.editor.gen.json").$defs as Record<
      string,
      { properties: Record<string, JsonObject> }
    >;
    const heading = definitions["blocks-hero"]?.properties.heading;
    expect(heading?.maxLength).toBeUndefined();
    expect(heading?.description).toContain("At most 80 characters.");
  });
});
