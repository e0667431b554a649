import { beforeEach, describe, expect, it } from "vitest";
import type { Diagnostic } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";
import { placeOfOffset } from "../schema/place";
import { type Files, page, siteOf, text } from "../tests/check/project";
import { describePlaces } from "./describe-places";
import type { Site } from "./site";

const button = { label: "Go", action: { kind: "link", to: "/" } };
const box = {
  type: "pricing-box",
  anchor: "plans",
  props: { heading: "Plans for every size", points: ["One", "Two"], button },
};
const heading = "  A heading that is far longer than any report has room for, with {{plans.lite.price}}  ";
const FILES: Files = {
  "pages/index.json": page([box, { use: "trial" }, { type: "prcing-box", props: { heading: "Odd" } }]),
  "pages/long.json": page([
    { type: "faq", props: { heading, items: [{ question: "Why?", answer: "So." }] } },
    { type: "faq", props: { heading: "{{plans.lite.price}} for {{nothing}}", items: [] } },
  ]),
  "pages/torn.json": '{ "title": "Torn", "blocks": [{ "type": "hero", "props": { "intro": "Half',
  "pages/minified.json": JSON.stringify(page([text("Small.")])),
  "pages/kind.json": { ...page([text("Kind.")]), kind: "page" },
  "pages/_shared/trial.json": {
    type: "call-to-action",
    props: { heading: "Try it", text: "Now.", buttons: [button] },
  },
};

let site: Site;
beforeEach(() => {
  site = siteOf(FILES);
});

const fault: Diagnostic = {
  file: "",
  line: 1,
  column: 1,
  length: 1,
  severity: "error",
  rule: "block-props",
  where: "",
  message: "It is wrong.",
};

/** Returns the description of the first occurrence of a text in a file. */
function whereIs(file: string, words: string): string | undefined {
  const content = FILES[file];
  const source = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  const offset = source.indexOf(words);
  expect(offset).toBeGreaterThanOrEqual(0);
  return describePlaces(site, [{ ...fault, file, ...placeOfOffset(source, offset) }])[0]?.where;
}

describe("describePlaces describes", () => {
  it.each([
    ["pages/index.json", '"A business', "Title"],
    ["pages/index.json", '"description"', "Description"],
    ["pages/index.json", '"blocks"', "Blocks"],
    ["pages/kind.json", '"page"', "Kind of page"],
    ["pages/index.json", '"pricing-box"', "block 2 Pricing box “Plans for every size”"],
    ["pages/index.json", '"plans"', "block 2 Pricing box “Plans for every size”, Name for links"],
    ["pages/index.json", "Two", "block 2 Pricing box “Plans for every size”, Point 2"],
    ["pages/index.json", '"link"', "block 2 Pricing box “Plans for every size”, Button › Action"],
    ["pages/index.json", '"/"', "block 2 Pricing box “Plans for every size”, Button › Action › Address"],
    ["pages/index.json", '"trial"', "block 3 shared block trial"],
    ["pages/index.json", "Odd", "block 4"],
    [
      "pages/long.json",
      "Why?",
      "block 2 FAQ “A heading that is far longer than any…”, Question 1 › Question",
    ],
    ["pages/long.json", '"items": []', "block 3 FAQ “$4 a month for {{nothing}}”, Questions"],
    ["pages/torn.json", '"Half', "block 1 Hero, Introduction"],
    ["pages/minified.json", "Small", "block 2 Rich text, Text"],
    ["pages/minified.json", "{", ""],
    ["pages/_shared/trial.json", "{", "shared block trial, Call to action “Try it”"],
    ["pages/_shared/trial.json", "Now", "shared block trial, Call to action “Try it”, Text"],
  ])("the place in %s at %s: %s", (file, words, where) => {
    expect(whereIs(file, words)).toBe(where);
  });

  it("places in data files", () => {
    const place = (file: string, source: string, words: string) =>
      placeOfOffset(parseJson(file, source).text, source.indexOf(words));
    const constants = site.documents.constants.text;
    const offset = constants.indexOf('"value"', constants.indexOf('"lite"'));
    const data = site.documents.site.text;
    expect(
      describePlaces(site, [
        { ...fault, file: "data/constants.json", ...placeOfOffset(constants, offset) },
        { ...fault, file: "data/site.json", ...place("data/site.json", data, '"tagline"') },
      ]).map(({ where }) => where),
    ).toEqual([expect.stringMatching(/^plans\.lite\.\w+\.value$/), "Tagline"]);
  });
});

it("places a fault of a built page at its block", () => {
  const built = { ...fault, file: "pages/index.json", where: "block 3 call-to-action" };
  const [found] = describePlaces(site, [built]);
  expect(found).toMatchObject({ line: 32, column: 14, where: "block 3 shared block trial" });
  const [beyond] = describePlaces(site, [{ ...built, where: "block 9 hero" }]);
  expect(beyond).toEqual({ ...built, where: "block 9 hero" });
});

it("keeps the description of a rule if it has none of its own", () => {
  const places = [
    { ...fault, file: "public/logo.svg", where: "title" },
    { ...fault, file: "pages/gone.json", where: "gone" },
    { ...fault, file: "pages", where: "" },
    { ...fault, file: "data/notes/one.json", where: "item" },
    { ...fault, file: "pages/index.json", line: 999, column: 7, where: "header" },
  ];
  expect(describePlaces(site, places)).toEqual(places);
});
