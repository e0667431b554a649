import { expect, it } from "vitest";
import constants from "../../data/constants.json" with { type: "json" };
import { findingsOfRule, itJudges } from "../../tests/check/page-rule";
import { block, check, findingsOf, page, text } from "../../tests/check/project";
import { textSlip } from "./text-slip";

const plain = (intro: string) => block("hero", { heading: "Always answered", intro });

it.each([
  ["first<br>second", "Write a space instead."],
  ['see <a href="/faq">the answers</a>', "Remove the tag."],
])("suggests a replacement of the tag in %s", (text, fix) => {
  const { diagnostics } = check({ "pages/index.json": page([plain(text)]) });
  expect(diagnostics.find(({ rule }) => rule === "text-slip")?.fix).toBe(fix);
});

it("fixes every straight apostrophe of a text, and leaves quotation marks to the author", () => {
  const { diagnostics } = check({
    "pages/index.json": page([plain("It's what\u2019s new, isn't it? \"Yes.\"")]),
  });
  expect(diagnostics.map(({ edit }) => edit?.text)).toContain(
    '"It\u2019s what\u2019s new, isn\u2019t it? \\"Yes.\\""',
  );
  expect(diagnostics.filter(({ rule, edit }) => rule === "text-slip" && edit)).toHaveLength(1);
});

const wrong = [
  "It costs [[plans.lite.price]].",
  "It costs plans.lite.price.",
  "Calls ring—texts wait.",
  "Calls ring -- texts wait.",
  "Calls ring - texts wait.",
  "One&nbsp;line.",
  "Dear %FIRST_NAME%, call us.",
  "It works :tada:",
  "…",
  "   ",
  "TODO",
  "Lorem ipsum dolor.",
  "Heading here",
  "Call the the office.",
  "You need no {{claims.card}}.",
  "It doesn't ring.",
  "Call us now!!!",
  "Call us 🚀",
  "FOUR STEPS TO YOUR CALLS",
  "Call  us.",
  "Call us , please.",
  "Thatâ€™s all.",
  "Call us\u000bor write.",
  "Call \u202a555-0142\u202c now.",
  "Call us\u2028or write.",
  "Call us \ud83d now.",
  "# A second title",
  "##No space",
  "**Bold",
];
const right = [
  "It costs {{plans.lite.price}}, no contract.",
  "**Bold** and _not_, 5 * 3 * 2.",
  "- A list\n- of two",
  "## A heading",
  "[Terms](/legal/terms), e.g. at example.com.",
  "She had had enough – really?",
  "HIPAA and SMS.",
  "Calls go to your todo list.",
];

itJudges(textSlip, wrong, right, true);

it.each(["**Bold**", "_not_ this", "## Heading", "- A list", "`code`"])(
  "reports Markdown in a plain field: %s",
  (text) => {
    expect(findingsOfRule(textSlip, { "pages/index.json": page([plain(`${text} is plain.`)]) })).toContain(
      "Markdown",
    );
  },
);

const inMarkdown = (body: string) => findingsOf("text-slip", { "pages/index.json": page([text(body)]) });

it("reports words that were typed into a link", () => {
  const found = inMarkdown(
    "See [our prices] before you decide (/pricing) on [a plan](/pricing) (in brackets).",
  );
  expect(found).toContain("There are words between ] and (, so visitors read the address.");
  expect(found).toContain("Fix: Write [our prices](/pricing) before you decide.");
  expect(found.match(/error text-slip/g)).toHaveLength(1);
});

it("accepts links and other brackets", () => {
  expect(
    inMarkdown("See [us](/), [a list [in] it](#main), [1] (of 3) and [https](https://x.example).").trim(),
  ).toBe("");
});

it("names a token in marks by …", () => {
  expect(
    findingsOf("text-slip", { "pages/index.json": page([plain("We like **{{site.name}}** a lot.")]) }),
  ).toContain('Visitors would see the Markdown as it stands: "**…**".');
});

it("reports slips and tokens in the constants, with their places", () => {
  const { claims, ...others } = constants;
  const files = {
    "pages/index.json": page(),
    "data/constants.json": {
      ...others,
      claims: { ...claims, cancel: { ...claims.cancel, value: "cancel **anytime** with {{site.name}}" } },
    },
  };
  expect(findingsOf("text-slip", files).replaceAll(/json:\d+/g, "json:N")).toMatchInlineSnapshot(`
    "
    data/constants.json:N:24 «**anytime**» error text-slip
    claims.cancel.value: Visitors would see the Markdown as it stands: "**anytime**".
    Fix: Write the words alone. This field has no formatting.

    data/constants.json:N:41 «{{site.name}}» error text-slip
    claims.cancel.value: A constant cannot contain another one, so visitors would see "{{site.name}}" as it stands.
    Fix: Write the words.
    "
  `);
});

it.each([
  ["the old ~~price~~", "Visitors would see the Markdown as it stands"],
  ["One line.\\nAnother", "Visitors would see the code of a character as it stands"],
  ["It isn\\u2019t so", "Visitors would see the code of a character as it stands"],
  ["Dear {First name}", "Visitors would see the placeholder of another program as it stands"],
  ["See [our questions] (/faq)", "Visitors would see the link as it stands"],
  ["See [our questions][faq]", "Visitors would see the link as it stands"],
  ["See <https://www.fcc.gov/rules>", "Visitors would see the link as it stands"],
])("reports in a plain text what only other programs read: %s", (intro, said) => {
  expect(findingsOf("text-slip", { "pages/index.json": page([plain(intro)]) })).toContain(said);
});

it.each([
  ["![A phone](/share/default.png)", "A text has no pictures"],
  ["See [our questions][q].\n\n[q]: /faq", "A text has no references"],
  ["A claim.[^1]\n\n[^1]: A note.", "A text has no references"],
  ["| Who | Where |\n| --- | --- |\n| Ana | Here |", "A text has no tables"],
  ["- [ ] Pick a number\n- [x] Call us", "A text has no tables and no boxes"],
])("reports in Markdown what no text has here: %s", (body, said) => {
  expect(inMarkdown(body)).toContain(said);
  expect(inMarkdown(body).match(/error text-slip/g)).toHaveLength(1);
});

it("allows asterisks around a phrase only in the drawings that mark it", () => {
  const drawn = (visual: object) =>
    findingsOf("text-slip", {
      "pages/index.json": page([block("hero", { heading: "Yes", intro: "No.", visual })]),
    });
  const said = { kind: "dlores-actions", said: "Come on **June 6**, with `tape`." };
  expect(drawn(said)).toContain('"`tape`"');
  expect(drawn(said)).not.toContain("June");
  expect(drawn({ kind: "dlores-actions", caller: "**Ana**" })).toContain("**Ana**");
});
