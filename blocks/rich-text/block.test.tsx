import { expect, it } from "vitest";
import { renderInSite } from "../../tests/render";
import RichText from "./block";

const BODY = "Intro\n\n## Fees\n\nText\n\n### Detail\n\nText\n\n## Fees\n\nText";

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

it("lists the main headings of the text, each with a link to it", () => {
  const html = renderInSite(<RichText body={BODY} contents />);
  const targets = all(html, /href="#([^"]+)"/g);
  expect(targets).toEqual(["fees", "fees-2"]);
  expect(all(html, /<h2 id="([^"]+)"/g)).toEqual(targets);
  expect(html).toContain('<nav aria-label="On this page"');
});

it("renders the headings of the text one level below the section's heading", () => {
  const html = renderInSite(<RichText heading="What we charge" body={BODY} contents />);
  expect(all(html, /<(h\d)/g)).toEqual(["h2", "h3", "h4", "h3"]);
  expect(all(html, /href="#([^"]+)"/g)).toEqual(["fees", "fees-2"]);
});

it("has no contents when the text has no headings", () => {
  expect(renderInSite(<RichText body="Only a paragraph." contents />)).not.toContain("<nav");
});

it("has neither contents nor ids by default, so that two texts can be on one page", () => {
  const html = renderInSite(<RichText body={BODY} contents={false} />);
  expect(html).not.toMatch(/<nav|id=/);
});

it("separates a heading's number visually, and keeps it in the accessible text", () => {
  const html = renderInSite(<RichText body={"## 10. Law\n\nText"} contents />);
  expect(html).toMatch(/<span[^>]*>10\. <\/span><span[^>]*>Law<\/span>/);
  expect(html).toContain('href="#law"');
});

it("does not treat a year or an amount at the start of a heading as its number", () => {
  const html = renderInSite(<RichText body={"## 2025 in numbers\n\nText"} contents />);
  expect(html).toContain(">2025 in numbers</span></a>");
});
