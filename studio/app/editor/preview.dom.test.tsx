import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { inEditor } from "../in-editor.fixture";
import { Preview } from "./preview";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

function preview(html: string | undefined, more: object = {}) {
  const shown = { data: { html, route: "/" }, isCurrent: true, error: "No page shows this file." };
  const editor = {
    ...{ entry: {}, state: { content: {}, selected: "page" }, preview: shown, site: { files: [] } },
    ...more,
  };
  return inEditor(<Preview onKey={() => {}} />, editor);
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
    "Your last change is not shown yet. No page shows this file.",
  );
});

it("offers the published pages that show a shared block, and asks for the chosen one", () => {
  stubRoom(750);
  const showOn = vi.fn();
  const entry = { route: "/", shownOn: ["/", "/dlores", "/fax"] };
  const files = [
    { route: "/fax", isPublished: false },
    { route: "/dlores", isPublished: true, name: "Dlores", stayReason: "" },
  ];
  render(preview("<main></main>", { entry, site: { files }, showOn }));
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Page" });
  expect([...choice.options].map(({ text }) => text)).toEqual(["/", "Dlores"]);
  fireEvent.change(choice, { target: { value: "/dlores" } });
  expect(showOn).toHaveBeenCalledWith("/dlores");
});

it("offers no choice if one page shows the file", () => {
  stubRoom(750);
  render(preview("<main></main>", { entry: { route: "/", shownOn: ["/"] } }));
  expect(screen.queryByRole("combobox")).toBeNull();
});
