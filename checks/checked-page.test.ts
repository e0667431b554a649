import { expect, it } from "vitest";
import { loadPage } from "../data/load-page";
import { block, page, siteOf } from "../tests/check/project";
import { checkedPage } from "./checked-page";

const visual = {
  kind: "call-screen",
  caller: "Marta",
  callerDetail: "x",
  status: "y",
  lines: [{ speaker: "you", text: "z" }],
};
const buttons = [{ label: "Go", action: { kind: "link", to: "/pricing" } }];
const hero = block("hero", { heading: "{{claims.trial}}", intro: "Words.", buttons, visual });
const faq = block(
  "faq",
  { heading: "Questions", items: [{ question: "Why?", answer: "**So**" }] },
  { illustrative: true },
);

const site = siteOf({
  "pages/index.json": { ...page(), blocks: [hero, faq] },
  "pages/notes/[id].json": page([block("rich-text", { body: "{{item.body}}" })], { collection: "notes" }),
  "data/notes/one.json": { body: "Words." },
});

function checked(route: string) {
  const ref = site.pages.find((candidate) => candidate.route === route);
  if (!ref) throw new Error(`There is no page ${route}.`);
  return checkedPage(site, ref, loadPage(site, ref));
}

it("lists each text with its role, as source and as resolved", () => {
  const { fields } = checked("/");
  const rows = fields.map(({ path, role, text, source, isExample }) => [
    path.join("."),
    role,
    text,
    source === text,
    isExample,
  ]);
  expect(rows).toEqual([
    ["title", "prose", "A business number that is answered", true, false],
    ["description", "prose", expect.any(String), true, false],
    ["name", "prose", "Home", true, false],
    ["blocks.0.props.heading", "prose", "14 days", false, false],
    ["blocks.0.props.intro", "prose", "Words.", true, false],
    ["blocks.0.props.buttons.0.label", "prose", "Go", true, false],
    ["blocks.0.props.buttons.0.action.kind", "code", "link", true, false],
    ["blocks.0.props.buttons.0.action.to", "address", "/pricing", true, false],
    ["blocks.0.props.visual.kind", "code", "call-screen", true, true],
    ["blocks.0.props.visual.caller", "prose", "Marta", true, true],
    ["blocks.0.props.visual.callerDetail", "prose", "x", true, true],
    ["blocks.0.props.visual.status", "prose", "y", true, true],
    ["blocks.0.props.visual.lines.0.speaker", "code", "you", true, true],
    ["blocks.0.props.visual.lines.0.text", "prose", "z", true, true],
    ["blocks.0.props.visual.duration", "code", "0:42", false, true],
    ["blocks.1.props.heading", "prose", "Questions", true, true],
    ["blocks.1.props.items.0.question", "prose", "Why?", true, true],
    ["blocks.1.props.items.0.answer", "markdown", "**So**", true, true],
  ]);
});

it("lists each action with the label of its button", () => {
  expect(checked("/").actions).toMatchObject([{ kind: "link", label: "Go", where: "block 1 hero" }]);
});

it("returns a template's texts filled with the item", () => {
  const body = checked("/notes/one").fields.find(({ role }) => role === "markdown");
  expect(body).toMatchObject({ text: "Words.", source: "{{item.body}}" });
});
