import { expect, it } from "vitest";
import { renderInSite } from "../../tests/render";
import RichText from "./block";

const BODY = "Intro\n\n## Fees\n\nText\n\n### Detail\n\nText\n\n## Fees\n\nText";

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

it("lists the main headings of the text, each with a link that leads to it", () => {
  const html = renderInSite(<RichText body={BODY} contents />);
  const targets = all(html, /href="#([^"]+)"/g);
  expect(targets).toEqual(["fees", "fees-2"]);
  expect(all(html, /<h2 id="([^"]+)"/g)).toEqual(targets);
  expect(html).toContain('<nav aria-label="On this page"');
});

it("has no contents where the text has no headings", () => {
  expect(renderInSite(<RichText body="Only a paragraph." contents />)).not.toContain("<nav");
});

it("has neither contents nor ids unless asked, so that two texts can stand on one page", () => {
  const html = renderInSite(<RichText body={BODY} contents={false} />);
  expect(html).not.toMatch(/<nav|id=/);
});
