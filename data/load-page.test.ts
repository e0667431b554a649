import { describe, expect, it } from "vitest";
import { block, type Files, formatDiagnostic, page, siteOf, text } from "../tests/check/project";
import { site } from "../tests/render";
import { FROZEN_SITE } from "../tests/roots";
import { exampleFaults, loadPage, type Page } from "./load-page";
import { projectText } from "./project-file";
import { readDocument, runWithDraft } from "./read-document";

function load(files: Files, route = "/"): Page {
  const opened = siteOf(files);
  const ref = opened.pages.find((candidate) => candidate.route === route);
  if (!ref) throw new Error(`There is no page ${route}.`);
  return loadPage(opened, ref);
}

const home = (blocks: object[], meta: object = {}): Files => ({ "pages/index.json": page(blocks, meta) });

function faults(files: Files, route = "/"): string {
  return `\n${load(files, route)
    .diagnostics.map((fault) => formatDiagnostic(files, fault))
    .join("\n\n")}\n`;
}

it("returns a page with tokens resolved, defaults filled in, and the used tokens", () => {
  const loaded = load(
    home([text("{{claims.trial}}.", { anchor: "trial", tone: "ink", illustrative: true })], {
      title: "{{site.name}} is {{plans.standard.price}} on Standard",
    }),
  );
  expect(loaded).toMatchObject({
    route: "/",
    title: "Pingo is $12 a month on Standard",
    name: "Home",
    kind: "page",
    diagnostics: [],
  });
  expect(loaded.blocks[0]).toMatchObject({
    type: "hero",
    illustrative: false,
    where: "block 1 hero",
    props: { buttons: [] },
  });
  expect(loaded.blocks[1]).toMatchObject({
    anchor: "trial",
    tone: "ink",
    illustrative: true,
    path: ["blocks", 1],
    props: { body: "14 days.", contents: false },
  });
});

it("measures the title as a visitor reads it, in characters", () => {
  expect(faults(home([], { title: "{{plans.standard.price|amount}}" }))).toContain(
    '"title" has 3 characters, at least 25 are needed.',
  );
  expect(load(home([], { title: "📞".repeat(60) })).diagnostics).toEqual([]);
  const title = "{{plans.standard.price}} is what Standard costs, before extras";
  expect(faults({ "pages/index.json": { ...page([], { title }), blocks: undefined } })).not.toContain(
    "characters",
  );
});

it.each([
  ["title", 25, 60],
  ["description", 70, 160],
] as const)("requires a %s of %d to %d characters", (name, min, max) => {
  const rulesFor = (length: number) =>
    load(home([], { [name]: "x".repeat(length) })).diagnostics.map(({ rule }) => rule);
  for (const length of [min, max]) expect(rulesFor(length)).toEqual([]);
  for (const length of [min - 1, max + 1]) expect(rulesFor(length)).toEqual(["page-shape"]);
});

it("uses the alternate reading of the page", () => {
  const body = "Numbers in {{numbers.countries|here}}.";
  expect(load({ "pages/faq.json": page([text(body)]) }, "/faq").blocks[1]?.props.body).toBe(
    "Numbers in 50+ countries.",
  );
  expect(load(home([text(body)])).blocks[1]?.props.body).toBe("Numbers in 40+ countries.");
});

it("inserts a shared block, with its faults in its own file", () => {
  const files = { ...home([{ use: "terms" }]), "pages/_shared/terms.json": text("{{claims.tril}}") };
  const loaded = load(files);
  expect(loaded.blocks[1]).toMatchObject({ type: "rich-text", path: [], where: "block 2 rich-text" });
  expect(loaded.diagnostics).toMatchObject([{ file: "pages/_shared/terms.json", rule: "unknown-token" }]);
});

describe("a template", () => {
  const template = page([text("{{item.body}}")], {
    collection: "notes",
    title: "{{item.title}}: our notes on answering",
  });
  const files = (item: unknown): Files => ({
    "pages/blog/[postId].json": template,
    "data/notes/one.json": item,
  });

  it("is filled with its item", () => {
    const loaded = load(files({ title: "One", body: "Words." }), "/blog/one");
    expect(loaded).toMatchObject({ title: "One: our notes on answering", diagnostics: [] });
    expect(loaded.blocks[1]?.props.body).toBe("Words.");
  });

  it("reports fields that the item lacks, or only the item's own fault if it is broken", () => {
    expect(faults(files({ title: "One", text: "Words." }), "/blog/one")).toMatchInlineSnapshot(`
      "
      pages/blog/[postId].json:17:18 «{{item.body}}» error unknown-token
      {{item.body}} does not exist: item has no "body".
      Fix: Known in item: title, text.
      "
    `);
    expect(load(files("{"), "/blog/one").diagnostics).toMatchObject([
      { file: "data/notes/one.json", rule: "json-syntax" },
    ]);
  });

  it("reports its own faults beside a length that its item has reported", () => {
    const post = projectText(site.root, "data/posts/keeping-your-number.json") ?? "";
    const written = JSON.parse(post);
    const ofPosts = page([text("{{item.excerpt}}")], {
      collection: "posts",
      title: "{{item.title}}",
      kind: "artcle",
    });
    const faulty = {
      "pages/blog/[postId].json": ofPosts,
      "data/posts/one.json": { ...written, title: "Short" },
    };
    expect(load(faulty, "/blog/one").diagnostics).toMatchObject([
      { file: "data/posts/one.json", message: '"title" has 5 characters, at least 25 are needed.' },
      { file: "pages/blog/[postId].json", rule: "page-shape" },
    ]);
  });
});

