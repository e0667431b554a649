import { EditorView } from "@codemirror/view";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createState } from "../editor/state";
import { renderField } from "./render-field.fixture";
import { parseNumber } from "./value-fields";

const SCHEMA = { title: "Heading", type: "string" };

const heading = () => screen.getByRole("textbox", { name: "Heading" });
const textIn = (element: HTMLElement) => EditorView.findFromDOM(element)?.state.doc.toString();

it("breaks a line on Enter only where the break is shown", () => {
  const { update } = renderField({ schema: SCHEMA, value: "Calls" });
  fireEvent.keyDown(heading(), { key: "Enter" });
  expect(textIn(heading())).toBe("Calls");
  update({ schema: { ...SCHEMA, format: "markdown" } });
  fireEvent.keyDown(heading(), { key: "Enter" });
  expect(textIn(heading())).toBe("\nCalls");
});

it("does not replace by a line break what says what to write", () => {
  const goToPath = vi.fn();
  const state = createState({ field: "[Introduction]", other: "[Other]" });
  const schema = { ...SCHEMA, format: "markdown" };
  renderField({ schema, value: "[Introduction]", editor: { state, goToPath } });
  heading().focus();
  fireEvent.keyDown(heading(), { key: "Enter" });
  expect(textIn(heading())).toBe("[Introduction]");
  expect(goToPath).toHaveBeenCalledWith(["other"]);
});

it("shows the value of a token as soon as it is known", () => {
  const text = "Choose {{item.name}} if";
  const { update } = renderField({ schema: SCHEMA, value: text });
  expect(heading().textContent).toBe(text);
  update({ editor: { resolveTokens: (token) => token.replace("{{item.name}}", "Quo") } });
  expect(heading().textContent).toBe("Choose Quo if");
});

it("shows bold words, links and headings of Markdown as such, also those that are typed", () => {
  const text = "See **two** [plans](/pricing).\n\n## Limits";
  const schema = { ...SCHEMA, format: "markdown", maxLength: 900 };
  const { replace } = renderField({ schema, value: text });
  const shown = (style: string) =>
    [...heading().querySelectorAll(`.${style}`)].map(({ textContent }) => textContent);
  expect(shown("font-bold")).toEqual(["two", "Limits"]);
  expect(shown("underline")).toEqual(["plans"]);
  expect(shown("text-muted")).toEqual(["**", "**", "[", "](/pricing)", "## "]);
  replace("See **two** [plans](/pricing) and **three**.");
  expect(shown("font-bold")).toEqual(["two", "three"]);
});

it("shows Markdown as it is where it is not one", () => {
  renderField({ schema: SCHEMA, value: "See **two**" });
  expect(heading().querySelector(".font-bold")).toBeNull();
});

/** Replaces the text in the field. */
function type(text: string) {
  heading().focus();
  const view = EditorView.findFromDOM(heading());
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}

it("counts the characters that are left in a text, but not in a number", () => {
  const { update } = renderField({ schema: { ...SCHEMA, maxLength: 20 }, value: "All your calls" });
  expect(screen.getByText("6 characters left")).toBeTruthy();
  update({ schema: { ...SCHEMA, maxLength: 3, format: "numeral" } });
  expect(screen.queryByText(/left/)).toBeNull();
});

it("writes a typed text without the spaces around it, which stay in its field until it is left", () => {
  const { latest, replace } = renderField({ schema: SCHEMA, value: "Calls" });
  const other = document.body.appendChild(document.createElement("input"));
  type(" All calls ");
  expect(latest.value).toBe("All calls");
  expect(textIn(heading())).toBe(" All calls ");
  act(() => other.focus());
  expect(latest.value).toBe("All calls");
  expect(textIn(heading())).toBe("All calls");
  // What undo brings back is left as it is.
  replace("All calls ");
  heading().focus();
  act(() => other.focus());
  expect(latest.value).toBe("All calls ");
});

