import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadPage } from "../../data/load-page";
import { page, siteOf } from "../../tests/check/project";
import { plainDocument } from "./plain-page";

it("contains the text of the blocks and nothing else", () => {
  const site = siteOf({ "pages/index.json": page() });
  const [ref] = site.pages;
  if (!ref) throw new Error("There is no page.");
  expect(renderToStaticMarkup(plainDocument(loadPage(site, ref)))).toMatchInlineSnapshot(
    `"<html lang="en"><head><meta charSet="utf-8"/><title>A business number that is answered</title><meta name="description" content="A business number for calls and texts, with someone who answers when you are busy elsewhere."/></head><body><main><h1>A business number that is answered</h1><section><h3>Always answered</h3><p>Someone picks up.</p><ul></ul><ul></ul></section></main></body></html>"`,
  );
});
