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

it("replaces the selection", () => {
  expect(shown(replaceSelection(at("It costs |a lot| today."), "$12"))).toBe("It costs $12|| today.");
});

it("toggles bold", () => {
  const bold = toggleBold(at("Say it |first|."));
  expect(shown(bold)).toBe("Say it **|first|**.");
  expect(shown(toggleBold(bold))).toBe("Say it |first|.");
});

it("turns the selection into a link, or inserts the page's name as selected link text", () => {
  expect(shown(setLink(at("See |the plans|."), "/pricing", "Pricing"))).toBe("See [the plans](/pricing)||.");
  expect(shown(setLink(at("See ||."), "/pricing", "Pricing"))).toBe("See [|Pricing|](/pricing).");
});

it("changes the target of a link, and links text of one line only", () => {
  expect(setLink(at("See [the |plans|](/pricng)."), "/pricing", "Pricing").text).toBe(
    "See [the plans](/pricing).",
  );
  expect(setLink(at("See |the plans\n\nAsk|."), "/pricing", "").text).toBe(
    "See [the plans](/pricing)\n\nAsk.",
  );
});

it("removes a link and keeps its text", () => {
  expect(shown(setLink(at("See [the |plans|](/pricing)."), "", ""))).toBe("See |the plans|.");
});

it.each([
  ["- one||", "- one\n- ||"],
  ["- one|| and two", "- one\n- || and two"],
  ["9. nine||", "9. nine\n10. ||"],
  ["> said||", "> said\n> ||"],
  ["- one\n- ||", "- one\n||"],
])("continues the list or quote of %j", (before, after) => {
  const next = continueList(at(before));
  expect(next && shown(next)).toBe(after);
});

it.each(["Words||", "## Heading||", "||- one", "one\n- two\n\n||"])(
  "leaves the Enter key at %j to the browser",
  (before) => expect(continueList(at(before))).toBeUndefined(),
);

it("makes text bold without surrounding spaces, and each paragraph separately", () => {
  expect(toggleBold(at("Say |it |first.")).text).toBe("Say **it** first.");
  expect(toggleBold(at("|One\n\nTwo|")).text).toBe("**One**\n\n**Two**");
  expect(shown(toggleBold(at("Say ||")))).toBe("Say **||**");
});

it("excludes list markers from bold text and links", () => {
  expect(toggleBold(at("|- One\n- Two|")).text).toBe("- **One**\n- **Two**");
  expect(toggleBold(at("|- |One")).text).toBe("- ****One");
  expect(setLink(at("|1. Ask\n2. Wait|"), "/faq", "FAQ").text).toBe("1. [Ask](/faq)\n2. Wait");
});

it("turns the line with the caret into a heading and keeps the caret after it", () => {
  expect(shown(toggleLines(at("One\n\nTwo|| words\n\nThree"), "## "))).toBe("One\n\n## Two words||\n\nThree");
  expect(shown(toggleLines(at("One\n\n||"), "## "))).toBe("One\n\n## ||");
});

it("toggles lines between list kinds and plain text", () => {
  const list = toggleLines(at("|one\ntwo|\n\nthree"), "- ");
  expect(shown(list)).toBe("|- one\n- two|\n\nthree");
  const numbered = toggleLines(list, "1. ");
  expect(shown(numbered)).toBe("|1. one\n2. two|\n\nthree");
  expect(shown(toggleLines(numbered, "1. "))).toBe("|one\ntwo|\n\nthree");
});

it("keeps blank lines between paragraphs", () => {
  expect(shown(toggleLines(at("|one\n\ntwo|"), "1. "))).toBe("|1. one\n\n2. two|");
});
