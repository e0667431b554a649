import { expect, it } from "vitest";
import { renderInSite } from "../../tests/render";
import Faq from "./block";

const html = renderInSite(
  <Faq
    heading="Questions"
    items={[
      { question: "Is it free?", answer: "For **14 days**.\n\nThen see [the plans](/pricing)." },
      { question: "Is it safe?", answer: "Yes: [no script](javascript:alert(1)) runs." },
    ]}
  />,
);

it("lets several answers be open at once, closed at first", () => {
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).not.toMatch(/<details[^>]* (name|open)=/);
});

it("has each question as a heading inside its summary", () => {
  expect(html.match(/<summary[^>]*><h3/g)).toHaveLength(2);
});

it("draws answers from Markdown, without unsafe links", () => {
  expect(html).toContain("<p>For <strong>14 days</strong>.</p>");
  expect(html).toContain('href="/pricing"');
  expect(html).not.toContain("javascript:");
});
