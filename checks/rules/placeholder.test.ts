import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { block, check, findingsOf, page } from "../../tests/check/project";
import { isPlaceholder, UNKNOWN_WEBSITE } from "../placeholder";

const hero = (heading: string, intro: string) => ({ ...page(), blocks: [block("hero", { heading, intro })] });

it("counts the placeholders of a page, and points at the first one", () => {
  const written = hero("[The page's main heading]", "[One to three sentences, such as $12 a month]");
  expect(findingsOf("placeholder", { "pages/index.json": written })).toMatchInlineSnapshot(`
    "
    pages/index.json:9:20 «"[The page's main heading]"» warning placeholder
    block 1 Hero “[The page's main heading]”, Heading: 2 texts are still placeholders; this is the first.
    Fix: Replace each text in [brackets] with your own. The site cannot be built until then.
    "
  `);
});

it("reports a placeholder in a shared block once, in the file of the block", () => {
  const files = {
    "pages/index.json": page([{ use: "try" }]),
    "pages/_shared/try.json": block("call-to-action", {
      heading: "[The invitation, as a short sentence]",
      buttons: [{ label: "Begin", action: { kind: "signup" } }],
    }),
  };
  expect(findingsOf("placeholder", files)).toMatchInlineSnapshot(`
    "
    pages/_shared/try.json:4:16 «"[The invitation, as a short sentence]"» warning placeholder
    shared block try, Call to action “[The invitation, as a short sentence]”, Heading: This text is still a placeholder.
    Fix: Replace each text in [brackets] with your own. The site cannot be built until then.
    "
  `);
});

it("is the only rule that reports a placeholder, so that the page can be previewed", () => {
  const meta = {
    title: "[Title for search results, 25 to 60 characters]",
    description: "[What the page tells a visitor: search results show it below the title]",
  };
  const written = { ...hero("[A heading for $19 a month]", "[Setup is free and takes 3 minutes]"), ...meta };
  const files = { "pages/index.json": written, "pages/a.json": written };
  const faults = check(files).diagnostics.filter(({ severity }) => severity !== "notice");
  expect(faults.map(({ file, severity, rule }) => `${file} ${severity} ${rule}`)).toEqual([
    "pages/a.json warning placeholder",
    "pages/index.json warning placeholder",
  ]);
});

it.each([
  ["[Time]", true],
  [" [One or two sentences]\n", true],
  ["Call queues: [the page's main heading]", true],
  ["Call queues: [The page's main heading]", true],
  ["[Small line] For dental offices", true],
  ["14-day[Note] free trial", true],
  ["[Read the guide](/resources/guides)", false],
  ["See [Our own guide here](/resources/guides).", false],
  ["For [kind of] business", true],
  ["Software for dentists [draft] now", true],
  ["From [price] a month", true],
  ["“[Pingo] answers when I can’t.”", false],
  ["She says “it [the app] rings twice”.", false],
  ["[Pingo] answers when I can’t.", false],
  ["calls[index]", false],
  ['events: ["call.completed"]', false],
  ["Two to six entries", false],
])("recognizes whether %j has a placeholder", (text, expected) => expect(isPlaceholder(text)).toBe(expected));

it("reports placeholders in data, such as a new menu item", () => {
  const item = { label: "Fax", href: "/", description: "[One short line about the page]" };
  const files = {
    "pages/index.json": page(),
    "data/navigation.json": { header: [{ label: "Features", items: [item] }], mobileExtra: [], footer: [] },
  };
  expect(findingsOf("placeholder", files)).toMatchInlineSnapshot(`
    "
    data/navigation.json:9:26 «"[One short line about the page]"» warning placeholder
    Navigation entry 1 › Link 1 › Description: This text is still a placeholder.
    Fix: Replace each text in [brackets] with your own. The site cannot be built until then.
    "
  `);
});

it("reports the address of a website that is still to be entered", () => {
  const country = readFileSync("data/carriers/canada.json", "utf8");
  const unfinished = country.replace("https://www.rogers.com", UNKNOWN_WEBSITE);
  const files = { "pages/index.json": page(), "data/carriers/canada.json": unfinished };
  expect(findingsOf("placeholder", files)).toContain('«"https://its-website.example"» warning placeholder');
});
