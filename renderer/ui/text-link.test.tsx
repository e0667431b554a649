import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { relOf, TextLink } from "./text-link";

it.each([
  ["/pricing", undefined],
  ["#plans", undefined],
  ["mailto:hello@pingo.test", undefined],
  ["tel:+12025550142", undefined],
  ["https://example.com", "noopener"],
  ["HTTP://example.com", "noopener"],
])("returns for %s the rel %s", (address, rel) => {
  expect(relOf(address)).toBe(rel);
});

it("renders a link with the given class", () => {
  expect(renderToStaticMarkup(<TextLink to="/pricing">Prices</TextLink>)).toBe(
    '<a href="/pricing" class="text-link">Prices</a>',
  );
  expect(
    renderToStaticMarkup(
      <TextLink to="https://example.com" className="py-2">
        Elsewhere
      </TextLink>,
    ),
  ).toBe('<a href="https://example.com" rel="noopener" class="py-2 text-link">Elsewhere</a>');
});
