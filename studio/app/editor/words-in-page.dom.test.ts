import { expect, it } from "vitest";
import { elementOfWords, pathOfWords, plain, pressedAt } from "./words-in-page";

const props = {
  heading: "Calls for {{plans.standard.price}}",
  items: [
    { title: "Calls", text: "Read [the guide](/resources/guides) on **calls**." },
    { title: "Texts", text: "- Write back\n- Send a picture" },
    { title: "Texts", text: "Together" },
  ],
};
const read = (_: unknown, text: string) => text.replace("{{plans.standard.price}}", "$12 a month");
const pressed = (words: string, index = 0, count = 1) =>
  pathOfWords({ words, index, count }, props, ["blocks", 0, "props"], read)?.slice(3);

it("finds the text that says just what was pressed, as visitors read it", () => {
  expect(pressed(" Calls for\n $12 a month")).toEqual(["heading"]);
  expect(pressed("Calls")).toEqual(["items", 0, "title"]);
  expect(pressed("Read the guide on calls.")).toEqual(["items", 0, "text"]);
  expect(pressed("Send a picture")).toEqual(["items", 1, "text"]);
});

it("finds that of several equal texts that stands in the same place among them", () => {
  expect(pressed("Texts", 0, 2)).toEqual(["items", 1, "title"]);
  expect(pressed("Texts", 1, 2)).toEqual(["items", 2, "title"]);
  // A page that shows one of them twice, such as in a list of contents, leaves only the first to choose.
  expect(pressed("Texts", 2, 3)).toEqual(["items", 1, "title"]);
});

it("counts the parts of a page that say the same, and none for what stands around them", () => {
  document.body.innerHTML = "<ul><li><p>Calls</p></li><li><p>Calls</p></li><li><b>Calls</b></li></ul>";
  const [first, second] = document.querySelectorAll("p");
  expect(pressedAt(first as Element, document)).toEqual({ words: "Calls", index: 0, count: 3 });
  expect(pressedAt(second?.parentElement as Element, document)).toEqual({
    words: "Calls",
    index: 1,
    count: 3,
  });
});

it("finds the text in what a page says with other words around it", () => {
  expect(pressed("What it costs: Calls for $12 a month")).toEqual(["heading"]);
});

it("finds nothing for what no text of the block says", () => {
  expect(pressed("Missed calls")).toBeUndefined();
  expect(pressed("→")).toBeUndefined();
});

it("finds what shows a text, the innermost that does", () => {
  document.body.innerHTML =
    "<section><h2>Calls for <b>$12</b></h2><ul><li><p>Write back</p></li></ul></section>";
  expect(elementOfWords(document.body, "Calls for $12")?.localName).toBe("h2");
  expect(elementOfWords(document.body, "- Write back\n- Send a picture")?.localName).toBe("p");
  expect(elementOfWords(document.body, "Nothing of that")).toBeUndefined();
});

it("takes the marks of Markdown for none", () => {
  expect(plain("## Know *when*\n> [Ask](/contact) `us`")).toBe("Know when Ask us");
});
