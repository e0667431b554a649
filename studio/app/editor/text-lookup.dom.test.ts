import { expect, it } from "vitest";
import type { JsonObject } from "../../../schema/json-document";
import { findClickedPath, findElementWithText, plainText } from "./text-lookup";

/** Returns the path that is found for a click on the `mark` element of a page. */
function pressed(page: string, value: object) {
  document.body.innerHTML = page;
  const mark = document.querySelector("mark");
  const part = mark?.childNodes[0] as Node;
  mark?.replaceWith(part);
  const read = (text: string) => text.replace("{{plans.standard.price}}", "$12 a month");
  return findClickedPath({ part, root: document.body }, value as JsonObject, [], read)?.join(" ");
}

const props = {
  heading: "Calls for {{plans.standard.price}}",
  items: [
    { title: "Calls", text: "Read [the guide](/resources/guides) on **calls**." },
    { title: "Texts", text: "- Write back\n- Send a picture" },
    { title: "Texts", text: "Together" },
  ],
};

it("finds the text that equals the clicked one, as visitors read it", () => {
  expect(pressed("<h2>Calls <mark>for</mark>\n $12 a month</h2>", props)).toBe("heading");
  expect(pressed("<h3><mark>Calls</mark></h3>", props)).toBe("items 0 title");
  // A fact at the start of a sentence begins with a capital letter.
  expect(pressed("<p><mark>Under two minutes.</mark></p>", { text: "under two minutes." })).toBe("text");
  expect(pressed("<p>Read <a><mark>the guide</mark></a> on <b>calls</b>.</p>", props)).toBe("items 0 text");
  expect(pressed("<ul><li>Write back<li><mark>Send a picture</mark></ul>", props)).toBe("items 1 text");
});

it("finds the text at the same position among several equal ones", () => {
  expect(pressed("<h3><mark>Texts</mark></h3><h3>Texts</h3>", props)).toBe("items 1 title");
  expect(pressed("<ul><li><h3>Texts</h3><li><h3><mark>Texts</mark></h3></ul>", props)).toBe("items 2 title");
  // If a page shows one of them twice, such as in a table of contents, the first text is returned.
  expect(pressed("<a>Texts</a><h3>Texts</h3><h3><mark>Texts</mark></h3>", props)).toBe("items 1 title");
});

it("finds the clicked text among several in one element", () => {
  const moment = { day: "Monday", time: "8:05 am" };
  const page = (day: string, time: string) => `<p>${day}<span>, </span><span>${time}</span></p>`;
  expect(pressed(page("<mark>Monday</mark>", "8:05 am"), moment)).toBe("day");
  expect(pressed(page("Monday", "<mark>8:05 am</mark>"), moment)).toBe("time");
});

it("finds a text within a longer one, at the same position among equal ones", () => {
  expect(pressed("<p><mark>What it costs: Calls for $12 a month</mark></p>", props)).toBe("heading");
  const calls = {
    lines: [{ says: "[Say it]" }, { says: "Yes." }, { says: "[Say it]" }],
    name: "Rosa Lindqvist",
  };
  const page = (first: string, second: string, third: string) =>
    `<p>${first}</p><p>${second}</p><p>${third}</p><p>Name: Rosa Lindqvist</p>`;
  const [one, two, three] = ["Caller: [Say it]", "Dlores: Yes.", "Dlores: [Say it]"] as const;
  expect(pressed(page(`<mark>${one}</mark>`, two, three), calls)).toBe("lines 0 says");
  expect(pressed(page(one, `<mark>${two}</mark>`, three), calls)).toBe("lines 1 says");
  expect(pressed(page(one, two, `<mark>${three}</mark>`), calls)).toBe("lines 2 says");
});

it("returns undefined if no text of the block matches", () => {
  expect(pressed("<p><mark>Missed calls</mark></p>", props)).toBeUndefined();
  expect(pressed("<p><mark>→</mark></p>", props)).toBeUndefined();
  expect(pressed("<p><mark>Pingo and its dlores color</mark></p>", { color: "dlores" })).toBeUndefined();
  // A word that occurs in several texts by chance.
  expect(pressed("<p><mark>on</mark></p>", { a: "Turned on", b: "Depends on it" })).toBeUndefined();
});

it("finds the innermost element that shows a text", () => {
  document.body.innerHTML =
    "<section><h2>Calls for <b>$12</b></h2><ul><li><p>Write back</p></li></ul></section>";
  expect(findElementWithText(document.body, "Calls for $12")?.localName).toBe("h2");
  expect(findElementWithText(document.body, "- Write back\n- Send a picture")?.localName).toBe("p");
  document.body.innerHTML = "<table><td><span>Available</span> Add people to a call</td></table>";
  expect(findElementWithText(document.body, "Add people to a call")?.localName).toBe("td");
  expect(findElementWithText(document.body, "Nothing of that")).toBeUndefined();
});

it("removes Markdown syntax", () => {
  expect(plainText("## Know *when*\n> [Ask](/contact) `us`")).toBe("Know when Ask us");
});
