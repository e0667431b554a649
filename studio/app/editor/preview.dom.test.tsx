import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type EditorData, EditorProvider } from "../editor-context";
import { Preview } from "./preview";

afterEach(cleanup);

it("does not promise an earlier picture if there is none", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const props = { error: "No page shows this file.", isCurrent: true, selected: "page" as const };
  const handlers = { onClick: () => {}, onKey: () => {}, textAt: () => "" };
  const editor = { readings: new Map() } as unknown as EditorData;
  const preview = (html: string | undefined) => (
    <EditorProvider value={editor}>
      <Preview {...props} {...handlers} html={html} />
    </EditorProvider>
  );
  const { rerender } = render(preview(undefined));
  expect(screen.getByRole("status").textContent).toBe("No page shows this file.");
  rerender(preview("<main></main>"));
  expect(screen.getByRole("status").textContent).toBe(
    "Not shown yet, but as it was before. No page shows this file.",
  );
});
