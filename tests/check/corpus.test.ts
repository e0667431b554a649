import { describe, expect, it } from "vitest";
import { check, type Files, formatDiagnostic, page, text } from "./project";

/** The errors of a project, without notices and page rules: those of the broken file itself. */
function faults(files: Files): string {
  const { diagnostics } = check(files);
  const own = diagnostics.filter(({ severity }) => severity === "error");
  return `\n${own.map((diagnostic) => formatDiagnostic(files, diagnostic)).join("\n\n")}\n`;
}

const sound = JSON.stringify(page(), null, 2);
/** A page that a broken one never duplicates. */
const index = page([], { title: "Another page that is sound", description: `Sound. ${page().description}` });
const inPage = (content: unknown) => faults({ "pages/index.json": index, "pages/broken.json": content });

describe("a broken page file", () => {
  it("can start with a byte order mark and have CR LF line endings", () => {
    const windows = `\ufeff${sound.replace('"name"', '"nmae"').replaceAll("\n", "\r\n")}`;
    expect(inPage(Buffer.from(windows))).toMatchInlineSnapshot(`
      "
      pages/broken.json:4:3 «"nmae"» error page-shape
      "nmae" is not known here.
      Fix: Did you mean "name"?
      "
    `);
  });

  it("can have an encoding other than UTF-8", () => {
    expect(inPage(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]))).toMatchInlineSnapshot(`
      "
      pages/broken.json:1:1 «{» error json-syntax
      The file is not UTF-8 text.
      Fix: Save it with the encoding UTF-8.
      "
    `);
    expect(inPage(Buffer.from(sound, "utf16le"))).toContain("error json-syntax");
  });

  it.each(["[]", "null", "3", '"text"', "true"])("can be %s", (content) => {
    expect(inPage(content)).toMatch(
      /pages\/broken\.json:1:1 «.*» error page-shape\nThe document must be a group/,
    );
  });

  it("can have a million entries", () => {
    expect(inPage(`{ "blocks": [${"1, ".repeat(500_000)}1] }`)).toMatchInlineSnapshot(`
      "
      pages/broken.json:1:30012 «,» error json-syntax
      The file holds more than 10000 values; nothing on this site needs that.
      "
    `);
  });

  it("does not include texts with many brackets and commas", () => {
    expect(faults({ "pages/index.json": page([text(`So ${",".repeat(25_000)}${"[".repeat(500)}`)]) })).toBe(
      "\n\n",
    );
  });

  it("can have numbers out of range", () => {
    expect(inPage(sound.replace('"Home"', "1e999"))).toMatchInlineSnapshot(`
      "
      pages/broken.json:4:11 «1e999» error page-shape
      Name: "name" must be a text in double quotes, found the number Infinity.
      Fix: Write one text in double quotes.
      "
    `);
    expect(inPage(sound.replace('"Home"', "9".repeat(5000)))).toContain(
      '"name" must be a text in double quotes',
    );
  });

  it("can have keys of built-in object properties", () => {
    const tricky = sound.replace(
      "{",
      '{ "__proto__": { "polluted": true }, "constructor": 1, "toString": 2,',
    );
    expect(inPage(tricky)).toMatchInlineSnapshot(`
      "
      pages/broken.json:1:3 «"__proto__"» error page-shape
      "__proto__", "constructor" and "toString" are not known here.
      Fix: Remove them. Fields that can still be added here: shareImage, shareImageAlt, collection.
      "
    `);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("can have keys of built-in object properties as types, tokens and shared blocks", () => {
    const odd = page([
      { type: "constructor", props: {} },
      { use: "__proto__" },
      text("{{__proto__}} {{constructor.name}} {{site.constructor}}"),
    ]);
    expect(faults({ "pages/index.json": odd }).replace(/(Blocks: ).*/, "$1…")).toMatchInlineSnapshot(`
      "
      pages/index.json:14:15 «"constructor"» error unknown-block
      block 2: There is no block "constructor".
      Fix: Blocks: …

      pages/index.json:18:14 «"__proto__"» error page-shape
      block 3 shared block __proto__: "use" cannot be "__proto__".
      Fix: Name of a file in pages/_shared: that block stands here, edited in one place.

      pages/index.json:23:18 «{{__proto__}}» error unknown-token
      block 4 Rich text, Text: "{{__proto__}}" is not a token.
      Fix: Write the name of a constant, such as {{plans.standard.price}} or {{claims.trial|adjective}}.

      pages/index.json:23:32 «{{constructor.name}}» error unknown-token
      block 4 Rich text, Text: There is no constant "constructor.name".
      Fix: There are these groups: plans, tiers, attributes, addOns, numbers, claims, calculator, caseStudies, legal, roles, field, features. Choose one, or add it to data/constants.json.

      pages/index.json:23:53 «{{site.constructor}}» error unknown-token
      block 4 Rich text, Text: {{site.constructor}} does not exist: site has no "constructor".
      Fix: Known in site: $schema, name, tagline, description, email, phone, socialHandle, shareImage, shareImageAlt, keywords, inertCallsToAction, social.
      "
    `);
  });
});

