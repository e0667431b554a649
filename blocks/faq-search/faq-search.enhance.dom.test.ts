import { beforeEach, expect, it, vi } from "vitest";
import { find } from "../../tests/dom";
import { eventually } from "../../tests/eventually";
import faqSearch from "./faq-search.enhance";
import { startSearch } from "./search";

vi.mock("./search", () => ({ startSearch: vi.fn() }));

function prepare(address = "/faq"): { root: HTMLElement; input: HTMLInputElement } {
  history.replaceState(null, "", address);
  document.body.innerHTML = "<div><input type='search'></div>";
  return { root: find("div"), input: find("input") };
}

beforeEach(() => {
  vi.mocked(startSearch).mockClear();
});

it("loads the search once, when the search box first gets focus", async () => {
  const { root, input } = prepare();
  faqSearch(root);
  await vi.dynamicImportSettled();
  expect(startSearch).not.toHaveBeenCalled();
  input.focus();
  input.blur();
  input.focus();
  await eventually(() => expect(startSearch).toHaveBeenCalledExactlyOnceWith(root));
});

it.each([
  ["the address has a search", "/faq?q=porting", () => {}],
  ["something was typed early", "/faq", (input: HTMLInputElement) => Object.assign(input, { value: "x" })],
  ["the cursor is in the box", "/faq", (input: HTMLInputElement) => input.focus()],
])("starts at once when %s", async (_, address, act) => {
  const { root, input } = prepare(address);
  act(input);
  faqSearch(root);
  await eventually(() => expect(startSearch).toHaveBeenCalledExactlyOnceWith(root));
});

it("reports a missing search box", () => {
  document.body.innerHTML = "";
  expect(() => faqSearch(document.body)).toThrowErrorMatchingInlineSnapshot(
    `[Error: The block has no search box.]`,
  );
});