describe("reports", () => {
  it("data of a source that does not fit the block, with the source", () => {
    const post = projectText(site.root, "data/posts/keeping-your-number.json");
    const opened = siteOf({
      ...home([block("blog-index", { heading: "News" })]),
      "data/posts/one.json": post,
    });
    Object.assign(opened.collections.get("posts")?.[0]?.value ?? {}, { title: 5 });
    const [ref] = opened.pages;
    const found = ref && loadPage(opened, ref).diagnostics.find(({ isFilledIn }) => isFilledIn);
    expect(found?.fix).toMatch(/^The site fills in "posts": .*block-data/);
  });

  it("unknown and faulty tokens, each at its place", () => {
    expect(
      faults(home([text('A "{{plans.standrd.price}}" and {{claims.trial|count}} and {{claims')])),
    ).toMatchInlineSnapshot(`
      "
      pages/index.json:16:22 «{{plans.standrd.price}}» error unknown-token
      There is no constant "plans.standrd.price".
      Fix: Did you mean {{plans.standard.price}}?

      pages/index.json:16:79 «{{claims» error unknown-token
      "{{claims" opens a token that is not closed.
      Fix: Put two braces on each side, as in {{plans.standard.price}}.
      "
    `);
  });

  it("every constant that a fact of the page needs and that does not exist", () => {
    const { plans, ...others } = JSON.parse(projectText(FROZEN_SITE, "data/constants.json") ?? "");
    for (const id of ["lite", "enterprise"]) delete plans[id].support;
    const groups = [{ name: "Team", rows: [{ attribute: "support" }] }];
    const table = block("plan-comparison", { heading: "Plans", caption: "What the plans include", groups });
    expect(faults({ ...home([table]), "data/constants.json": { ...others, plans } })).toMatchInlineSnapshot(`
      "
      pages/index.json:22:15 «{» error block-props
      There is no constant "plans.lite.support", which is shown here.
      Fix: Add it to data/constants.json.

      pages/index.json:22:15 «{» error block-props
      There is no constant "plans.enterprise.support", which is shown here.
      Fix: Add it to data/constants.json.
      "
    `);
  });

  it("a text that is too long once its tokens are resolved", () => {
    const heading = `{{site.description}} ${"x".repeat(40)}`;
    expect(
      faults({ "pages/index.json": { ...page(), blocks: [block("hero", { heading, intro: "x" })] } }),
    ).toContain("of at most 80 characters");
  });

  it("an unknown shared block", () => {
    const files = { ...home([{ use: "term" }]), "pages/_shared/terms.json": text("A.") };
    expect(faults(files)).toMatchInlineSnapshot(`
      "
      pages/index.json:14:14 «"term"» error unknown-shared-block
      There is no shared block "term".
      Fix: Did you mean "terms"?
      "
    `);
    expect(faults(home([{ use: "term" }]))).toMatch(
      /Fix: Add pages\/_shared\/term\.json, or remove this entry\.$/m,
    );
  });

  it("an unsafe address", () => {
    const to = "javascript:alert(1)";
    const buttons = [{ label: "Go", action: { kind: "link", to } }];
    expect(faults(home([block("call-to-action", { heading: "Go", buttons })]))).toMatchInlineSnapshot(`
      "
      pages/index.json:22:21 «"javascript:alert(1)"» error block-props
      "javascript:alert(1)" is not an address.
      "
    `);
  });
});

/** The faults of all examples, with a slip in one of them. */
const faultsWith = (file: string, found: string, replacement: string) => {
  const { text } = readDocument(site.root, file);
  const draft = { file, text: text.replace(found, replacement) };
  expect(draft.text).not.toBe(text);
  const faults = runWithDraft(draft, () => exampleFaults(site));
  return faults.map((fault) => `${fault.file}:${fault.line}:${fault.column}: ${fault.message}`);
};

it("reports a fault of an example, and of its entry", () => {
  const file = "blocks/faq/example.json";
  expect(faultsWith(file, '"heading"', '"headng"')).toEqual([`${file}:4:5: "headng" is not known here.`]);
  expect(faultsWith(file, '"props"', '"porps"')).toEqual([`${file}:3:3: "porps" is not known here.`]);
  expect(faultsWith(file, "{", "{,")).toHaveLength(1);
});

it("reports a fault of a visual's example", () => {
  const file = "renderer/ui/visuals/call-log/example.json";
  expect(faultsWith(file, "08:04", "8:04")).toEqual([`${file}:7:15: "time" cannot be "8:04".`]);
});
