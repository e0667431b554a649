import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type EditorData, EditorProvider } from "../editor-context";
import { Preview } from "./preview";

afterEach(cleanup);

function preview(html: string | undefined) {
  const shown = { data: { html }, isCurrent: true, error: "No page shows this file." };
  const editor = { entry: {}, state: { content: {}, selected: "page" }, preview: shown };
  return (
    <EditorProvider value={editor as unknown as EditorData}>
      <Preview onKey={() => {}} />
    </EditorProvider>
  );
}

/** Simulates a room of that width for the page. */
function stubRoom(width: number): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(readonly report: (entries: object[]) => void) {}
      observe() {
        this.report([{ contentRect: { width, height: 600 } }]);
      }
      disconnect() {}
    },
  );
}

it.each([
  [340, "Phone"],
  [590, "Tablet"],
  [750, "Desktop"],
])("shows a page in a room of %i pixels at a width at which it can be read: %s", (room, width) => {
  stubRoom(room);
  render(preview("<main></main>"));
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe(width);
});

it("does not promise an earlier picture if there is none", () => {
  stubRoom(750);
  const { rerender } = render(preview(undefined));
  expect(screen.getByRole("status").textContent).toBe("No page shows this file.");
  rerender(preview("<main></main>"));
  expect(screen.getByRole("status").textContent).toBe(
    "Not shown yet, but as it was before. No page shows this file.",
  );
});
