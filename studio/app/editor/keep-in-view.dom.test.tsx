import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { inEditor } from "../in-editor.fixture";
import { useFollowFocus } from "./keep-in-view";

/** The field with the name of a page, which the same document shows. */
function NameField() {
  useFollowFocus(document);
  return <input aria-label="Name" data-place="name" />;
}

it.each([
  [1, "<main><nav><a>Pricing</a></nav></main>"],
  [0, "<main><nav><a>Home</a></nav><p>Pricing</p></main><footer><a>Pricing</a></footer>"],
])("scrolls to the name of a page %i times in %s", (count, page) => {
  const scrollBy = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
  const preview = document.createElement("div");
  preview.innerHTML = page;
  document.body.replaceChildren(...preview.childNodes, document.createElement("div"));
  const editor = {
    ...{ entry: {}, state: { content: { name: "Pricing" }, selected: "page" }, preview: {} },
    resolveTokens: (text: string) => text,
  };
  render(inEditor(<NameField />, editor), { container: document.body.lastElementChild as HTMLElement });
  screen.getByRole("textbox").focus();
  expect(scrollBy).toHaveBeenCalledTimes(count);
});
