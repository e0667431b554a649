import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { openSite } from "../../data/site";
import { accept, requireNoErrors } from "../../scripts/accept/ledger-change";
import { VerdictCache } from "../../scripts/cache/verdict-cache";
import { block, page, projectOf, text } from "../../tests/check/project";
import { emptyFolder } from "../../tests/empty-folder";
import { unreadSentences } from "./accepted";
import { LEDGER_FOLDER } from "./ledger";

const addOns = block("add-ons", {
  heading: "Extras",
  items: [{ addOn: "extraUser", text: "Your team grows. Nobody pays twice." }],
});
const home = page([
  text("Sit down. Refunds at any time. It rains on {{plans.lite.price}}."),
  addOns,
  { use: "offer" },
]);

let root: string;

function write(file: string, content: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content, null, 2));
}
const kept = () => new VerdictCache(openSite(root));
const ledger = (name: string) => readFileSync(join(root, LEDGER_FOLDER, `${name}.txt`), "utf8");
const unread = () =>
  unreadSentences(openSite(root)).map(
    ({ file, line, message }) => `${file}:${line} ${message.split(": ")[1]}`,
  );

beforeEach(() => {
  root = projectOf({
    "pages/index.json": home,
    "pages/_shared/offer.json": text("Try it for free."),
  });
  accept(kept());
});

it("neither reads nor changes a file outside of the project that a link names", () => {
  const outside = join(emptyFolder(), "profile");
  writeFileSync(outside, ledger("index"));
  const linked = join(root, LEDGER_FOLDER, "index.txt");
  rmSync(linked);
  symlinkSync(outside, linked);
  expect(unread()).not.toEqual([]);
  write("pages/index.json", page([text("It snows on Sundays.")]));
  accept(kept());
  expect(readFileSync(outside, "utf8")).not.toContain("It snows");
  expect(ledger("index")).toContain("It snows on Sundays.");
  expect(unread()).toEqual([]);
});

it("includes the sentences of a story and a setting that consists of digits", () => {
  const told = { ...text("Pingo is here. He rang at 10:05. A tree grows."), illustrative: true };
  const calculator = block("calculator", { heading: "Reckon", examples: [], share: "25", value: "200" });
  write("pages/index.json", page([told, calculator]));
  accept(kept());
  expect(ledger("index")).toContain("body: Pingo is here.\nbody: He rang at 10:05.\nbody: A tree grows.");
  expect(ledger("index")).toContain("share: 25\nvalue: 200");
});

it("keeps the sentences of the page /home apart from those of the home page", () => {
  write("pages/home.json", page([text("It snows on Sundays.")]));
  accept(kept());
  expect(unread()).toEqual([]);
});

it("includes texts that the site fills in, such as the name of a feature", () => {
  const grid = (feature: string) =>
    block("feature-grid", { heading: "More", items: [{ feature, benefit: "Calls.", icon: "globe" }] });
  write("pages/index.json", page([grid("callRecording")]));
  accept(kept());
  expect(ledger("index")).toContain("name: Call recording\nplan: standard");
});

it("lists each sentence as a visitor reads it", () => {
  expect(ledger("index")).toMatchInlineSnapshot(`
    "/

    [pages/index.json]
    title: A business number that is answered
    description: A business number for calls and texts, with someone who answers when you are busy elsewhere.
    name: Home

    [block 1 hero]
    heading: Always answered
    intro: Someone picks up.

    [block 2 rich-text]
    body: Sit down.
    body: Refunds at any time.
    body: It rains on $4 a month.

    [block 3 add-ons]
    heading: Extras
    name: Extra users
    price: $4
    unit: per user per month
    text: Your team grows.
    text: Nobody pays twice.
    "
  `);
  expect(ledger("_shared")).toContain("\nbody: Try it for free.");
});

it("reports nothing when all sentences are accepted", () => {
  expect(unread()).toEqual([]);
  expect(accept(kept())).toEqual({ changed: new Map(), gone: [], sentences: [] });
});

it("leaves out buttons and links whose words are still to be written", () => {
  const button = { label: "[Words on the button]", action: { kind: "signup", plan: "lite" } };
  const link = { label: "[Words on the link]", to: "/a" };
  const box = block("pricing-box", { heading: "[Its heading]", points: ["A number"], button, link });
  write("pages/index.json", page([box]));
  expect(unread().map((line) => line.replace(/:\d+/, ""))).toEqual(['pages/index.json "A number"']);
});

it("reports a changed target of a button, a link and a redirect", () => {
  const site = (to: string, plan: string, target: string) => {
    const button = { label: "Choose a plan", action: { kind: "signup", plan } };
    const link = { label: "All prices", to };
    const box = block("pricing-box", {
      heading: "What it costs",
      points: ["A number"],
      button,
      link,
    });
    write("pages/index.json", page([box]));
    write("data/redirects.json", { redirects: [{ from: "/old", to: target }] });
  };
  site("/a", "lite", "/");
  accept(kept());
  expect(unread()).toEqual([]);
  site("/b", "standard", "/a");
  expect(unread().map((line) => line.replace(/:\d+/, ""))).toEqual([
    'pages/index.json "All prices → /b"',
    'pages/index.json "Choose a plan → signup standard"',
    'data/redirects.json "/old → /a"',
  ]);
});

