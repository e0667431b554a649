import { expect, it } from "vitest";
import type { JsonObject } from "../../../schema/json-document";
import { changesIn, withoutChanges } from "./changes";

const hero = { type: "hero", props: { heading: "Calls", proof: ["One", "Two"] } };
const faq = { type: "faq", props: { heading: "Questions" } };
const plans = { use: "plans" };

it("returns no changes for equal content", () => {
  expect(changesIn({ blocks: [hero, faq] }, { blocks: [hero, faq] })).toEqual([]);
});

it("finds a text that was changed, added or removed", () => {
  const next = { type: "hero", props: { heading: "Texts", intro: "New", proof: ["One", "Two"] } };
  expect(changesIn({ blocks: [hero, faq] }, { blocks: [next, faq] })).toEqual([
    { path: ["blocks", 0, "props", "heading"], before: "Calls", after: "Texts" },
    { path: ["blocks", 0, "props", "intro"], after: "New" },
  ]);
  expect(changesIn(next, hero)).toContainEqual({ path: ["props", "intro"], before: "New" });
});

it("distinguishes added, removed and changed list entries from unchanged ones", () => {
  expect(changesIn(["One", "Two", "Three"], ["One", "Three", "Four"])).toEqual([
    { path: [1], before: "Two" },
    { path: [2], after: "Four" },
  ]);
  expect(changesIn(["One", "Two"], ["One", "Twice"])).toEqual([{ path: [1], before: "Two", after: "Twice" }]);
  expect(changesIn([hero, faq], [hero, plans, faq])).toEqual([{ path: [1], after: plans }]);
  // Below an added block, an edited one has not moved.
  const edited = { ...faq, props: { heading: "Answers" } };
  expect(changesIn([faq, hero], [plans, edited, hero])).toEqual([
    { path: [0], after: plans },
    { path: [1, "props", "heading"], before: "Questions", after: "Answers" },
  ]);
});

it("treats a block of another type as another block", () => {
  expect(changesIn([faq], [{ type: "steps", props: {} }])).toEqual([
    { path: [0], before: faq },
    { path: [0], after: { type: "steps", props: {} } },
  ]);
});

it("detects a block that was only moved", () => {
  expect(changesIn([hero, faq, plans], [faq, plans, hero])).toEqual([
    { path: [2], after: hero, movedFrom: [0] },
  ]);
  // A move and an edit are two changes.
  const edited = { ...hero, props: { ...hero.props, heading: "Texts" } };
  expect(changesIn([hero, faq, plans], [faq, plans, edited])).toEqual([
    { path: [2], after: edited, movedFrom: [0] },
    { path: [2, "props", "heading"], before: "Calls", after: "Texts" },
  ]);
  // A block with other texts is another one.
  const other = { type: "hero", props: { heading: "Texts" } };
  expect(changesIn([hero, faq], [faq, other])).toEqual([
    { path: [0], before: hero },
    { path: [1], after: other },
  ]);
  const turned = { ...hero, props: { heading: "Calls", proof: ["Two", "One"] } };
  expect(changesIn([hero, faq], [turned, faq])).toEqual([
    { path: [0, "props", "proof", 1], after: "One", movedFrom: [0, "props", "proof", 0] },
  ]);
});

it("undoes a change alone, unless its place has changed since or it was not the change of a text", () => {
  const undo = (before: JsonObject[], after: JsonObject[], content: JsonObject[]) =>
    withoutChanges({ blocks: content }, changesIn({ blocks: before }, { blocks: after }));
  const edited = { ...faq, props: { heading: "Answers" } };
  const laterHero = { type: "hero", props: { heading: "Texts", proof: ["One", "Two"] } };
  expect(undo([hero, faq], [hero, edited], [laterHero, edited])).toEqual({ blocks: [laterHero, faq] });
  expect(undo([hero, faq], [hero, edited], [plans, hero, edited])).toBeUndefined();
  expect(undo([hero], [hero, faq], [laterHero, faq])).toBeUndefined();
  expect(undo([faq, hero], [hero, faq], [laterHero, faq])).toBeUndefined();
});
