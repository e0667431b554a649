import { expect, it } from "vitest";
import { findingsOf, page, text } from "../../tests/check/project";

const body = (words: string) => findingsOf("long-sentence", { "pages/index.json": page([text(words)]) });
const words = (count: number) => `${"Some words ".repeat(18).split(" ").slice(0, count).join(" ")}.`;

it("counts the words of a sentence, each token as one", () => {
  expect(
    body(`Short.\n\n- ${"It costs {{plans.standard.price|amount}}, and ".repeat(9)}so on.`),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:28 «- It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and It costs {{plans.standard.price|amount}}, and so on.» warning long-sentence
    block 2 Rich text, Text: This sentence has 38 words; at most 35 are read in one go.
    Fix: Split it into two sentences.
    "
  `);
});

it("allows 35 words, and starts a new count after a full stop and on a new line", () => {
  expect(body(`${words(35)} ${words(35)}\n- ${words(35)}`).trim()).toBe("");
  expect(body(words(36))).toContain("36 words");
});

it("ignores addresses, dashes and transcripts", () => {
  expect(body(`${words(34).slice(0, -1)} [–](https://example.com/a) – word.`).trim()).toBe("");
  const call = {
    kind: "call-screen",
    caller: "Ann",
    status: "Ringing",
    lines: [{ speaker: "caller", text: "Well, and then, ".repeat(20) }],
  };
  const hero = { type: "hero", props: { heading: "Answered", intro: "Always.", visual: call } };
  expect(findingsOf("long-sentence", { "pages/index.json": { ...page(), blocks: [hero] } }).trim()).toBe("");
});
