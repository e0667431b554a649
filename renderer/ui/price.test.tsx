import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Price } from "./price";

/** What is read aloud: the words without their elements. */
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, "");

it("says in words which price is struck through", () => {
  const html = renderToStaticMarkup(<Price price="$4" listPrice="$10" />);
  expect(html).toMatch(/<s [^>]*><span class="sr-only">List price <\/span>\$10<\/s>/);
  expect(wordsOf(html)).toBe("List price $10now $4");
});

it("shows a price without discount alone", () => {
  const html = renderToStaticMarkup(<Price price="Custom" />);
  expect(html).not.toContain("<s ");
  expect(wordsOf(html)).toBe("Custom");
});

it("sets both prices larger where it is asked to", () => {
  expect(renderToStaticMarkup(<Price price="$4" listPrice="$10" size="large" />)).toMatch(
    /text-xl.*text-4xl/,
  );
});
