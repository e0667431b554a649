import { expect, it } from "vitest";
import { wordsOf } from "./page-words";

it.each([
  [
    "uses the text before a colon as the label",
    { title: "Pricing: plans, limits and every extra | Pingo", name: "Pricing" },
    { label: "Pricing", headline: "Plans, limits and every extra" },
  ],
  [
    "removes the text after the site's name with it",
    { title: "Phone tips for small businesses | Pingo blog", name: "Blog" },
    { label: "Blog", headline: "Phone tips for small businesses" },
  ],
  [
    "uses the name of the page as the label of a title without it",
    { title: "One phone number for the whole shop | Pingo", name: "Small business" },
    { label: "Small business", headline: "One phone number for the whole shop" },
  ],
  [
    "omits a label that repeats the headline",
    { title: "Call forwarding that follows your day | Pingo", name: "Call forwarding" },
    { label: "", headline: "Call forwarding that follows your day" },
  ],
  [
    "omits the site's name as a label, since the logo shows it",
    { title: "Pingo: a business phone number that always answers", name: "Home" },
    { label: "", headline: "A business phone number that always answers" },
  ],
  [
    "uses the names of a comparison as its headline",
    { title: "Aircall vs Pingo: call centre or small team", name: "Aircall" },
    { label: "Call centre or small team", headline: "Aircall vs Pingo" },
  ],
  [
    "does not split a sentence at a late colon",
    { title: "What we learned from a year of missed calls: most came at lunch", name: "Calls" },
    { label: "Calls", headline: "What we learned from a year of missed calls: most came at lunch" },
  ],
])("%s", (_, { title, name }, words) => {
  expect(wordsOf({ route: "/", kind: "page", title, name }, "Pingo")).toEqual(words);
});

it("keeps the whole title of an article", () => {
  const page = { route: "/blog/a", kind: "article", title: "AI: what it does", name: "AI: what it does" };
  expect(wordsOf(page, "Pingo")).toEqual({ label: "Blog", headline: "AI: what it does" });
});
