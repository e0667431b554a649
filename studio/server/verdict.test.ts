import { expect, it } from "vitest";
import { SiteChecker } from "../../checks/site-checker";
import type { JsonObject } from "../../schema/json-document";
import { block, page, projectOf } from "../../tests/check/project";
import { checkDraft } from "./verdict";

const FILE = "pages/features/sms.json";
const HERO = {
  type: "hero",
  props: { heading: "Texts to your customers", intro: "Send texts by your number." },
};
const END = {
  type: "call-to-action",
  anchor: "start",
  props: { heading: "Send your first text", buttons: [{ label: "See prices", action: { kind: "login" } }] },
};

const draftOf = (blocks: JsonObject[]): JsonObject => ({
  title: "Texts by your business number",
  description:
    "Send texts to your customers by your business number, and read what they answer in one place.",
  name: "Texts",
  blocks,
});

const SAID_THERE = "Your texts wait for you until you have time to read them.";

// Two pages, the first of which links to an anchor of the second.
const toStart = { label: "See how", action: { kind: "link", to: "/features/sms#start" } };
const begin = block("call-to-action", { heading: "Begin", buttons: [toStart], text: SAID_THERE });
const checker = new SiteChecker(
  projectOf({ "pages/index.json": page([begin]), [FILE]: draftOf([HERO, END]) }),
);
const { diagnostics } = checker.check();

/** Returns the verdict on a draft of the second page. */
const verdictOf = (draft: JsonObject[]) =>
  checkDraft(checker, diagnostics, { file: FILE, text: JSON.stringify(draftOf(draft)) });

/** Returns the hero with the given heading. */
const heading = (text: string): JsonObject => ({ ...HERO, props: { ...HERO.props, heading: text } });

it("reports a fault of a draft with the path of its field", () => {
  const { findings, canBeShown } = verdictOf([heading("Texts for $12 a month"), END]);
  const [figure] = findings.filter(({ rule }) => rule === "literal-figure");
  expect(figure).toMatchObject({ path: ["blocks", 0, "props", "heading"], severity: "error" });
  expect(figure?.message).toContain('"$12" is typed by hand');
  expect(figure?.edits).toEqual([{ value: "Texts for {{plans.standard.price}}" }]);
  expect(canBeShown).toBe(true);
});

it("offers to accept a figure as an exception or as made up, in the studio's terms", () => {
  const standing = (...blocks: JsonObject[]) =>
    verdictOf([...blocks, END]).findings.filter(({ rule }) => rule === "literal-figure");
  expect(standing(heading("Texts in 73 minutes"))).toMatchObject([
    { declaration: { as: "exception", figure: "73 minutes" } },
  ]);
  const [inStory] = standing({ ...heading("She sent texts for 9 weeks"), illustrative: true });
  expect(inStory?.declaration).toEqual({ as: "made up", figure: "9 weeks" });
  expect(inStory?.fix ?? "").not.toContain("madeUp");
  // The value of a constant has to be written as its token.
  const [price] = standing(heading("Standard is $12 a month"));
  expect(price?.message).toBe('"$12" is typed by hand; “Standard price” says it.');
  expect(price?.fix).toBe('Insert the fact “Standard price” in place of "$12 a month".');
  expect(price?.declaration).toBeUndefined();
});

it("reports a sentence repeated from another page on this page", () => {
  const { findings } = verdictOf([{ ...HERO, props: { ...HERO.props, intro: SAID_THERE } }, END]);
  const places = findings.flatMap(({ rule, path }) => (rule === "repeated-sentence" ? [path] : []));
  expect(places).toEqual([["blocks", 0, "props", "intro"]]);
});

it("offers a certain fix as an edit", () => {
  const { findings } = verdictOf([heading("Your {{claims.trial|adjectiv}} trial"), END]);
  expect(findings.map(({ path, edits }) => ({ path, edits }))).toContainEqual({
    path: ["blocks", 0, "props", "heading"],
    edits: [{ value: "Your {{claims.trial|adjective}} trial" }],
  });
});

it("offers the intended address", () => {
  const toward = (to: string) => {
    const button = { label: "See it", action: { kind: "link", to } };
    return verdictOf([HERO, { ...END, props: { ...END.props, buttons: [button] } }]).findings;
  };
  const [dead] = toward("/features/smss");
  expect(dead).toMatchObject({ edits: [{ reads: "/features/sms", value: "/features/sms" }] });
  expect(`${dead?.message} ${dead?.fix ?? ""}`).toBe('"/features/smss" is not a page of this site. ');
  expect(toward("/elsewhere").flatMap(({ edits }) => edits ?? [])).toEqual([]);
});

it("offers the fact that a figure may mean as a replacement", () => {
  const { findings } = verdictOf([heading("Standard is $13 a month for texts"), END]);
  const [figure] = findings.filter(({ rule }) => rule === "literal-figure");
  expect(figure?.edits).toEqual([
    { reads: "$12 a month", fact: "Standard price", value: "Standard is {{plans.standard.price}} for texts" },
  ]);
  // The button shows the fix.
  expect(figure?.message).toBe('"$13" is typed by hand; “Standard price” is $12 a month.');
  expect(figure?.fix).toBeUndefined();
  // A figure that contradicts our fact is not offered as a true one.
  expect(figure?.declaration).toBeUndefined();
});

