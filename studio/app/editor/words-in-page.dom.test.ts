import { expect, it } from "vitest";
import { elementOfWords, pathOfWords, plain } from "./words-in-page";

const props = {
  heading: "Calls for {{plans.standard.price}}",
  items: [
    { title: "Calls", text: "Read [the guide](/resources/guides) on **calls**." },
    { title: "Texts", text: "- Write back\n- Send a picture" },
  ],
};
const read = (_: unknown, text: string) => text.replace("{{plans.standard.price}}", "$12 a month");
const pressed = (words: string) => pathOfWords(words, props, ["blocks", 0, "props"], read)?.slice(3);

it("finds the text that says just what was pressed, as visitors read it", () => {
  expect(pressed(" Calls for\n $12 a month")).toEqual(["heading"]);
  expect(pressed("Calls")).toEqual(["items", 0, "title"]);
  expect(pressed("Read the guide on calls.")).toEqual(["items", 0, "text"]);
  expect(pressed("Send a picture")).toEqual(["items", 1, "text"]);
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
