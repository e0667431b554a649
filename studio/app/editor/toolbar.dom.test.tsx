import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FileEntry } from "../../api";
import { inEditor } from "../in-editor.fixture";
import { Toolbar } from "./toolbar";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a", useLocation: () => ({}) }));

it("says why a save has failed with the name of the file", () => {
  const entry = { file: "pages/pricing.json", name: "Pricing", route: "/pricing", stayReason: "" };
  const editor = {
    entry: { ...entry, isPublished: true } as FileEntry,
    site: { files: [entry] },
    state: { past: [], future: [] },
    preview: {},
    status: { kind: "failed", message: "pages/pricing.json has been changed outside of the studio." },
  };
  render(inEditor(<Toolbar />, editor));
  expect(screen.getByRole("status").textContent).toContain(
    "Not saved. Pricing (/pricing) has been changed outside of the studio.",
  );
});
