import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
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
  const { rerender } = render(<Preview {...props} {...handlers} html={undefined} />);
  expect(screen.getByRole("status").textContent).toBe("No page shows this file.");
  rerender(<Preview {...props} {...handlers} html="<main></main>" />);
  expect(screen.getByRole("status").textContent).toBe(
    "Not shown yet, but as it was before. No page shows this file.",
  );
});
