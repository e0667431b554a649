import { expect, it } from "vitest";
import {
  continueList,
  replaceSelection,
  setLink,
  type TextSelection,
  toggleBold,
  toggleLines,
} from "./markdown-edit";

/** Parses a text whose selection is between bars. */
function at(marked: string): TextSelection {
  const [before = "", picked = "", after = ""] = marked.split("|");
  return { text: before + picked + after, start: before.length, end: before.length + picked.length };
}

/** Formats a text with its selection between bars. */
const shown = ({ text, start, end }: TextSelection): string =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

it("puts words in the place of the selection", () => {
  expect(shown(replaceSelection(at("It costs |a lot| today."), "$12"))).toBe("It costs $12|| today.");
});

it("makes words bold, and plain again", () => {
  const bold = toggleBold(at("Say it |first|."));
  expect(shown(bold)).toBe("Say it **|first|**.");
  expect(shown(toggleBold(bold))).toBe("Say it |first|.");
});

it("makes a link of the selection, or of the page's name to be written over", () => {
  expect(shown(setLink(at("See |the plans|."), "/pricing", "Pricing"))).toBe("See [|the plans|](/pricing).");
  expect(shown(setLink(at("See ||."), "/pricing", "Pricing"))).toBe("See [|Pricing|](/pricing).");
});

it("leads a link elsewhere, and takes the words of one line alone", () => {
  expect(setLink(at("See [the |plans|](/pricng)."), "/pricing", "Pricing").text).toBe(
    "See [the plans](/pricing).",
  );
  expect(setLink(at("See |the plans\n\nAsk|."), "/pricing", "").text).toBe(
    "See [the plans](/pricing)\n\nAsk.",
  );
});

it("takes a link away and leaves its words", () => {
  expect(shown(setLink(at("See [the |plans|](/pricing)."), "", ""))).toBe("See |the plans|.");
});

it.each([
  ["- one||", "- one\n- ||"],
  ["- one|| and two", "- one\n- || and two"],
  ["9. nine||", "9. nine\n10. ||"],
  ["> said||", "> said\n> ||"],
  ["- one\n- ||", "- one\n||"],
])("goes on with the list or quote of %j", (before, after) => {
  const next = continueList(at(before));
  expect(next && shown(next)).toBe(after);
});

it.each(["Words||", "## Heading||", "||- one", "one\n- two\n\n||"])(
  "leaves the end of %j to the browser",
  (before) => expect(continueList(at(before))).toBeUndefined(),
);

it("makes words bold without the blanks around them, and each paragraph by itself", () => {
  expect(toggleBold(at("Say |it |first.")).text).toBe("Say **it** first.");
  expect(toggleBold(at("|One\n\nTwo|")).text).toBe("**One**\n\n**Two**");
  expect(shown(toggleBold(at("Say ||")))).toBe("Say **||**");
});

it("leaves the marks of lists out of what is bold or leads somewhere", () => {
  expect(toggleBold(at("|- One\n- Two|")).text).toBe("- **One**\n- **Two**");
  expect(toggleBold(at("|- |One")).text).toBe("- ****One");
  expect(setLink(at("|1. Ask\n2. Wait|"), "/faq", "FAQ").text).toBe("1. [Ask](/faq)\n2. Wait");
});

it("makes the line with the caret a heading, and keeps the caret behind it", () => {
  expect(shown(toggleLines(at("One\n\nTwo|| words\n\nThree"), "## "))).toBe("One\n\n## Two words||\n\nThree");
  expect(shown(toggleLines(at("One\n\n||"), "## "))).toBe("One\n\n## ||");
});

it("makes lines a list, another kind of list, and plain again", () => {
  const list = toggleLines(at("|one\ntwo|\n\nthree"), "- ");
  expect(shown(list)).toBe("|- one\n- two|\n\nthree");
  const numbered = toggleLines(list, "1. ");
  expect(shown(numbered)).toBe("|1. one\n2. two|\n\nthree");
  expect(shown(toggleLines(numbered, "1. "))).toBe("|one\ntwo|\n\nthree");
});

it("leaves blank lines between paragraphs as they are", () => {
  expect(shown(toggleLines(at("|one\n\ntwo|"), "1. "))).toBe("|1. one\n\n2. two|");
});
