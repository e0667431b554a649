import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useReducer } from "react";
import { expect, it } from "vitest";
import { inEditor } from "../in-editor.fixture";
import { Outline } from "./outline";
import { createState, reducer } from "./state";

it.each([
  [1, { type: "hero", props: {} }],
  [0, { use: "plans" }],
])("offers %i times to duplicate %j", (count, block) => {
  const editor = { state: { content: { blocks: [block] }, selected: 0 }, site: { blocks: [] }, findings: [] };
  render(inEditor(<Outline />, { ...editor, resolveTokens: (text: string) => text }));
  expect(screen.queryAllByRole("button", { name: /^Duplicate/ })).toHaveLength(count);
  expect(screen.getByRole("button", { name: /^Delete/ })).toBeTruthy();
});

/** The outline of a page with three blocks, whose changes take effect. */
function Live() {
  const blocks = ["hero", "faq", "cta"].map((type) => ({ type, props: {} }));
  const [state, dispatch] = useReducer(reducer, createState({ blocks }, 0));
  const editor = { site: { blocks: [] }, findings: [], resolveTokens: (text: string) => text };
  return inEditor(<Outline />, { ...editor, state, dispatch });
}

it("selects blocks with the arrow keys, duplicates one with Ctrl+D, and deletes one with Delete", async () => {
  render(<Live />);
  const user = userEvent.setup();
  const focused = () => document.activeElement?.textContent?.trim();
  const blocks = () =>
    screen.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent);
  screen.getByRole("button", { name: /^Title and description/ }).focus();
  await user.keyboard("{Delete}{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("faq");
  await user.keyboard("{Control>}{d>3/}{/Control}");
  expect(blocks()).toEqual(["hero", "faq", "faq", "cta"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Backspace}");
  expect(blocks()).toEqual(["hero", "faq", "faq"]);
  expect(focused()).toBe("faq");
  await user.keyboard("{ArrowUp}{ArrowUp}{Delete}{ArrowUp}");
  expect(blocks()).toEqual(["faq", "faq"]);
  expect(focused()).toBe("Title and description");
  await user.keyboard("{ArrowDown}{Delete}{Delete}");
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  expect(focused()).toBe("Title and description");
});
