import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { JsonObject } from "../../../schema/json-document";
import type { EditorData } from "../editor-context";
import { renderField } from "./render-field.fixture";

const SCHEMA = { title: "Proof", type: "array", maxItems: 3, items: { title: "Fact", type: "string" } };

it("makes an entry of each pasted line, without its bullet, even if there are too many", () => {
  const { latest } = renderField({ schema: SCHEMA, value: ["", "No contract"] });
  const clipboardData = { getData: () => "• Free trial\n2. No card\n\n- Cancel at any time" };
  fireEvent.paste(screen.getByRole("textbox", { name: "Fact 1" }), { clipboardData });
  expect(latest.value).toEqual(["Free trial", "No card", "Cancel at any time", "No contract"]);
  expect(screen.queryByRole("button", { name: "Add fact" })).toBeNull();
});

it("keeps the focus on the button of an entry that has reached the end of its list", async () => {
  const user = userEvent.setup();
  const { latest } = renderField({ schema: SCHEMA, value: ["No contract", "No card"] });
  screen.getByRole("button", { name: "Move Fact 1 down" }).focus();
  await user.keyboard("{Enter}{Enter}");
  expect(latest.value).toEqual(["No card", "No contract"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Fact 2 down" }));
});

it("duplicates an entry of several fields below itself, with its texts, while there is room", async () => {
  const user = userEvent.setup();
  const properties = {
    heading: { title: "Heading", type: "string" },
    text: { title: "Text", type: "string" },
  };
  const card = { title: "Card", type: "object", required: ["heading", "text"], properties };
  const [first, last] = [
    { heading: "No contract", text: "Leave at any time." },
    { heading: "No card", text: "Try it first." },
  ];
  const schema = { title: "Cards", type: "array", maxItems: 3, items: card };
  const { latest } = renderField({ schema, value: [first, last] });
  await user.click(screen.getByRole("button", { name: "Duplicate Card 1" }));
  expect(latest.value).toEqual([first, first, last]);
  // The copy is open, with the focus, for its texts to be changed.
  const copy = screen.getByText("Card 2").closest("details");
  expect(copy?.open).toBe(true);
  expect(copy?.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole("button", { name: /^Duplicate/ })).toBeNull();
});

it("has no button that duplicates an entry of a single text", () => {
  renderField({ schema: SCHEMA, value: ["No contract"] });
  expect(screen.queryByRole("button", { name: /^Duplicate/ })).toBeNull();
});

it("moves the last entry of a list into the next list of its kind, while there is room", async () => {
  const user = userEvent.setup();
  const question = { type: "object", properties: { question: { title: "Question", type: "string" } } };
  const items = { title: "Questions", type: "array", minItems: 1, maxItems: 2, items: question };
  const category = { title: "Category", type: "object", properties: { items } };
  const [price, trial] = [{ question: "Price?" }, { question: "Trial?" }];
  const [card, extra] = [{ question: "Card?" }, { question: "Extra?" }];
  const show = (...lists: object[][]) => {
    const value = lists.map((list) => ({ items: list })) as JsonObject[];
    const write = vi.fn<EditorData["write"]>();
    const state = { content: { field: value } };
    const editor = { state, write } as unknown as EditorData;
    renderField({ schema: { title: "Categories", type: "array", items: category }, value, editor });
    return write;
  };
  const name = "Move Entry 2 down into the list beside this one";
  const write = show([price, trial], [card]);
  await user.click(screen.getByRole("button", { name, hidden: true }));
  expect(write).toHaveBeenCalledWith({ field: [{ items: [price] }, { items: [trial, card] }] });
  cleanup();
  show([price, trial], [card, extra]);
  expect(screen.queryByRole("button", { name, hidden: true })).toBeNull();
});
