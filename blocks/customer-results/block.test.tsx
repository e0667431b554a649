import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import CustomerResults from "./block";
import type { CustomerResultsProps } from "./props.gen";

const html = (items: CustomerResultsProps["items"]) =>
  renderToStaticMarkup(<CustomerResults heading="Results" items={items} />);

it("shows a figure without an empty quote or speaker", () => {
  const bare = html([
    { figure: "80%", label: "fewer missed calls" },
    { figure: "5", label: "people on one number" },
  ]);
  expect(bare).not.toContain("<blockquote");
  expect(bare).not.toMatch(/<(p|span)[^>]*><\/\1>/);
});

it("names the speaker of each quote, and only the business when there is no quote", () => {
  const mixed = html([
    { figure: "80%", label: "fewer missed calls", quote: "It rings when it should.", person: "Tomás Reyes" },
    { figure: "5", label: "people on one number", business: "Whitlock Translations" },
  ]);
  expect(mixed).toMatch(/It rings when it should\.<\/blockquote><p[^>]*><span[^>]*>Tomás Reyes</);
  expect(mixed).toContain("Whitlock Translations");
  expect(mixed.match(/<blockquote/g)).toHaveLength(1);
});
