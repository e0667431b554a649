import { expect, it } from "vitest";
import { wordsOf } from "./page-words";

it.each([
  [
    "what stands before a colon becomes the label",
    { title: "Pricing: plans, limits and every extra | Pingo", name: "Pricing" },
    { label: "Pricing", headline: "Plans, limits and every extra" },
  ],
  [
    "what stands behind the site's name goes with it",
    { title: "Phone tips for small businesses | Pingo blog", name: "Blog" },
    { label: "Blog", headline: "Phone tips for small businesses" },
  ],
  [
    "the name of the page is the label of a title that says something else",
    { title: "One phone number for the whole shop | Pingo", name: "Small business" },
    { label: "Small business", headline: "One phone number for the whole shop" },
  ],
  [
    "nothing is said twice",
    { title: "Call forwarding that follows your day | Pingo", name: "Call forwarding" },
    { label: "", headline: "Call forwarding that follows your day" },
  ],
  [
    "the site's name is no label, since the logo says it",
    { title: "Pingo: a business phone number that always answers", name: "Home" },
    { label: "", headline: "A business phone number that always answers" },
  ],
  [
    "the names of a comparison are its headline",
    { title: "Aircall vs Pingo: call centre or small team", name: "Aircall" },
    { label: "Call centre or small team", headline: "Aircall vs Pingo" },
  ],
  [
    "a colon late in a sentence does not part it",
    { title: "What we learned from a year of missed calls: most came at lunch", name: "Calls" },
    { label: "Calls", headline: "What we learned from a year of missed calls: most came at lunch" },
  ],
])("%s", (_, { title, name }, words) => {
  expect(wordsOf({ route: "/", kind: "page", title, name }, "Pingo")).toEqual(words);
});

it("an article keeps its title whole", () => {
  const page = { route: "/blog/a", kind: "article", title: "AI: what it does", name: "AI: what it does" };
  expect(wordsOf(page, "Pingo")).toEqual({ label: "Blog", headline: "AI: what it does" });
});
