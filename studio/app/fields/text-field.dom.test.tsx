import { EditorView } from "@codemirror/view";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderField } from "./render-field.fixture";

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

/** Types into the field, and moves the focus to another element. */
function typeAndLeave(text: string, target: Element) {
  heading().focus();
  const view = EditorView.findFromDOM(heading());
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
  act(() => (target as HTMLElement).focus());
}

it("removes the spaces around a typed text when its field is left", () => {
  const { latest, replace } = renderField({ schema: SCHEMA, value: "Calls" });
  const other = document.body.appendChild(document.createElement("input"));
  typeAndLeave(" All calls ", other);
  expect(latest.value).toBe("All calls");
  expect(textIn(heading())).toBe("All calls");
  // What undo brings back is left as it is.
  replace("All calls ");
  heading().focus();
  act(() => other.focus());
  expect(latest.value).toBe("All calls ");
});

it("keeps the space before what a dialog is about to insert", () => {
  const { latest } = renderField({ schema: SCHEMA, value: "Calls" });
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  typeAndLeave("Calls for ", dialog.appendChild(document.createElement("input")));
  expect(latest.value).toBe("Calls for ");
});