it("keeps the space before what a dialog is about to insert", () => {
  renderField({ schema: SCHEMA, value: "Calls" });
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  const input = dialog.appendChild(document.createElement("input"));
  type("Calls for ");
  act(() => input.focus());
  expect(textIn(heading())).toBe("Calls for ");
});

const SETUP = {
  schema: { title: "Price", description: "Such as {{plans.standard.price}}.", type: "number" },
  value: 12,
  editor: { resolveTokens: (text: string) => text.replace("{{plans.standard.price}}", "$12 a month") },
};

const price = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Price" });

it.each([
  ["38", 38],
  ["$38", 38],
  [" 38.50 ", 38.5],
  ["1,000", 1000],
  ["$1,250,000.75", 1_250_000.75],
  ["-3", -3],
  [".5", 0.5],
])("reads %j as a number", (text, number) => expect(parseNumber(text)).toBe(number));

it.each(["", "$", ".", "abc", "13,50", "1,00", "12.5O", "1e3", "0x10", "38 dollars"])(
  "does not guess a number from %j",
  (text) => expect(parseNumber(text)).toBeNaN(),
);

it("writes what is no number as it is, with a message, so that undo takes it back", async () => {
  const user = userEvent.setup();
  const { latest, replace } = renderField(SETUP);
  await user.clear(price());
  await user.type(price(), "13,50");
  expect(latest.value).toBe("13,50");
  expect(price().getAttribute("aria-invalid")).toBe("true");
  const described = price().getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Such as $12 a month.",
    "Write a number, such as 38.50. ",
  ]);
  replace(12);
  expect(price().value).toBe("12");
  expect(price().hasAttribute("aria-invalid")).toBe(false);
});

it("goes on to the next text to write on Enter", () => {
  const goToPath = vi.fn();
  const state = createState({ field: 12, other: "[Other]" });
  renderField({ ...SETUP, editor: { ...SETUP.editor, state, goToPath } });
  price().focus();
  fireEvent.keyDown(price(), { key: "Enter" });
  expect(goToPath).toHaveBeenCalledWith(["other"]);
});

it("suggests a whole number where the schema asks for one", async () => {
  renderField({ ...SETUP, schema: { ...SETUP.schema, type: "integer" } });
  await userEvent.clear(price());
  expect(screen.getByText("Write a number, such as 38.")).toBeTruthy();
});

it("keeps a number as it is typed", async () => {
  const user = userEvent.setup();
  const { latest } = renderField(SETUP);
  await user.clear(price());
  await user.type(price(), "$1,350");
  expect(latest.value).toBe(1350);
  expect(price().value).toBe("$1,350");
});

it("removes an optional number when its empty field is left", async () => {
  const user = userEvent.setup();
  const schema = { type: "object", properties: { size: { title: "Size", type: "number" } } };
  const { latest } = renderField({ schema, value: { size: 12 } });
  const size = screen.getByRole<HTMLInputElement>("textbox", { name: "Size" });
  await user.clear(size);
  expect(document.activeElement).toBe(size);
  await user.keyboard("5");
  expect(latest.value).toEqual({ size: 5 });
  await user.clear(size);
  await user.tab();
  expect(latest.value).toEqual({});
  expect(screen.getByRole("button", { name: "Add size" })).toBeTruthy();
});

it("offers the other groups in use", async () => {
  const links = ["Help", "Company", "Help", "[Group]"].map((group) => ({ group }));
  const setup = { schema: { title: "Group", type: "string", "x-grouping": true }, value: "[Group]" };
  const path = ["links", 3, "group"];
  const { latest } = renderField({ ...setup, path, editor: { state: createState({ links }, "page") } });
  expect(screen.getAllByRole("button", { name: /^Take/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Take “Company”" }));
  expect(latest.value).toBe("Company");
  expect(screen.getByRole("button", { name: /^Take/ }).textContent).toBe("Take “Help”");
});
