import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FileEntry } from "../../api";
import { inEditor } from "../in-editor.fixture";
import { SharePreview } from "./share-preview";

function show(entry: Partial<FileEntry>, content = {}): void {
  const preview = { data: { metadata: { title: "Fax service", description: "We fax for you." } } };
  const editor = { entry, state: { content }, preview, isChanged: false };
  render(inEditor(<SharePreview />, editor));
}

it("shows an unpublished page as search results will, without the picture that is not drawn yet", () => {
  show({ route: "/features/fax", isPublished: false });
  expect(screen.getByText("pingo › features › fax").nextSibling?.textContent).toBe("Fax service");
  expect(screen.queryByRole("presentation")).toBeNull();
  screen.getByText(/It appears here when the page has been published/);
});

it("shows the picture that an unpublished page has chosen", () => {
  show(
    { route: "/features/fax", isPublished: false },
    { shareImage: "/share/fax.png", shareImageAlt: "A fax" },
  );
  expect(screen.getByRole("img", { name: "A fax" }).getAttribute("src")).toBe("/share/fax.png");
});

it("shows nothing for the not-found page", () => {
  show({ route: "/404", isPublished: true });
  expect(screen.queryByText("In search results")).toBeNull();
});
