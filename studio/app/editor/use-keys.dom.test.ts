import { fireEvent, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { EditorData } from "../editor-context";
import { stepHistory } from "./step-history";
import { useKeys } from "./use-keys";

vi.mock("./step-history", () => ({ stepHistory: vi.fn() }));

it("undoes a step of the file, but leaves to the browser what is typed into a search or a request", () => {
  document.body.innerHTML = '<input><form><input type="search"></form>';
  const editor = {} as EditorData;
  renderHook(() => useKeys(editor));
  const [field, search] = document.querySelectorAll("input");
  // It returns false if the browser must not do what it does by default.
  expect(fireEvent.keyDown(search as Element, { key: "z", ctrlKey: true })).toBe(true);
  expect(stepHistory).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field as Element, { key: "z", ctrlKey: true })).toBe(false);
  expect(stepHistory).toHaveBeenLastCalledWith(editor, "undo");
  expect(fireEvent.keyDown(field as Element, { key: "Z", ctrlKey: true, shiftKey: true })).toBe(false);
  expect(stepHistory).toHaveBeenLastCalledWith(editor, "redo");
});