it("reports a sentence in a component, and no other string", () => {
  mkdirSync(join(root, "renderer/frame"), { recursive: true });
  writeFileSync(
    join(root, "renderer/frame/note.tsx"),
    '\nexport const Note = () => <p className="mt-5 flex text-sm">{open ? "we call you back" : "Close"}</p>;',
  );
  expect(unread()).toEqual(['renderer/frame/note.tsx:2 "we call you back"']);
});

it("reports each new sentence", () => {
  const [hero, body, ...rest] = home.blocks;
  const changed = text("Sit down here. Refunds within a week. It rains on {{plans.lite.price}}.");
  write("pages/index.json", { ...home, blocks: [hero, changed, ...rest] });
  expect(body).not.toEqual(changed);
  expect(unread()).toEqual([
    'pages/index.json:16 "Sit down here."',
    'pages/index.json:16 "Refunds within a week."',
  ]);
});

it("names the place of a sentence as the other faults do", () => {
  write("pages/index.json", page([text("Sit down.")], { description: "A description of its own." }));
  expect(unreadSentences(openSite(root)).map(({ where }) => where)).toEqual(["Description"]);
  write("pages/index.json", page([block("rich-text", { heading: "Refunds", body: "All in May." })]));
  expect(unreadSentences(openSite(root)).map(({ where }) => where)).toContain(
    "block 2 Rich text “Refunds”, Text",
  );
});

it("reports a sentence that was accepted only in another block", () => {
  const words = (...bodies: string[]) => page(bodies.map((body) => text(body)));
  write("pages/index.json", words("Refunds in May.", "Refunds in June."));
  accept(kept());
  write("pages/index.json", words("Refunds in May.", "Refunds in May."));
  expect(unread()).toEqual([expect.stringContaining('"Refunds in May."')]);
});

it("reports each sentence that a constant has changed", () => {
  const constants = JSON.parse(readFileSync(join(root, "data/constants.json"), "utf8"));
  constants.plans.lite.price.value = 7;
  write("data/constants.json", constants);
  expect(unread()).toEqual(['pages/index.json:16 "It rains on $7 a month."']);
});

it("removes the file of a deleted page", () => {
  write("pages/about.json", page([text("Refunds for all.")], { title: "Another page of its own, far away" }));
  expect(unread()).toContain('pages/about.json:16 "Refunds for all."');
  accept(kept());
  root = projectOf({ "pages/index.json": home, [`${LEDGER_FOLDER}/about.txt`]: "/about\n" });
  expect(accept(kept()).gone).toEqual([`${LEDGER_FOLDER}/about.txt`]);
});

it("requires a page without errors before its sentences are accepted, since a faulty page may lack blocks", () => {
  write("pages/index.json", page([text("Sit down."), { use: "offer" }]));
  requireNoErrors(kept());
  write("pages/index.json", page([text("Sit down."), block("no-such-block", {})]));
  expect(() => requireNoErrors(kept())).toThrow(
    "Nothing was written: pages/index.json must pass npm run check first.",
  );
});

it("lists a template's sentences once, and an item's sentences in the item's own file", () => {
  const template = {
    ...page([text("Ask {{item.name}} for more. Read on.", { anchor: "more" }), text("Read on below.")]),
    title: "{{item.title}}",
    collection: "guides",
  };
  write("pages/guides/[id].json", template);
  write("data/guides/one.json", { name: "Ada", title: "A guide by Ada" });
  write("data/guides/two.json", { name: "Bo", title: "A guide by Bo" });
  accept(kept());
  // Nothing else reads the items of a collection without a schema.
  expect(ledger("guides--one")).toContain("title: A guide by Ada");
  expect(ledger("guides--two")).toContain("body: Ask Bo for more.");
  expect(ledger("guides--two")).not.toContain("Read on below.");
  expect(ledger("_shared").match(/Read on below\./g)).toHaveLength(1);

  write("pages/guides/[id].json", { ...template, title: "What {{item.name}} says" });
  expect(unread()).toEqual([
    expect.stringContaining("What Ada says"),
    expect.stringContaining("What Bo says"),
  ]);
});

it("shows a sentence again when the plans of the feature that it names change", () => {
  const said = "Call recording and its search are both part of Standard and Enterprise, and not of Lite.";
  write("pages/index.json", page([text(`${said} Call recording is useful.`)]));
  accept(kept());
  expect(ledger("index")).toContain(`${said} [call recording: Standard and Enterprise]\n`);
  expect(ledger("index")).toContain("Call recording is useful.\n");
  const constants = readFileSync(join(root, "data/constants.json"), "utf8");
  const [tag = ""] =
    /"callRecording": \{\s*"label": "Call recording",\s*"value": "standard"/.exec(constants) ?? [];
  write("data/constants.json", JSON.parse(constants.replace(tag, tag.replace("standard", "enterprise"))));
  expect(unread()).toEqual([expect.stringContaining(said)]);
});
