import "../../../tests/dom-gaps";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Version } from "../../api";
import { type EditorData, EditorProvider } from "../editor-context";
import { HistoryDialog } from "./history-dialog";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

it("asks to press a version only once there are versions", async () => {
  const version: Version = { commit: "1", date: "2026-11-26 14:30", author: "Ana", title: "Add faxes" };
  vi.stubGlobal("fetch", async () => Response.json([version]));
  render(
    <EditorProvider value={{ entry: { file: "pages/fax.json" } } as unknown as EditorData}>
      <HistoryDialog />
    </EditorProvider>,
  );
  expect(screen.getByRole("status").textContent).toBe("Loading …");
  await screen.findByText("Add faxes");
  expect(screen.getByRole("status").textContent).toMatch(/^Press one/);
});