describe("shared blocks", () => {
  it("cannot use each other", () => {
    const files = {
      "pages/index.json": page([{ use: "a" }]),
      "pages/_shared/a.json": { use: "b" },
      "pages/_shared/b.json": { use: "a" },
    };
    expect(faults(files)).toMatchInlineSnapshot(`
      "
      pages/_shared/a.json:2:3 «"use"» error block-shape
      shared block a, shared block b: A shared block cannot use another one.
      Fix: Write the block itself here, with "type" and "props".
      "
    `);
  });

  it("are reported once if they are broken, at their file", () => {
    const meta = { title: "Another page that uses the block", description: `Other. ${page().description}` };
    const second = page([{ use: "a" }], meta);
    const files = {
      "pages/index.json": page([{ use: "a" }]),
      "pages/other.json": second,
      "pages/_shared/a.json": "{",
    };
    expect(faults(files)).toMatchInlineSnapshot(`
      "
      pages/_shared/a.json:1:1 «{» error json-syntax
      shared block a: The { of line 1 is never closed.
      Fix: Add } after this.
      "
    `);
  });
});

describe("templates", () => {
  const template = page([], { collection: "notes", title: "{{item.title}} and what came of it" });
  const posts = (files: Files, head = template) =>
    faults({ "pages/index.json": page(), "pages/blog/[postId].json": head, ...files });

  it("need a collection that is a folder of data/", () => {
    expect(posts({}, page())).toContain("Folders of data/ with a file for each page: none yet.");
    expect(posts({ "data/notes": "a file" })).toContain("There is no folder data/notes.");
    expect(posts({}, page([], { collection: "../pages" }))).toContain("There is no folder data/../pages.");
  });

  it("report the fault of a broken item, and not the missing tokens", () => {
    expect(posts({ "data/notes/one.json": "{", "data/notes/two.json": null })).toMatchInlineSnapshot(`
      "
      data/notes/one.json:1:1 «{» error json-syntax
      The { of line 1 is never closed.
      Fix: Add } after this.

      data/notes/two.json:1:1 «n» error json-syntax
      This is a folder; a file is expected.
      "
    `);
  });
});

describe.each(["data/constants.json", "data/site.json", "data/navigation.json", "data/routes.json"])(
  "%s",
  (file) => {
    it.each([
      ["a folder", null],
      ["empty", ""],
      ["not UTF-8", Buffer.from([0xff])],
      ["a list", "[]"],
      ["deeply nested", "[".repeat(10_000)],
    ])("reports one located fault if it is %s", (_, content) => {
      const errors = check({ "pages/index.json": page(), [file]: content }).diagnostics.filter(
        ({ severity }) => severity === "error",
      );
      expect(errors.map((error) => `${error.file}:${error.line}:${error.column}`)[0]).toMatch(`${file}:1:`);
      expect(errors.every((error) => error.file === file)).toBe(true);
    });
  },
);
