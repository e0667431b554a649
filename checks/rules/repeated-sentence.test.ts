import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findingsOf, page, text } from "../../tests/check/project";
import { FROZEN_SITE } from "../../tests/roots";

const SENTENCE = "Your phone rings wherever you are, and nobody waits.";
/** Returns a page with a title of its own, since a copied page is reported only as a duplicate. */
const named = (name: string, blocks: object[]) =>
  page(blocks, { name, title: `${name}: calls that are answered` });
const of = (files: Record<string, object>) => findingsOf("repeated-sentence", files);

it("reports a sentence of another page, and one that is on a page twice", () => {
  expect(
    of({
      "pages/index.json": page([text(`Sit down. ${SENTENCE}`)]),
      "pages/team.json": named("Team", [text(`${SENTENCE} We call you.`)]),
      "pages/plans.json": named("Plans", [
        text("One after the other, as long as it takes us."),
        text("One after the other, as long as it takes us."),
      ]),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/plans.json:22:18 «One after the other, as long as it takes us.» error repeated-sentence
    block 3 Rich text, Text: The sentence “One after the other, as …” is also on this page.
    Fix: Say it in other words, or share the block.

    pages/team.json:16:18 «Your phone rings wherever you are, and nobody waits.» error repeated-sentence
    block 2 Rich text, Text: The sentence “Your phone rings wherever you …” is also in pages/index.json.
    Fix: Say it in other words, or share the block.
    "
  `);
});

it.each([
  ["follows a heading", "## Sound\n\n", "## Calls\n\n"],
  ["contains an abbreviation", "", "Sit down. "],
])("reports a repeated sentence that %s", (_, before, otherBefore) => {
  const said = "Mr. Cole leaves court before the next client calls.";
  const faults = of({
    "pages/index.json": page([text(`${before}${said}`)]),
    "pages/team.json": named("Team", [text(`${otherBefore}${said}`)]),
  });
  expect(faults).toContain(`«${said}»`);
});

it("quotes a sentence with its facts as visitors read it", () => {
  const said = "For {{plans.standard.price}}, you get a number that rings wherever you are.";
  const faults = of({ "pages/index.json": page([text(said), text(said)]) });
  expect(faults).toContain("The sentence “For $12 a month, you …” is also on this page.");
});

it("reports a sentence of a page in a shared block once for all pages that use it", () => {
  expect(
    of({
      "pages/index.json": page([text(SENTENCE)]),
      "pages/_shared/offer.json": text(SENTENCE),
      "pages/plans.json": named("Plans", [{ use: "offer" }]),
      "pages/team.json": named("Team", [{ use: "offer" }]),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/_shared/offer.json:4:14 «Your phone rings wherever you are, and nobody waits.» error repeated-sentence
    shared block offer, Rich text, Text: The sentence “Your phone rings wherever you …” is also in pages/index.json.
    Fix: Say it in other words, or share the block.
    "
  `);
});

it("reports a sentence on the page that the specification does not list, which is newer", () => {
  const files = {
    "data/routes.json": { routes: ["/team"] },
    "pages/index.json": page([text(SENTENCE)]),
    "pages/team.json": page([text(SENTENCE)], { title: "The people who answer your number" }),
  };
  expect(of(files)).toContain("pages/index.json:");
  expect(of(files)).not.toContain("pages/team.json:");
});

it("reports a sentence of a page in an article", () => {
  const file = "data/posts/keeping-your-number.json";
  const post = JSON.parse(readFileSync(join(FROZEN_SITE, file), "utf8"));
  expect(
    of({
      "pages/index.json": page([text(SENTENCE)]),
      [file]: { ...post, content: [...post.content, `Sit down. ${SENTENCE}`] },
      "pages/blog/[postId].json": page([], { collection: "posts", title: "{{item.title}}: our own words" }),
    }),
  ).toMatchInlineSnapshot(`
    "
    data/posts/keeping-your-number.json:69:16 «Your phone rings wherever you are, and nobody waits.» error repeated-sentence
    Line 54: The sentence “Your phone rings wherever you …” is also in pages/index.json.
    Fix: Say it in other words, or share the block.
    "
  `);
});

it("ignores sentences within shared blocks, short sentences and placeholders", () => {
  const blocks = [
    text("Start your free trial."),
    text("[One or two sentences on what the customer gets from it.]"),
    { use: "offer" },
    { use: "offer" },
  ];
  expect(
    of({
      "pages/_shared/offer.json": text(SENTENCE),
      "pages/index.json": page(blocks),
      "pages/team.json": named("Team", blocks),
    }).trim(),
  ).toBe("");
});
