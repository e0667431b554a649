import { expect, it } from "vitest";
import { SiteChecker } from "../../checks/site-checker";
import { page, projectOf, text } from "../../tests/check/project";
import { checkDraft } from "./verdict";

const FILE = "pages/index.json";
const checker = new SiteChecker(projectOf({ [FILE]: page() }));
const { diagnostics } = checker.check();

/** Returns the findings of a page with a text. */
const findingsIn = (words: string) =>
  checkDraft(checker, diagnostics, { file: FILE, text: JSON.stringify(page([text(words)])) }).findings;

it.each([
  ["Pay 4 USD monthly for Lite.", "Pay {{plans.lite.price}} for Lite."],
  ["Lite is 4 USD/month.", "Lite is {{plans.lite.price}}."],
  ["Lite is 4 USD per month, with texts.", "Lite is {{plans.lite.price}}, with texts."],
  ["Lite is $5 each month.", "Lite is {{plans.lite.price}}."],
  ["Standard has 300 minutes monthly.", "Standard has {{plans.standard.voiceMinutes}}."],
])("replaces the period that a fact states too: %s", (words, corrected) => {
  const edits = findingsIn(words).flatMap((finding) => finding.edits ?? []);
  expect(edits.map(({ value }) => value)).toContain(corrected);
});

it.each(["Lite is $5 a year.", "Lite is $5 a month per person."])(
  "suggests no fact that the words after the figure contradict: %s",
  (words) => {
    const [finding] = findingsIn(words);
    expect(finding?.message).toContain("“Lite price”");
    expect(finding?.edits).toEqual([]);
  },
);

it("suggests a fact once, not its aliases too", () => {
  const edits = findingsIn("It takes 14 days.").flatMap((finding) => finding.edits ?? []);
  expect(edits.map(({ fact }) => fact)).toEqual(["Trial", "Money back"]);
});

it("suggests nothing that leads to another fault", () => {
  const [suggested] = findingsIn("Pay 4 USD monthly for Lite.").flatMap(({ edits = [] }) => edits);
  expect(findingsIn(String(suggested?.value))).toEqual([]);
});
