import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Version } from "../../api";
import { inEditor } from "../in-editor.fixture";
import { HistoryDialog } from "./history-dialog";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

it("asks to press a version only once there are versions", async () => {
  const version: Version = { commit: "1", date: "2026-11-26 14:30", author: "Ana", title: "Add faxes" };
  vi.stubGlobal("fetch", async () => Response.json([version]));
  render(inEditor(<HistoryDialog />, { entry: { file: "pages/fax.json" } }));
  expect(screen.getByRole("status").textContent).toBe("Loading …");
  await screen.findByText("Add faxes");
  expect(screen.getByRole("status").textContent).toMatch(/^Press one/);
});
