import { expect, it } from "vitest";
import { find, linksOf, textsOf, wordsOf } from "../parsed-html";
import { documentOf } from "./page";

const page = documentOf("/faq");
const block = find(page, '[data-block="faq-search"]');

it("has the six categories of the specification, each with four to six questions and a link", () => {
  const names = [
    "Getting Started",
    "Pricing & Billing",
    "Features",
    "Team & Collaboration",
    "Technical",
    "Support",
  ];
  expect(textsOf(block, "h2")).toEqual(names);
  const sections = [...block.querySelectorAll("section")];
  expect(sections.map((section) => wordsOf(section.querySelector("h2")))).toEqual(names);
  for (const section of sections) {
    const count = section.querySelectorAll("details").length;
    expect(count, section.id).toBeGreaterThanOrEqual(4);
    expect(count, section.id).toBeLessThanOrEqual(6);
  }
  const links = linksOf(find(block, 'nav[aria-label="Categories"]'));
  expect(links.map(([, address]) => address)).toEqual(sections.map(({ id }) => `#${id}`));
});

it("states the country count of this page", () => {
  const item = [...block.querySelectorAll("details")].find(
    (found) => wordsOf(found.querySelector("summary")) === "Which countries can I get a number in?",
  );
  expect(wordsOf(item)).toContain("in 50+ countries");
});

it("has all its questions in its structured data", () => {
  const data = textsOf(page, 'script[type="application/ld+json"]').join();
  expect(data.match(/"@type":"Question"/g)).toHaveLength(block.querySelectorAll("details").length);
});