it("replaces a fact's own words, including those that its text begins with", () => {
  const { findings } = verdictOf([heading("No contract, and no setup fee either"), END]);
  expect(findings.flatMap(({ rule, edits }) => (rule === "owned-phrase" ? edits : []))).toContainEqual(
    expect.objectContaining({
      value: expect.stringMatching(/^[^,]+, and \{\{addOns\.setupFee[^}]*\}\} either$/),
    }),
  );
});

it("does not repeat the first words of a fact", () => {
  const { findings } = verdictOf([heading("Up to five people for one price"), END]);
  expect(findings.flatMap(({ rule, edits }) => (rule === "literal-figure" ? edits : []))).toContainEqual(
    expect.objectContaining({ value: "{{claims.freeMembers}} for one price" }),
  );
});

it("offers the facts with the same figure if the sentence names no fact", () => {
  const { findings } = verdictOf([heading("It takes 14 days to decide"), END]);
  expect(findings.flatMap(({ rule, edits }) => (rule === "literal-figure" ? edits : []))).toContainEqual({
    reads: "14 days",
    fact: "Trial",
    value: "It takes {{claims.trial}} to decide",
  });
});

it("reports no text that is not written yet, which the studio lists itself", () => {
  const { findings } = verdictOf([{ ...HERO, props: { heading: "[Heading]", intro: "[Words]" } }, END]);
  expect(findings).toEqual([]);
});

it("does not show a page with a missing value, and reports its field", () => {
  const { findings, canBeShown } = verdictOf([{ type: "hero", props: { heading: "Texts" } }, END]);
  expect(canBeShown).toBe(false);
  expect(findings.map(({ path, message }) => [path, message])).toContainEqual([
    ["blocks", 0, "props"],
    "“Introduction” is missing.",
  ]);
});

it("shows a page with a text that is too long or empty, or with a dead address", () => {
  const long = verdictOf([heading("Texts to your customers ".repeat(9)), END]);
  expect(long.canBeShown).toBe(true);
  const messages = long.findings.map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/^“Heading” has \d+ of at most \d+ characters\.$/));
  const empty = verdictOf([heading(""), END]);
  expect(empty.canBeShown).toBe(true);
  expect(empty.findings.map(({ message }) => message)).toContain("“Heading” is empty.");
  const toNowhere = { label: "See prices", action: { kind: "link", to: "" } };
  const button = verdictOf([HERO, { ...END, props: { ...END.props, buttons: [toNowhere] } }]);
  expect(button.canBeShown).toBe(true);
  expect(button.findings).not.toEqual([]);
});

it("names fields by their titles in the form, and reports at a list what it lacks", () => {
  const { findings } = verdictOf([{ ...HERO, props: { ...HERO.props, rotatingWords: ["One"] } }, END]);
  expect(findings.map(({ message, fix }) => `${message} ${fix}`).join("\n")).toMatchInlineSnapshot(
    `"“Rotating words” has 1 entry, at least 2 are needed. Add one more."`,
  );
  expect(findings.map(({ path }) => path)).toEqual([["blocks", 0, "props", "rotatingWords"]]);
});

it("reports a button that does nothing, at its choice", () => {
  const button = { label: "Begin", action: { kind: "none" } };
  const { findings } = verdictOf([HERO, { ...END, props: { ...END.props, buttons: [button] } }]);
  expect(findings.filter(({ severity }) => severity === "notice")).toMatchObject([
    {
      path: ["blocks", 1, "props", "buttons", 0, "action", "kind"],
      message: 'The button "Begin" does nothing when visitors click it.',
      fix: expect.stringMatching(/^Choose what it does instead/),
    },
  ]);
});

it("reports new faults on other pages, but not earlier ones", () => {
  const elsewhere = (draft: JsonObject[]) =>
    verdictOf(draft).findings.filter(({ path }) => path === undefined);
  expect(elsewhere([HERO, END])).toEqual([]);
  const { anchor: _, ...withoutAnchor } = END;
  expect(elsewhere([HERO, withoutAnchor]).map(({ elsewhere: place, rule }) => [place, rule])).toEqual([
    [{ file: "pages/index.json", path: ["blocks", 1, "props", "buttons", 0, "action", "to"] }, "dead-link"],
  ]);
});

it("leaves the site unchanged", () => {
  const before = verdictOf([HERO, END]);
  verdictOf([heading("Texts for $12 a month")]);
  expect(verdictOf([HERO, END])).toEqual(before);
});

it("offers the address that is meant by a link in a text", () => {
  const body = "Texts come with [every feature](/features/smss).";
  const { findings } = verdictOf([HERO, { type: "rich-text", props: { body } }, END]);
  expect(findings.flatMap(({ rule, edits }) => (rule === "dead-link" ? edits : []))).toEqual([
    { reads: "/features/sms", value: body.replace("smss", "sms") },
  ]);
});
